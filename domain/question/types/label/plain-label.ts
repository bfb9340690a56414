import { plainBlanks } from '../../blank/plain-blanks.ts'
import type { PlainType } from '../../plain-form.ts'
import { blanksOfPlaces } from './label.ts'

/** Without its drawing it cannot be answered, so Ilm does not ask it; a second reader reads the drawing's words. */
export const plainLabel: PlainType = {
  isAskable: false,
  form: (question) => plainBlanks([], blanksOfPlaces(question), (given) => ({ type: 'label', given })),
}
