import { partLetter } from '../../part-letter.ts'
import type { PlainType } from '../../plain-form.ts'
import { pointsOf } from './written.ts'

/**
 * Takes minutes and is marked by the student beside its rubric, which a chat has no room for: Ilm does not ask it in a quiz. Brought from a page,
 * it is talked about, with its hints, then its model answer.
 */
export const plainWritten: PlainType = {
  isAskable: false,
  form: ({ written }) => ({
    as: 'list',
    lines: (written?.parts ?? []).map(
      ({ prompt, rubric }, index) => `(${partLetter(index)}) ${prompt} [${pointsOf(rubric)}]`,
    ),
    ask: 'Answer in writing.',
    read: () => undefined,
    secrets: (written?.parts ?? []).map(({ model }) => [model]),
  }),
}
