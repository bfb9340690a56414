import type { Idea } from '#domain/content/idea.ts'
import type { Problem } from '../problem.ts'
import type { ModuleFiles } from '../read-module.ts'
import type { FilePath, LoadedFile } from '../read-yaml-file.ts'

type Report = (loaded: LoadedFile<unknown>, path: FilePath, message: string, severity?: Problem['severity']) => void

const TOLD = ['reply', 'simpler', 'why', 'example', 'use'] as const satisfies readonly (keyof Idea)[]
const FEWEST_IDEAS = 3

/** What Ilm says of a module's lessons (content/README.md, "What Ilm says"): ids, every key term taken up once, nothing said twice. */
export function checkIdeas(
  { ideas, lessons }: Pick<ModuleFiles, 'ideas' | 'lessons'>,
  checkLessonId: (loaded: LoadedFile<unknown>, path: FilePath, id: string) => void,
  report: Report,
): void {
  if (!ideas) return
  for (const [lessonId, own] of Object.entries(ideas.data)) {
    checkLessonId(ideas, [lessonId], lessonId)
    const content = lessons.get(lessonId)?.data.content
    if (!content) continue
    const say = (message: string, path: FilePath = [], severity: Problem['severity'] = 'error') =>
      report(ideas, [lessonId, ...path], `${lessonId}: ${message}`, severity)
    if (own.length < FEWEST_IDEAS) say(`${own.length} ideas; at least ${FEWEST_IDEAS} are asked for`, [], 'warning')
    const sections = new Set(content.map(({ id }) => id))
    const terms = new Set(content.flatMap(({ keyTerms }) => keyTerms.map(({ term }) => term)))
    const names = new Set<string>()
    const taken = new Set<string>()
    const said = new Set<string>()
    for (const [index, idea] of own.entries()) {
      if (names.has(idea.name.toLowerCase())) say(`two ideas are called ${idea.name}`, [index, 'name'])
      names.add(idea.name.toLowerCase())
      if (!sections.has(idea.section)) say(`there is no section ${idea.section}`, [index, 'section'])
      for (const term of idea.terms) {
        if (!terms.has(term)) say(`${term} is no key term of this lesson`, [index, 'terms'])
        if (taken.has(term)) say(`two ideas take up ${term}`, [index, 'terms'])
        taken.add(term)
      }
      for (const field of TOLD) {
        if (said.has(idea[field])) say(`${field} of ${idea.name} is said twice`, [index, field])
        said.add(idea[field])
      }
    }
    for (const term of terms) if (!taken.has(term)) say(`no idea takes up the key term ${term}`, [], 'warning')
  }
}
