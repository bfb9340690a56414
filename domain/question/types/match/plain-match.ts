import { letterOf, type PlainType, readLetters } from '../../plain-form.ts'
import { shownOrder } from '../../shown-order.ts'

export const plainMatch: PlainType = {
  isAskable: true,
  form: (question) => {
    const { pairs } = question
    const order = shownOrder(question, 'rights', pairs.length)
    return {
      as: 'list',
      lines: [
        ...pairs.map(({ left }, index) => `${index + 1}. ${left}`),
        ...order.map((right, index) => `${letterOf(index)}. ${pairs[right]?.right}`),
      ],
      ask: 'Send the letters in the order of the numbers, such as C A B.',
      read: (text) => {
        const letters = readLetters(text)
        return letters && { type: 'match', rights: letters.map((letter) => order[letter] ?? null) }
      },
      secrets: pairs.map(({ left, right }) => [left, right]),
    }
  },
}
