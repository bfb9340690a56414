/** content/README.md, "Lesson": what the content check asks of a lesson, and the report counts. */
export const LESSON_GOALS = { words: { least: 700, most: 1200 }, sections: { least: 5, most: 8 } }
