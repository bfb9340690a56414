import fc from 'fast-check'
import { namedAs, numberOrText, plainOrTyped, someText, withOddFields } from './gateway-shapes.ts'

/** An item in a shape of EXD-04..08, and what the player makes of it. */
const anyItem = fc
  .record({
    text: someText,
    options: fc.array(someText, { minLength: 2, maxLength: 5 }),
    right: fc.nat(1),
    textField: namedAs('prompt', 'text'),
    optionShape: fc.constantFrom('text', 'content', 'id'),
    rightBy: fc.constantFrom('flag', 'correctIndex', 'answer'),
    isTyped: fc.boolean(),
    extras: fc.record(
      {
        moduleId: fc.constantFrom('m1', 'm2'),
        topic: fc.constantFrom('Energy', 'Matter'),
        subtopic: someText,
        difficulty: fc.oneof(fc.constantFrom(1, 2, 3), fc.constantFrom('easy', 'hard')),
        explanation: plainOrTyped(someText),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ text, options, right, textField, optionShape, rightBy, isTyped, extras }) => {
    // only an object can carry a flag
    const shape = rightBy === 'flag' && optionShape === 'text' ? 'content' : optionShape
    const asOption = (option: string, index: number) =>
      shape === 'text'
        ? option
        : {
            ...(shape === 'content' ? { id: index, content: option } : { id: option }),
            ...(rightBy === 'flag' && { correct: index === right }),
          }
    return {
      item: {
        [textField]: isTyped ? { type: 'text', content: text } : text,
        options: options.map(asOption),
        ...(rightBy !== 'flag' && { [rightBy]: right }),
        ...extras,
      },
      expected: { text, options, correctIndex: right },
    }
  })

const withIds = (idField: string, isNumbered: boolean) => (item: object, index: number) => ({
  [idField]: isNumbered ? index + 1 : `item-${index}`,
  ...item,
})

/** An exam in a shape of EXD-01..08, and the questions the player shows. */
const anyExam = fc
  .record({
    items: fc.array(anyItem, { minLength: 1, maxLength: 6 }),
    itemsField: namedAs('items', 'questions'),
    idField: namedAs('id', '_id'),
    isNumbered: fc.boolean(),
    head: fc.record(
      {
        title: someText,
        description: someText,
        grade: fc.oneof(fc.constant(9), fc.constant('9')),
        subject: fc.constantFrom('Science', 'science'),
        courseId: fc.constantFrom('snc1w', 'SNC1W'),
        mode: someText,
        durationMinutes: fc.integer({ min: 1, max: 300 }),
        duration: numberOrText(fc.integer({ min: 1, max: 300 })),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ items, itemsField, idField, isNumbered, head }) => {
    const id = withIds(idField, isNumbered)
    return {
      exam: { ...head, [idField]: 'exam-1', [itemsField]: items.map(({ item }, index) => id(item, index)) },
      questions: items.map(({ expected }, index) => ({
        ...expected,
        id: isNumbered ? `${index + 1}` : `item-${index}`,
      })),
    }
  })

type Question = { id: string; options: string[]; correctIndex: number }

/** The outcome of an exam as a gateway that counts rightly tells it (EXD-11, EXD-12). */
function outcomeOf(questions: readonly Question[], chosen: readonly (number | null)[]) {
  const answers: Record<string, number> = {}
  for (const [index, question] of questions.entries()) {
    const option = chosen[index] ?? null
    if (option !== null) answers[question.id] = option % question.options.length
  }
  const responses = questions.map(({ id, correctIndex }) => ({ questionId: id, correct: answers[id] === correctIndex }))
  const correctCount = responses.filter((response) => response.correct).length
  const unansweredCount = questions.length - Object.keys(answers).length
  return {
    answers,
    responses,
    correctCount,
    unansweredCount,
    incorrectCount: questions.length - correctCount - unansweredCount,
    totalQuestions: questions.length,
    score: Math.round((100 * correctCount) / questions.length),
  }
}

/** Fields of an attempt that say how it ended; any of these groups is enough. */
const OUTCOMES = ['score', 'answers', 'responses'] as const
const COUNTS = ['correctCount', 'incorrectCount', 'unansweredCount', 'totalQuestions'] as const
const REST = {
  id: fc.oneof(fc.uuid(), fc.constantFrom<string | number>('attempt-4711', 'a', 17)),
  examId: fc.constantFrom('exam-1', 'x'),
  startedAt: fc.constantFrom<string | number>('2026-11-20T10:00:00Z', 1_760_000_000_000),
  completedAt: fc.constantFrom<string | number>('2026-11-20T11:00:00Z', 1_760_003_600_000),
  durationSec: numberOrText(fc.nat(7200)),
  timeSpent: numberOrText(fc.nat(7200)),
  flagged: fc.subarray(['item-0', 'item-1']),
}

/**
 * The answer of a gateway that holds an attempt (EXD-11, EXD-12, EXD-14) with as many fields as it keeps, and what the results
 * page has to show: `outcome` holds for what was sent and for what can be counted.
 */
export const anyAttempt = anyExam.chain(({ exam, questions }) =>
  fc
    .record({
      chosen: fc.array(fc.option(fc.nat(4)), { minLength: questions.length, maxLength: questions.length }),
      outcomes: fc.subarray([...OUTCOMES], { minLength: 1 }),
      counts: fc.subarray([...COUNTS]),
      numbers: fc.constantFrom('number', 'text'),
      rest: fc.record(REST, { requiredKeys: [] }),
      place: fc.constantFrom('beside', 'inside', 'both'),
      isEmptyExam: fc.boolean(),
    })
    .map(({ chosen, outcomes, counts, numbers, rest, place, isEmptyExam }) => {
      const outcome = outcomeOf(questions, chosen)
      const spelled = (value: unknown) => (numbers === 'text' && typeof value === 'number' ? String(value) : value)
      // an exam without items leaves only the score to show
      const kept = isEmptyExam ? (['score', ...outcomes] as const) : outcomes
      const attempt: Record<string, unknown> = {
        ...rest,
        ...Object.fromEntries([...kept, ...counts].map((name) => [name, spelled(outcome[name])])),
      }
      const sentExam = isEmptyExam ? { ...exam, items: [], questions: [] } : exam
      return {
        answer: {
          attempt: place === 'beside' ? attempt : { ...attempt, exam: sentExam },
          ...(place !== 'inside' && { exam: sentExam }),
        },
        attempt,
        questions: isEmptyExam ? [] : questions,
        outcome,
      }
    }),
)

/** Such an answer with odd things in every field that a results page can do without. */
export const anyOddAttempt = anyAttempt.chain(({ answer, attempt }) =>
  withOddFields({ score: 50, ...attempt }, ['score', 'exam']).map((odd) => ({
    ...answer,
    exam: answer.exam ?? { items: [] },
    attempt: odd,
  })),
)
