import fc from 'fast-check'
import { namedAs, numberOrText, plainOrTyped, someText, withOddFields } from './gateway-shapes.ts'

/** Answers of the content calls in every documented shape, each with what the pages have to get out of it. */

const fewOf = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })
/** Distinct ids, as texts or as numbers. */
const ids = (count: number, isNumbered: boolean) =>
  Array.from({ length: count }, (_none, index) => (isNumbered ? index + 1 : `id-${index + 1}`))

// --- lessons (LES-15..33)

/** A section with some of the parts it can hold, each part with some of its fields. */
const someFields = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] })
const texts = fc.oneof(fewOf(someText), someText)
const anySection = someFields({
  order: fc.nat(9),
  title: someText,
  isOptional: fc.boolean(),
  text: plainOrTyped(someText),
  estimatedMinutes: numberOrText(fc.integer({ min: 1, max: 60 })),
  media: fewOf(
    fc.record(
      {
        type: fc.constantFrom('image', 'video'),
        url: someText,
        altText: someText,
        caption: someText,
        transcript: someText,
      },
      { requiredKeys: ['url'] },
    ),
  ),
  comparison: fewOf(someFields({ title: someText, definition: someText, characteristics: texts, examples: texts })),
  interactiveElement: someFields({ type: someText, description: someText, instructions: someText, items: texts }),
  diagram: someFields({
    type: someText,
    description: someText,
    imageUrl: someText,
    altText: someText,
    elements: texts,
  }),
  caseStudy: someFields({
    title: someText,
    scenario: someText,
    impact: someText,
    questions: texts,
    discussionPrompts: texts,
  }),
  activity: someFields({ description: someText, instructions: texts, items: texts, expectedOutcome: someText }),
  keyTerms: fewOf(fc.record({ term: someText, definition: someText, examples: texts }, { requiredKeys: ['term'] })),
  examples: fewOf(someFields({ title: someText, type: someText, explanation: someText, examples: texts })),
  comparisonTable: someFields({
    title: someText,
    headers: fewOf(someText),
    rows: fewOf(fewOf(fc.oneof(someText, fc.nat(), fc.constant(null)))),
  }),
  workedExample: someFields({
    title: someText,
    problem: someText,
    given: texts,
    steps: fewOf(
      someFields({ step: fc.oneof(fc.nat(9), someText), action: someText, reasoning: someText, calculation: someText }),
    ),
    answer: fc.oneof(someText, fc.nat()),
    strategy: someText,
    commonMistake: someText,
  }),
  hints: texts,
})

const lessonFields = {
  title: someText,
  summary: someText,
  difficulty: fc.constantFrom('beginner', 'advanced', 'odd'),
  learningObjectives: texts,
  content: fewOf(anySection),
  criticalThinking: someText,
  realWorldApplication: someText,
  commonMisconception: fc.record(
    { misconception: someText, correction: someText, explanation: someText },
    { requiredKeys: ['misconception', 'correction'] },
  ),
  reflection: someText,
}
const anyLesson = fc.record(lessonFields, { requiredKeys: ['title'] })

/** LES-30..33. `sections` counts the sections of each lesson. */
export const anyLessons = fc
  .record({
    lessons: fc.array(anyLesson, { minLength: 1, maxLength: 3 }),
    isNumbered: fc.boolean(),
    idField: namedAs('id', '_id'),
    shape: fc.constantFrom('list', 'keyed', 'plain'),
    field: namedAs('lessonsByModule', 'lessons'),
    others: fc.boolean(),
  })
  .map(({ lessons, isNumbered, idField, shape, field, others }) => {
    const named = ids(lessons.length, isNumbered)
    const list = lessons.map((lesson, index) => ({ [idField]: named[index], ...lesson }))
    const keyed = { m1: list, ...(others && { m2: [{ id: 'other', title: 'Other' }] }) }
    return {
      answer: shape === 'list' ? list : { [field]: shape === 'keyed' ? keyed : list },
      module: 'm1',
      ids: named.map(String),
      sections: lessons.map((lesson) => lesson.content?.length ?? 0),
      lessons,
    }
  })
export const anyOddLesson = anyLesson.chain((lesson) => withOddFields({ id: 'l', ...lesson }, ['id', 'title']))
export const anyOddSection = anySection.chain((section) => withOddFields({ id: 's', ...section }, ['id']))

// --- flashcards (FLC-21..25)

const anySide = fc.oneof(
  someText,
  fc.record(
    { type: fc.constantFrom('text', 'image', 'video'), content: someText, alt: someText },
    { requiredKeys: ['type', 'content'] },
  ),
)
const anyCard = fc.record(
  {
    front: anySide,
    back: fc.oneof(anySide, fc.record({ type: fc.constant('text'), content: someText, explanation: someText })),
    tags: texts,
    difficulty: numberOrText(fc.constantFrom(1, 2, 2.5, 3, 4)),
  },
  { requiredKeys: ['front', 'back'] },
)
const badDeck = fc.constantFrom<unknown>(
  { title: 'No id', cards: [] },
  { id: 3, title: 'Numbered', cards: [] },
  { id: 'x', cards: [] },
  { id: 'x', title: 5, cards: [] },
  { id: 'x', title: 'No list' },
  { id: 'x', title: 'No list', cards: {} },
  null,
)

