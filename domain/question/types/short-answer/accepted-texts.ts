import type { QuestionOf } from '../../question.ts'

/** The texts a short answer is compared with. */
export function acceptedTexts<T>({ answer }: Pick<QuestionOf<T>, 'answer'>): string[] {
  const list = Array.isArray(answer) ? answer : answer === undefined ? [] : [String(answer)]
  return list.filter((text) => text.trim() !== '')
}
