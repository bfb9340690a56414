import type { CourseModule } from './course.ts'

/** What there is to study in a module: lessons that are written, cards, practice questions. */
export const countModule = ({ lessonContents, decks, questions }: CourseModule) => ({
  lessons: lessonContents.length,
  cards: decks.reduce((sum, deck) => sum + deck.cards.length, 0),
  questions: questions.length,
})
