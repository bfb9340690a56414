import type { PlainType } from '../../plain-form.ts'

/** One formula is a text; several are numbered and answered in their order. */
export const plainMaths: PlainType = {
  isAskable: true,
  form: ({ expressions = [] }) => {
    const [only, ...others] = expressions
    if (only && others.length === 0)
      return {
        as: 'text',
        form: 'algebra',
        accepted: only.accepted,
        reply: (text) => ({ type: 'maths', given: [text] }),
      }
    return {
      as: 'list',
      lines: expressions.map(({ name }, index) => `${index + 1}. ${name ?? ''}`.trim()),
      ask: 'Send the formulas in order, separated by semicolons.',
      read: (text) => {
        const given = text.split(/[;\n]/).map((part) => part.replace(/^\s*\d+[.):]\s+/, '').trim())
        return given.length === expressions.length && given.every((part) => part !== '')
          ? { type: 'maths', given }
          : undefined
      },
      secrets: expressions.map(({ accepted }) => [accepted[0] ?? '']),
    }
  },
}
