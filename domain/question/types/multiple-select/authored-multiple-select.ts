import type { AuthoredType } from '../../authored-type.ts'
import { checkOptions, filledOptions, rightOptions } from '../multiple-choice/authored-options.ts'

export const authoredMultipleSelect: AuthoredType = {
  fields: ['options', 'choose', 'partialCredit'],
  needs: ['options'],
  fill: (authored, filler) => ({
    options: filledOptions(authored, filler, !authored.shuffle),
    ...(authored.choose !== undefined && { choose: authored.choose }),
    partialCredit: authored.partialCredit ?? true,
  }),
  check: (question) => {
    const { options, choose } = question
    const right = options.filter(({ correct }) => correct).length
    const found = checkOptions(question)
    if (right === 0) found.push('no option is marked correct')
    if (right === options.length) found.push('every option is marked correct, so there is nothing to choose')
    if (choose === undefined && right === 1)
      found.push('only one option is marked correct; that is a multiple-choice question, or give choose')
    if (choose !== undefined && choose !== right)
      found.push(`choose says ${choose}, but ${right} options are marked correct`)
    return found
  },
  answers: rightOptions,
}
