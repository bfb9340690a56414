import { letterOf, type PlainType, readLetters } from '../../plain-form.ts'
import { readNames } from '../../read-names.ts'

export const plainMultipleSelect: PlainType = {
  isAskable: true,
  form: ({ options, choose }) => ({
    as: 'list',
    lines: options.map(({ content }, index) => `${letterOf(index)}. ${content}`),
    ask: `${choose === undefined ? 'Choose all that apply' : `Choose exactly ${choose}`}: send the letters, such as A, C.`,
    read: (text) => {
      const said =
        readLetters(text) ??
        readNames(
          text,
          options.map(({ content }) => content),
        )
      const chosen = said?.map((index) => options[index]?.id)
      return chosen?.every((id) => id !== undefined) ? { type: 'multiple-select', optionIds: chosen } : undefined
    },
    secrets: options.filter(({ correct }) => correct).map(({ content }) => [content]),
  }),
}
