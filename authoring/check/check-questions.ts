import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { checkFieldsOfType } from '#domain/question/authored-types.ts'
import { instantiateQuestion, isTemplate } from '#domain/question/instantiate-question.ts'
import type { Question } from '#domain/question/question.ts'
import type { Problem } from '../problem.ts'
import { numbersTypedAsTerms } from './advise-question.ts'
import { checkVariant, leakingHint } from './check-variant.ts'
import { eachText, mathsError, partsOf } from './read-texts.ts'

/** Variants tried per template; the first of them also have their formulas typeset. */
const SEEDS = 200
const SEEDS_WITH_MATHS = 20
/** With fewer of them in all seeds, a student soon meets the same numbers again. */
export const FEWEST_VARIANTS = 8
/** A number that is in a hint by chance is no leak; one that is there in most variants is the answer. */
const LEAK_SHARE = 0.5

/** Everything about one question that needs no other: its fields for its type, and each of its variants. */
export function checkQuestion(
  authored: AuthoredQuestion,
  report: (severity: Problem['severity'], message: string) => void,
) {
  for (const message of checkFields(authored)) report('error', message)
  const seeds = isTemplate(authored) ? SEEDS : 1
  const kinds = new Set<string>()
  const prompts = new Set<string>()
  let leaks = 0
  let leak: string | undefined
  for (let seed = 0; seed < seeds; seed++) {
    const made = instantiateQuestion(authored, seed)
    if (!made.ok) {
      report('error', made.message)
      return
    }
    const found = checkVariant(made.question)
    if (isTemplate(authored) && seed < SEEDS_WITH_MATHS) found.push(...checkMaths(made.question))
    for (const message of found) {
      // The same mistake with other numbers is one mistake.
      const kind = message.replaceAll(/[\d.,\u00a0]+/g, '#').slice(0, 60)
      if (!kinds.has(kind)) report('error', seeds > 1 ? `${message} (seed ${seed})` : message)
      kinds.add(kind)
    }
    if (seed === 0) for (const message of numbersTypedAsTerms(authored, made.scope)) report('warning', message)
    prompts.add(looksOf(made.question))
    const hint = leakingHint(made.question, isTemplate(authored) ? 2 : 4)
    if (hint) leaks++
    leak ??= hint
  }
  if (leaks > seeds * LEAK_SHARE) report('error', `a hint gives the answer away: "${leak}"`)
  // the variants of a set are those of its stimulus (check-stimuli.ts)
  if (authored.parameters && prompts.size < FEWEST_VARIANTS)
    report('warning', `the template has only ${prompts.size} variants in ${seeds} seeds`)
}

/** What a student sees of a variant and what is right in it, whatever the order of its options. */
function looksOf({ seed: _seed, hints: _hints, explanation: _explanation, options, ...shown }: Question): string {
  return JSON.stringify([shown, options.map((option) => option.content).sort()])
}

function checkMaths(question: Question): string[] {
  const found: string[] = []
  eachText(question, (text) => {
    for (const maths of partsOf(text).maths) {
      const reason = mathsError(maths)
      if (reason) found.push(`the formula $${maths}$ cannot be read: ${reason}`)
    }
  })
  return found
}

/** Fields that belong to another type of question, or to a template. */
function checkFields(authored: AuthoredQuestion): string[] {
  const found = checkFieldsOfType(authored)
  if (authored.constraints && !authored.parameters) found.push('constraints need parameters')
  if (!isTemplate(authored)) {
    const texts = JSON.stringify([authored.prompt, authored.options, authored.explanation, authored.hints])
    if (texts.includes('@{') && !authored.computed) found.push('a place @{…} needs parameters')
  }
  return found
}
