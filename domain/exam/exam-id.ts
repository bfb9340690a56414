/**
 * How exams are drawn from a seed; raised when another draw gives another exam. An exam of an earlier edition that was begun before counts as one whose content
 * has changed since: it is on the device that took it, and is scored by its seal.
 */
export const DRAW_EDITION = 2

/** An exam's id names all that made it, so that any gateway with that content can build it again. */
export function examId(courseId: string, seed: number, contentVersion: string): string {
  return `${courseId}~${seed}~${contentVersion}~${DRAW_EDITION}`
}

/** Reads an id made by `examId`, of this edition or an earlier one; undefined for any other. */
export function readExamId(
  id: string,
): { courseId: string; seed: number; contentVersion: string; edition: number } | undefined {
  const match = /^([A-Z0-9-]+)~(\d{1,10})~([\w.-]+)(?:~(\d{1,4}))?$/.exec(id)
  if (!match?.[1] || !match[2] || !match[3]) return undefined
  const seed = Number(match[2])
  // the first edition had no number
  const edition = Number(match[4] ?? 1)
  return seed <= 0xffff_ffff ? { courseId: match[1], seed, contentVersion: match[3], edition } : undefined
}

/** The seeds of the exams among a student's attempts that were drawn as exams are now, in the order of the attempts. */
export const seedsOf = (attempts: readonly { examId: string }[]): number[] =>
  attempts.flatMap(({ examId: id }) => {
    const made = readExamId(id)
    return made?.edition === DRAW_EDITION ? [made.seed] : []
  })
