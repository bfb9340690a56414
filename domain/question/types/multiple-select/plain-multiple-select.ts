import { letterOf, type PlainType, readLetters } from '../../plain-form.ts'

export const plainMultipleSelect: PlainType = {
  isAskable: true,
  form: ({ options, choose }) => ({
    as: 'list',
    lines: options.map(({ content }, index) => `${letterOf(index)}. ${content}`),
    ask: `${choose === undefined ? 'Choose all that apply' : `Choose exactly ${choose}`}: send the letters, such as A, C.`,
    read: (text) => {
      const letters = readLetters(text)
      const chosen = letters?.map((letter) => options[letter]?.id)
      return chosen?.every((id) => id !== undefined) ? { type: 'multiple-select', optionIds: chosen } : undefined
    },
    secrets: options.filter(({ correct }) => correct).map(({ content }) => [content]),
  }),
}