/** FLC-21..25: decks of module `m1`, among them some of another module and some that no page can use. */
export const anyDecks = fc
  .record({
    decks: fc.array(fc.tuple(fewOf(anyCard), fc.constantFrom('m1', undefined, 'other')), { maxLength: 4 }),
    bad: fewOf(badDeck),
    isNumbered: fc.boolean(),
    shape: fc.constantFrom('list', 'decks'),
  })
  .map(({ decks, bad, isNumbered, shape }) => {
    const good = decks.map(([cards, moduleId], index) => ({
      id: `deck-${index}`,
      title: `Deck ${index}`,
      ...(moduleId && { moduleId }),
      cards: cards.map((card, place) => ({ id: ids(cards.length, isNumbered)[place], ...card })),
    }))
    const list = [...bad, ...good]
    return {
      answer: shape === 'list' ? list : { decks: list },
      module: 'm1',
      wanted: good.filter((deck) => deck.moduleId !== 'other'),
    }
  })
export const anyOddCard = anyCard.chain((card) => withOddFields({ id: 'c', ...card }, ['id', 'front', 'back']))

// --- practice (CHP-38..42)

const prompt = fc.oneof(
  someText,
  fc.record({ type: fc.constantFrom('text', 'image', 'video', 'audio', 'interactive'), content: someText }),
)
const common = {
  prompt,
  hints: texts,
  explanation: plainOrTyped(someText),
  tags: texts,
  difficulty: numberOrText(fc.constantFrom(1, 2, 3)),
  timeLimitSeconds: fc.integer({ min: 1, max: 99 }),
}
const option = fc.record(
  { id: fc.oneof(someText, fc.nat()), content: plainOrTyped(someText), correct: fc.boolean(), feedback: someText },
  { requiredKeys: ['content'] },
)
const questionOf = (type: string, more: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(
    { type: fc.constant(type), ...more, ...common },
    { requiredKeys: ['type', 'prompt', ...Object.keys(more)] as never },
  )

const anyQuestion: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  questionOf('multiple-choice', { options: fc.array(fc.oneof(option, someText), { minLength: 2, maxLength: 5 }) }),
  questionOf('true-false', { answer: fc.oneof(fc.boolean(), fc.constantFrom('true', 'false')) }),
  questionOf('short-answer', { answer: fc.oneof(someText, fewOf(someText)) }),
  questionOf('numeric', {
    answer: numberOrText(fc.double({ noNaN: true, noDefaultInfinity: true })),
    tolerance: numberOrText(fc.nat(9)),
  }),
  questionOf('match', {}),
  questionOf('draw', {}),
)

/** CHP-42: the list alone, or under one of four names. */
export const anyPractice = fc
  .record({
    questions: fc.array(anyQuestion, { maxLength: 5 }),
    isNumbered: fc.boolean(),
    field: fc.constantFrom('', 'items', 'questions', 'challenges', 'm1'),
  })
  .map(({ questions, isNumbered, field }) => {
    const named = ids(questions.length, isNumbered)
    const list = questions.map((question, index) => ({ id: named[index], ...question }))
    return { answer: field === '' ? list : { [field]: list }, module: 'm1', questions: list }
  })
export const anyOddQuestion = anyQuestion.chain((question) =>
  withOddFields({ id: 'q', ...question }, ['id', 'type', 'prompt', 'options', 'answer']),
)

// --- outline (CRS-15)

export const anyOutline = fc
  .record({
    head: fc.record(
      {
        title: someText,
        courseId: fc.oneof(someText, fc.nat()),
        description: someText,
        durationWeeks: numberOrText(fc.integer({ min: 1, max: 40 })),
      },
      { requiredKeys: ['title'] },
    ),
    modules: fc.array(
      fc.record({ title: someText, summary: someText, category: someText }, { requiredKeys: ['title'] }),
      { maxLength: 4 },
    ),
    isNumbered: fc.boolean(),
    isInside: fc.boolean(),
  })
  .map(({ head, modules, isNumbered, isInside }) => {
    const named = ids(modules.length, isNumbered)
    const outline = { ...head, modules: modules.map((module, index) => ({ id: named[index], ...module })) }
    return { answer: isInside ? { outline } : outline, head, ids: named.map(String) }
  })
export const anyOddOutline = anyOutline.chain(({ head, answer }) =>
  withOddFields({ ...head, modules: 'outline' in answer ? answer.outline.modules : answer.modules }, [
    'title',
    'modules',
  ]),
)
