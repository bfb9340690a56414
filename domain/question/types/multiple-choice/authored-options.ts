import { shuffled } from '../../../seed/seeded-random.ts'
import type { AuthoredQuestion } from '../../authored-question.ts'
import type { Filler } from '../../authored-type.ts'
import type { Question } from '../../question.ts'
import { isSameToReader } from '../../same-to-reader.ts'

/** The options of a question with their texts filled in, in the order the seed gives them. */
export function filledOptions(authored: AuthoredQuestion, filler: Filler, keepsOrder: boolean): Question['options'] {
  const options = (authored.options ?? []).map((option) => ({
    id: option.id,
    content: filler.text(option.content),
    correct: option.correct === true,
    feedback: filler.text(option.feedback),
    ...(option.misconception && { misconception: option.misconception }),
  }))
  return keepsOrder ? options : shuffled(filler.random('options'), options)
}

/** What is wrong with options whatever their number. */
export function checkOptions({ options }: Question): string[] {
  const found: string[] = []
  for (const [index, option] of options.entries()) {
    const twin = options.slice(0, index).find((other) => isSameToReader(other.content, option.content))
    if (twin) found.push(`the options ${twin.id} and ${option.id} say the same: "${option.content}"`)
    if (/(?<![\d.,])[-−]?0\.0+(?![\d])/.test(option.content))
      found.push(`the option ${option.id} shows ${option.content}`)
    if (/\b(NaN|Infinity|undefined)\b/.test(option.content))
      found.push(`the option ${option.id} reads "${option.content}"`)
  }
  if (new Set(options.map((option) => option.id)).size < options.length) found.push('two options have the same id')
  return found
}

/** Exactly one option is right. */
export function checkOneRight({ options }: Question): string[] {
  const right = options.filter((option) => option.correct).length
  return right === 1 ? [] : [`${right} options are marked correct; exactly one must be`]
}

export const rightOptions = ({ options }: Question): string[] =>
  options.filter((option) => option.correct).map((option) => option.content)
