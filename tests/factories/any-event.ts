import fc from 'fast-check'
import { type StudyEvent, studyEventSchema } from '#domain/history/events.ts'
import { anyCharacter } from './any-character.ts'

/** Random histories of every kind of event, for property tests: few ids, so that acts meet, and times that tie. */

const at = fc.integer({ min: 1_760_000_000_000, max: 1_760_000_400_000 })
const zone = fc.constantFrom('America/Toronto', 'America/Vancouver', 'Asia/Kolkata', 'UTC')
const device = fc.constantFrom('phone', 'laptop')
const envelope = { id: fc.uuid({ version: 7 }), at, zone, device }
const of = (...ids: string[]) => fc.constantFrom(...ids)
const course = {
  curriculum: of('ontario', 'ap'),
  grade: of('9', '12'),
  subject: of('science', 'math'),
  courseId: of('SNC1W', 'MTH1W'),
}
const module_ = { ...course, moduleId: of('matter', 'space') }
const lesson = { ...module_, lessonId: of('atoms', 'ions') }
const card = { ...module_, deckId: of('deck-1', 'deck-2'), cardId: of('c1', 'c2', 'c3') }
const attemptId = of('11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222')
const onStimulus = {
  ...course,
  stimulusId: of('s1', 's2'),
  seed: fc.option(fc.nat(2), { nil: undefined }),
  attemptId: fc.option(attemptId, { nil: undefined }),
}
const conversationId = of('talk-1', 'talk-2')
const text = fc.string({ unit: anyCharacter, maxLength: 20 })
const option = fc.nat(3)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const seconds = fc.double({ min: 0, max: 500, noNaN: true })
const type = <T extends StudyEvent['type']>(name: T) => fc.constant(name)
const question = of('q1', 'q2', 'q3')
const reply = fc.oneof(
  fc.record({ type: of('numeric', 'short-answer'), text }),
  fc.record({ type: of('multiple-choice', 'true-false'), optionId: of('a', 'b') }),
  fc.record({ type: of('match'), rights: fc.array(fc.option(option), { maxLength: 3 }) }),
)

const score = {
  score: fc.nat(100),
  correctCount: fc.nat(40),
  incorrectCount: fc.nat(40),
  unansweredCount: fc.nat(40),
  totalQuestions: fc.nat(40),
  responses: fc.array(fc.record({ questionId: question, correct: fc.boolean() }), { maxLength: 3 }),
}

const section = of('choice', 'written')
const sectionScore = fc.record({
  kind: section,
  weight: fc.constantFrom(50, 33.3),
  points: fc.double({ min: 0, max: 40, noNaN: true }),
  outOf: fc.nat(40),
  unmarked: fc.nat(3),
})

