import type { PlainType } from '../../plain-form.ts'
import { partLetter, pointsOf } from './written.ts'

/** Written answers are marked by the student: Ilm talks about one, gives its hints, and does not ask it. */
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
