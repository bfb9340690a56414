/** The letter of a part of a question, from its place: a for 0. */
export const partLetter = (index: number): string => String.fromCharCode(97 + index)
