/** How many of the things are such, 0 to 1; undefined where there is none of them. */
export function share<T>(things: readonly T[], isSuch: (thing: T) => boolean): number | undefined {
  return things.length === 0 ? undefined : things.filter(isSuch).length / things.length
}

/** Words and numbers of a text as a student sees it: a place of a template counts as one, a formula by its parts. */
export function countWords(text: string): number {
  return text.replaceAll(/@\{[^}]*\}/g, ' 0 ').match(/\p{L}[\p{L}\p{M}'’]*|\p{N}+(?:[.,]\p{N}+)*/gu)?.length ?? 0
}

/** Whether a count lies between the least and the most, both included. */
export const isWithin = (count: number, { least, most }: { least: number; most: number }): boolean =>
  count >= least && count <= most
