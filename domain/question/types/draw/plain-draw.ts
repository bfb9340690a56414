import type { PlainType } from '../../plain-form.ts'

/** A drawing cannot be answered in words. */
export const plainDraw: PlainType = {
  isAskable: false,
  form: ({ sampleAnswer }) => ({
    as: 'list',
    lines: [],
    ask: '',
    read: () => undefined,
    secrets: sampleAnswer === undefined ? [] : [[sampleAnswer]],
  }),
}
