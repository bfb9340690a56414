import { letterOf, type PlainType, readLetters } from '../../plain-form.ts'
import { readNames } from '../../read-names.ts'
import { shownOrder } from '../../shown-order.ts'

export const plainOrdering: PlainType = {
  isAskable: true,
  form: (question) => {
    const { items, ends } = question
    const order = shownOrder(question, 'items', items.length)
    const from = ends ? `from ${ends.start} to ${ends.end}` : 'from first to last'
    return {
      as: 'list',
      lines: order.map((index, place) => `${letterOf(place)}. ${items[index] ?? ''}`),
      ask: `Put them in order ${from}: send all the letters, such as C, A, B.`,
      read: (text) => {
        const put = readLetters(text)?.map((letter) => order[letter]) ?? readNames(text, items)
        return put?.every((index) => index !== undefined) && put.length > 1
          ? { type: 'ordering', order: put }
          : undefined
      },
      // neighbours named together in one line say how they follow each other
      secrets: items.slice(1).map((item, index) => [items[index] ?? '', item]),
    }
  },
}
