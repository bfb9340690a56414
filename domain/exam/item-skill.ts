import type { ExamSkill } from '../content/course.ts'
import type { ItemTask } from '../content/exam-part-rules.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { isTemplate } from '../question/instantiate-question.ts'

const INVESTIGATE = new Set([
  'design',
  'experiment',
  'experiments',
  'method',
  'methods',
  'investigation',
  'sampling',
  'controls',
])
const ARGUE = new Set(['argument', 'evidence', 'critical-thinking', 'deep-thinking', 'inference', 'proof'])
const APPLY = new Set(['application', 'real-world', 'modelling'])

/**
 * What an item asks for: a number or formula that is worked out (`solve` where that joins ideas, so is advanced), a table or graph that is read, a drawing or listing, else what its tags
 * say, else a recalled fact (easy) or an explanation.
 */
export function taskOf(question: AuthoredQuestion): ItemTask {
  const has = (tags: ReadonlySet<string>) => question.tags.some((tag) => tags.has(tag))
  if (has(INVESTIGATE)) return 'investigate'
  if (isWorkedOut(question)) return question.difficulty === 3 ? 'solve' : 'calculate'
  const kinds = figuresIn(question).map(({ kind }) => kind)
  if (kinds.some((kind) => kind === 'plot' || kind === 'table')) return 'data'
  if (kinds.length > 0) return 'model'
  if (has(ARGUE) || question.difficulty === 3) return 'argue'
  if (has(APPLY)) return 'apply'
  return question.difficulty === 1 ? 'recall' : 'explain'
}

const figuresIn = ({ figure, figures = [], stimulus }: AuthoredQuestion) =>
  [figure, ...figures, stimulus?.figure, ...(stimulus?.figures ?? [])]
    .filter((one) => one !== undefined)
    .filter(({ at = '' }) => !/^(explanation|feedback|hints)/.test(at))

/** Answered by a number or a formula, or by an option that the template computes. */
function isWorkedOut(question: AuthoredQuestion): boolean {
  const { answersAtOnce, hasNumber: isNumber } = answerTypeOf(question)
  if (answersAtOnce !== true)
    return isNumber || question.expressions !== undefined || (question.answerForm ?? 'text') !== 'text'
  const right = question.options?.find(({ correct }) => correct)
  return isTemplate(question) && /@\{[^}]*[-+*/^(|]|@\{\w+\}/.test(right?.content ?? '')
}

/** The skill of an item among those of its course: the one its author names, else the first that is said to be shown by what it asks for. */
export function skillOf(question: AuthoredQuestion, skills: readonly ExamSkill[] = []): string | undefined {
  if (question.skill !== undefined && skills.some(({ id }) => id === question.skill)) return question.skill
  const task = taskOf(question)
  return skills.find(({ shownBy = [] }) => shownBy.includes(task))?.id
}
