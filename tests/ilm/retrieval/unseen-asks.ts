import { UNSEEN_AP } from './unseen-ap.ts'
import { UNSEEN_ONTARIO_MATHEMATICS_ENGLISH } from './unseen-ontario-mathematics-english.ts'
import { UNSEEN_ONTARIO_SCIENCE } from './unseen-ontario-science.ts'

/** A question no tuning has seen, with the lessons that answer it and what the passage of the right section must say. */
export type UnseenAsk = {
  course: string
  say: string
  lessons: readonly string[]
  says: RegExp
  /** every second one is never looked at one by one: only its rate is printed */
  isHeldOut: boolean
}

/** All of them, in the order they were written; throws on a line that is not in the form. */
export const UNSEEN_ASKS: readonly UnseenAsk[] = Object.entries({
  ...UNSEEN_ONTARIO_SCIENCE,
  ...UNSEEN_ONTARIO_MATHEMATICS_ENGLISH,
  ...UNSEEN_AP,
}).flatMap(([course, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line, index): UnseenAsk => {
      const [lessons = '', say = '', says = ''] = line.split(' | ')
      if (say === '' || says === '') throw new Error(`${course}: not in the form: ${line}`)
      return {
        course,
        say,
        lessons: lessons.split(',').map((one) => one.trim()),
        says: new RegExp(says, 'i'),
        isHeldOut: index % 2 === 1,
      }
    }),
)
