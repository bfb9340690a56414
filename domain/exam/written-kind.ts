/** `**Analyze data.** In tomatoes …` */
const HEADING = /^\s*\*\*([^*]+?)\.?\*\*/

/**
 * The kind of free-response question that a written one is: what its prompt begins with in bold, as the examination's own do.
 * @returns without its full stop; undefined where it begins with nothing in bold
 */
export const writtenKind = ({ prompt }: { prompt: string }): string | undefined => HEADING.exec(prompt)?.[1]?.trim()
