import { letterOf, type PlainType, readLetters } from '../../plain-form.ts'
import { readNames, readPairs } from '../../read-names.ts'
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
        if (letters) return { type: 'match', rights: letters.map((letter) => order[letter] ?? null) }
        const texts = pairs.map(({ right }) => right)
        const named = readNames(text, texts)
        const rights =
          named?.length === pairs.length
            ? named
            : readPairs(
                text,
                pairs.map(({ left }) => left),
                texts,
              )
        return rights && { type: 'match', rights }
      },
      secrets: pairs.map(({ left, right }) => [left, right]),
    }
  },
}
