import type { AuthoredType } from '../../authored-type.ts'
import { checkOneRight, checkOptions, filledOptions, rightOptions } from './authored-options.ts'

export const authoredMultipleChoice: AuthoredType = {
  fields: ['options'],
  needs: ['options'],
  fill: (authored, filler) => ({ options: filledOptions(authored, filler, !authored.shuffle) }),
  check: (question) => [...checkOneRight(question), ...checkOptions(question)],
  advise: ({ options = [] }) =>
    options.length === 4 ? [] : [`multiple-choice has four options; this one has ${options.length}`],
  answers: rightOptions,
}