const events = [
  fc.record({
    ...envelope,
    ...module_,
    type: type('question-answered'),
    questionId: question,
    seed: maybe(fc.nat(0xffff_ffff)),
    questionText: text,
    questionType: of('numeric', 'multiple-choice', 'match'),
    tags: fc.array(of('a', 'b', 'c'), { maxLength: 3 }),
    difficulty: maybe(fc.constantFrom(1, 2, 3)),
    status: of('correct', 'incorrect', 'skipped'),
    score: maybe(fc.constantFrom(0.25, 0.5)),
    answer: fc.option(text),
    correctAnswer: maybe(text),
    seconds,
    hintsUsed: fc.nat(3),
    misconception: maybe(of('m1', 'm2')),
    lessonId: maybe(of('atoms', 'ions')),
    source: of('practice', 'lesson-check', 'exam', 'tutor'),
  }),
  fc.record({ ...envelope, ...module_, type: type('challenge-progress-reset') }),
  fc.record({ ...envelope, ...lesson, type: type('lesson-opened') }),
  fc.record({ ...envelope, ...lesson, type: type('section-completed'), sectionId: of('s1', 's2', 's3') }),
  fc.record({ ...envelope, ...card, type: type('card-rated'), rating: fc.constantFrom(1, 2, 3, 4), seconds }),
  fc.record({ ...envelope, type: type('card-rating-undone'), ratingId: fc.uuid() }),
  fc.record({ ...envelope, ...card, type: type('card-bookmarked'), isBookmarked: fc.boolean() }),
  fc.record({
    ...envelope,
    ...module_,
    type: type('own-deck-saved'),
    deckId: of('own-1', 'own-2'),
    title: text,
    cards: fc.array(fc.record({ id: text, front: text, back: text, tags: fc.array(text, { maxLength: 2 }) }), {
      maxLength: 2,
    }),
  }),
  fc.record({ ...envelope, type: type('own-deck-deleted'), deckId: of('own-1', 'own-2') }),
  fc.record({
    ...envelope,
    type: type('setting-changed'),
    setting: of('reading', 'ilm-share'),
    value: of('easier', 'usual', 'on', 'off'),
  }),
  fc.record({ ...envelope, type: type('review-limits-changed'), newCards: fc.nat(50), reviews: fc.nat(500) }),
  fc.record({ ...envelope, ...course, type: type('course-shelved'), as: of('pinned', 'listed', 'removed') }),
  fc.record({ ...envelope, ...course, type: type('exam-date-set'), date: fc.option(of('2027-01-20', '2027-06-01')) }),
  fc.record({
    ...envelope,
    ...course,
    type: type('exam-started'),
    attemptId,
    examId: of('exam-1'),
    examDocument: of('document-1'),
    seed: maybe(fc.nat(1000)),
    timeFactor: fc.constantFrom(1, 1.5, 2),
    deadlines: fc.array(at, { maxLength: 2 }),
    section: maybe(section),
  }),
  fc.record({
    ...envelope,
    type: type('exam-part-finished'),
    attemptId,
    part: fc.nat(2),
    deadlines: fc.array(at, { maxLength: 2 }),
  }),
  fc.record({
    ...envelope,
    type: type('exam-part-started'),
    attemptId,
    part: fc.nat(2),
    deadlines: fc.array(at, { maxLength: 2 }),
  }),
  fc.record({
    ...envelope,
    type: type('exam-answered'),
    attemptId,
    questionId: question,
    option: maybe(option),
    reply: maybe(reply),
  }),
  fc.record({
    ...envelope,
    type: type('exam-calculator-kept'),
    attemptId,
    entries: fc.record({
      functions: fc.array(text, { maxLength: 4 }),
      window: fc.constant({ xMin: -10, xMax: 10, yMin: -5, yMax: 5 }),
      lists: fc.array(text, { maxLength: 2 }),
    }),
  }),
  fc.record({ ...envelope, type: type('exam-flagged'), attemptId, questionId: question, isFlagged: fc.boolean() }),
  fc.record({
    ...envelope,
    type: type('exam-option-struck'),
    attemptId,
    questionId: question,
    option,
    isStruck: fc.boolean(),
  }),
  fc.record({
    ...envelope,
    ...course,
    ...score,
    type: type('exam-submitted'),
    attemptId,
    examId: of('exam-1'),
    examDocument: of('document-1'),
    startedAt: at,
    answers: fc.dictionary(question, option),
    replies: maybe(fc.dictionary(question, reply, { maxKeys: 2 })),
    flagged: fc.array(question, { maxLength: 2 }),
    durationSec: seconds,
    timeFactor: fc.constantFrom(1, 1.5, 2),
    section: maybe(section),
    endedAt: maybe(at),
  }),
  fc.record({
    ...envelope,
    type: type('exam-marked'),
    attemptId,
    questionId: question,
    reply,
    result: maybe(fc.record({ ...score, sections: maybe(fc.array(sectionScore, { maxLength: 2 })) })),
  }),
  fc.record({
    ...envelope,
    type: type('exam-synced'),
    attemptId,
    gatewayScore: maybe(fc.nat(100)),
    markedAt: maybe(at),
  }),
  fc.record({ ...envelope, ...course, type: type('exam-attempts-reset') }),
  fc.record({
    ...envelope,
    type: type('exam-refused'),
    attemptId,
    status: fc.constantFrom(0, 400, 409, 422),
    message: text,
  }),
  fc.record({
    ...envelope,
    ...onStimulus,
    type: type('stimulus-place-kept'),
    isFolded: maybe(fc.boolean()),
    scroll: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  fc.record({
    ...envelope,
    ...onStimulus,
    type: type('stimulus-mark-saved'),
    markId: of('mark-1', 'mark-2', 'mark-3'),
    quote: text,
    start: fc.nat(200),
    end: fc.nat(200),
    note: text,
  }),
  fc.record({ ...envelope, type: type('stimulus-mark-removed'), markId: of('mark-1', 'mark-2', 'mark-3') }),
  fc.record({ ...envelope, ...course, type: type('chat-started'), conversationId }),
  fc.record({
    ...envelope,
    type: type('chat-message-added'),
    conversationId,
    role: of('user', 'assistant'),
    content: text,
    isError: fc.boolean(),
    extras: maybe(fc.jsonValue()),
  }),
  fc.record({ ...envelope, type: type('chat-cleared'), conversationId }),
]

/** Any one event, as it is after storage: absent fields are absent, not undefined. */
export const anyEvent: fc.Arbitrary<StudyEvent> = fc
  .oneof(...(events as fc.Arbitrary<unknown>[]))
  .map((event) => studyEventSchema.parse(JSON.parse(JSON.stringify(event))))

/** Logs with some ratings taken back. */
export const anyLog: fc.Arbitrary<StudyEvent[]> = fc
  .uniqueArray(anyEvent, { selector: (event) => event.id, maxLength: 40 })
  .map((log) => {
    const ratings = log.filter((event) => event.type === 'card-rated')
    return log.map((event, i) => {
      const rating = ratings[i % Math.max(1, ratings.length)]
      return event.type === 'card-rating-undone' && rating ? { ...event, ratingId: rating.id } : event
    })
  })

/** How many kinds of events the generator makes: all of them. */
export const generatedKinds = events.length
