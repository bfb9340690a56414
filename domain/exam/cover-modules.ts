import type { ExamOf } from './exam.ts'

type Module = { id: string; title: string }

/**
 * The distinct modules of an exam's items, in the order in which they first appear (EXI-04). A module the outline does not know is
 * called by its id; an item that names none is not counted (OPN-100).
 */
export function coverModules(exam: Pick<ExamOf<unknown>, 'questions'>, outline: readonly Module[]): Module[] {
  const titles = new Map(outline.map(({ id, title }) => [id, title]))
  const ids = new Set(exam.questions.flatMap(({ moduleId }) => moduleId ?? []))
  return [...ids].map((id) => ({ id, title: titles.get(id) ?? id }))
}
