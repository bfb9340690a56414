import type { CourseGuide } from './course-guide.ts'
import { type GuidedLesson, type LessonSection, sectionExamples } from './course-passages.ts'
import { firstWords, inSentences, paragraphsOf, tableOf } from './section-idea.ts'

/** What a piece of a lesson does for a student. */
export type TellingKind =
  | 'definition'
  | 'short'
  /** what the lesson is about: it announces, and answers nothing */
  | 'summary'
  | 'text'
  | 'case'
  /** of a key term, a line */
  | 'instance'
  | 'method'
  | 'why'
  | 'mix-up'
  /** in working a problem */
  | 'slip'
  | 'use'
  | 'comparison'
  /** a case that asks the student to guess what comes: it begins a lesson, and answers nothing */
  | 'hook'
  /** what a drawing shows, where the drawing itself is not shown */
  | 'picture'

/** One piece of a lesson that can be told by itself. */
export type Telling = {
  kind: TellingKind
  text: string
  section?: LessonSection | undefined
  /** what stands before it in its section, where it goes on with that: "So the derivative is …" */
  leansOn?: string | undefined
}

/** Words of one piece: half a minute's reading. */
const MOST_WORDS = 85
const REASONS =
  /\b(?:because|since|so that|therefore|hence|due to|(?:which|that|this) is why|as a result|the reason|means that|leads to|comes from|depends on)\b|[,;:.] so\b/i

const ASKS_TO_GUESS = /\*\*(?:Before you|Predict)\b/
const kindOf = (chunk: string): TellingKind =>
  ASKS_TO_GUESS.test(chunk) ? 'hook' : REASONS.test(chunk) ? 'why' : 'text'

/** Begins with a word for what was said before it. */
const GOES_ON =
  /^(?:so|then|but|and|this|that|these|those|it|its|they|both|again|such|(?:in )?the (?:last|first|second|third|same|other|others|rest))\b/i

/** The text of a section in pieces. */
function piecesOf(section: LessonSection): Telling[] {
  const chunks = chunksOf(section.text ?? '')
  return chunks.map((text, index) => {
    const before = chunks[index - 1]
    const leans = before !== undefined && kindOf(before) !== 'hook' && GOES_ON.test(text)
    return { kind: kindOf(text), text, section, ...(leans && { leansOn: before }) }
  })
}

/** Everything a lesson can tell, the given section first, then in the lesson's own order. Every statement is the lesson's own. */
export function tellingsOf(guide: CourseGuide, place: GuidedLesson, first?: LessonSection): Telling[] {
  const { lesson } = place
  const sections = first ? [first, ...lesson.content.filter((section) => section !== first)] : [...lesson.content]
  return [
    ...sections.flatMap(tellingsOfSection),
    ...(lesson.summary ? [{ kind: 'summary' as const, text: lesson.summary }] : []),
    ...(lesson.realWorldApplication
      ? [{ kind: 'use' as const, text: `**${lesson.title} in real life**\n\n${lesson.realWorldApplication}` }]
      : []),
    ...mixUpsOf(guide, place),
    ...cardsOf(guide, place),
  ].filter(({ text }) => text.trim() !== '')
}

/** The lesson's own mix-up, as the unit knows it: what is believed, what is so, why it tempts. */
function mixUpsOf(guide: CourseGuide, { lesson }: GuidedLesson): Telling[] {
  const own = lesson.commonMisconception
  const known = own?.id === undefined ? undefined : guide.misconception(own.id)
  if (!own) return []
  const belief = (known?.belief ?? own.misconception).replace(/\.$/, '')
  const why = known ? `Why it is tempting: ${known.why}` : (own.explanation ?? '')
  return [
    {
      kind: 'mix-up',
      text: [`Many students think: *“${belief}.”*`, known?.correction ?? own.correction, why]
        .filter(Boolean)
        .join('\n\n'),
    },
  ]
}

function cardsOf(guide: CourseGuide, place: GuidedLesson): Telling[] {
  return (
    guide
      .passages()
      .filter((passage) => passage.kind === 'card' && passage.place === place)
      // bold in bold would end it
      .map(({ title, text }): Telling => ({ kind: 'short', text: `**${title.replaceAll('**', '')}** ${text}` }))
  )
}

function tellingsOfSection(section: LessonSection): Telling[] {
  const { keyTerms, comparison, comparisonTable, workedExample, diagram } = section
  const tell = (kind: TellingKind, told: string): Telling => ({ kind, text: told, section })
  return [
    ...keyTerms.map(({ term, definition }) => tell('definition', `**${term}:** ${definition}`)),
    ...piecesOf(section),
    ...(comparison.length > 0 ? [tell('comparison', comparisonLines(section))] : []),
    ...(comparisonTable ? [tell('comparison', tableOf(comparisonTable))] : []),
    ...(workedExample ? [tell('method', methodOf(workedExample))] : []),
    ...(workedExample?.commonMistake ? [tell('slip', `A slip to watch for: ${workedExample.commonMistake}`)] : []),
    ...keyTerms.flatMap(({ term, examples }) =>
      examples.map((one) => tell('instance', `**${term}**, for example: ${one}`)),
    ),
    ...sectionExamples(section).map((one) => tell('case', `**${one.title}**\n\n${chunksOf(one.text, 170)[0] ?? ''}`)),
    ...(diagram?.description ? [tell('picture', diagram.description)] : []),
  ]
}

/** The two or more sides of a comparison, a line each. */
export const comparisonLines = ({ comparison }: Pick<LessonSection, 'comparison'>): string =>
  comparison
    .map(
      ({ title, definition, characteristics }) =>
        `- **${title}:** ${inSentences([definition, ...characteristics.slice(0, definition ? 1 : 2)])}`,
    )
    .join('\n')

/** Words of a problem that its steps come with. */
const PROBLEM_WORDS = 70

/** How a worked example goes about it: its problem, its strategy and what is done, without the numbers. */
function methodOf({ problem, strategy, steps, commonMistake }: NonNullable<LessonSection['workedExample']>): string {
  const actions = steps.map(
    ({ action, reasoning }, index) => `${index + 1}. ${action}${reasoning ? ` ${reasoning}` : ''}`,
  )
  const about = `For example: ${firstWords(problem, PROBLEM_WORDS)}`
  return [about, strategy, actions.join('\n'), commonMistake ? `Watch out: ${commonMistake}` : '']
    .filter(Boolean)
    .join('\n\n')
}

/** Whole paragraphs of about `most` words together; one that ends in a colon keeps what it announces, and what asks to guess ends a piece. */
function chunksOf(markdown: string, most = MOST_WORDS): string[] {
  const chunks: string[] = []
  let open: string[] = []
  let words = 0
  for (const paragraph of paragraphsOf(markdown)) {
    const length = paragraph.split(/\s+/).length
    const isAnnounced = open.at(-1)?.trimEnd().endsWith(':') ?? false
    const isGuess = ASKS_TO_GUESS.test(open.at(-1) ?? '')
    if (open.length > 0 && (isGuess || (words + length > most && !isAnnounced))) {
      chunks.push(open.join('\n\n'))
      open = []
      words = 0
    }
    open.push(paragraph)
    words += length
  }
  if (open.length > 0) chunks.push(open.join('\n\n'))
  return chunks
}
