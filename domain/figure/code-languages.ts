/** Languages that code of a figure may be in; `text` is not coloured. */
export const CODE_LANGUAGES = ['java', 'python', 'pseudocode', 'text'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]
