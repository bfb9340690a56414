import { plainBlanks } from '../../blank/plain-blanks.ts'
import type { PlainType } from '../../plain-form.ts'
import { blanksOfPlaces } from './label.ts'

/**
 * Its places are told apart by pointing at them, which a conversation has no way to do: Ilm does not ask it in a quiz. Brought from a page, where its
 * numbered places are in view, it is talked about and answered by their numbers.
 */
export const plainLabel: PlainType = {
  isAskable: false,
  form: (question) => plainBlanks([], blanksOfPlaces(question), (given) => ({ type: 'label', given })),
}
