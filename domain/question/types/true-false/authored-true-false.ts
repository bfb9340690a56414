import type { AuthoredType } from '../../authored-type.ts'
import { checkOneRight, checkOptions, filledOptions } from '../multiple-choice/authored-options.ts'

export const authoredTrueFalse: AuthoredType = {
  fields: ['options'],
  needs: ['options'],
  fill: (authored, filler) => ({ options: filledOptions(authored, filler, true) }),
  check: (question) => [
    ...checkOneRight(question),
    ...(question.options.map(({ id }) => id).join() === 'true,false'
      ? []
      : ['true-false has the options with ids true and false, in this order']),
    ...checkOptions(question),
  ],
  answers: () => [],
}
