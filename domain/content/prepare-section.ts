import { isLoose, type Loose } from '../response/is-loose.ts'
import { withTextId } from '../response/loose-response.ts'

type Mend = (part: Loose, index: number) => Loose

/**
 * A lesson section of any gateway before it is read: the fields of LES-15..26 may each be missing, so what our schema cannot do
 * without is filled in plainly, and a part is not lost for want of a title. A section that is a text holds it.
 * @param index place in the lesson, from 0, for a section without an id
 */
export function preparedSection(section: unknown, index: number): unknown {
  const named = withTextId(typeof section === 'string' ? { text: section } : section)
  if (!isLoose(named)) return named
  const mended = Object.entries(named).map(([name, part]) => [name, mendedPart(part, PARTS.get(name))] as const)
  return { ...Object.fromEntries(mended), id: named.id ?? `section-${index + 1}` }
}

function mendedPart(part: unknown, mend: Mend | undefined): unknown {
  if (!mend) return part
  if (Array.isArray(part)) return part.map((one, index) => (isLoose(one) ? mend(one, index) : one))
  return isLoose(part) ? mend(part, 0) : part
}

const withTitle =
  (name: string): Mend =>
  (part, index) => ({ ...part, title: part.title ?? `${name} ${index + 1}` })

/** An empty cell keeps its place. */
const cellOf = (cell: unknown) => (cell === null || typeof cell === 'boolean' ? '' : cell)

const PARTS: ReadonlyMap<string, Mend> = new Map<string, Mend>([
  ['media', (medium) => ({ ...medium, type: medium.type ?? 'image' })],
  ['comparison', withTitle('Card')],
  ['examples', withTitle('Example')],
  ['interactiveElement', (element) => ({ ...element, type: element.type ?? 'list' })],
  ['caseStudy', (study) => ({ ...study, title: study.title ?? 'A case', scenario: study.scenario ?? '' })],
  ['activity', (activity) => ({ ...activity, description: activity.description ?? '' })],
  ['keyTerms', (term) => ({ ...term, definition: term.definition ?? '' })],
  [
    'comparisonTable',
    (table) => ({
      ...table,
      headers: table.headers ?? [],
      rows: Array.isArray(table.rows)
        ? table.rows.map((row) => (Array.isArray(row) ? row.map(cellOf) : row))
        : (table.rows ?? []),
    }),
  ],
  [
    'workedExample',
    (example) => ({
      ...example,
      problem: example.problem ?? '',
      answer: example.answer ?? '',
      steps: Array.isArray(example.steps)
        ? example.steps.map((step) => (isLoose(step) ? { ...step, action: step.action ?? '' } : { action: step }))
        : (example.steps ?? []),
    }),
  ],
])
