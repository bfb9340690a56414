import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { normaliseLessons } from '#domain/content/normalise-lessons.ts'
import { type ExamQuestionOf, examResponseSchema } from '#domain/exam/exam.ts'
import { isAnswered } from '#domain/exam/exam-answers.ts'
import { handInSchema } from '#domain/exam/hand-in-limits.ts'
import { normaliseExam } from '#domain/exam/normalise-exam.ts'
import { scoreExam } from '#domain/exam/score-exam.ts'
import { makeBackup, parseBackup, writeBackup } from '#domain/history/backup.ts'
import { type StudyAct, studyEventSchema } from '#domain/history/events.ts'
import { thisRelease } from '#domain/history/read-event.ts'
import { evidenceOf } from '#domain/learner-model/answer-evidence.ts'
import { practiceAct } from '#domain/practice/practice-act.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { checkAnswer } from '#domain/question/check-answer.ts'
import { scoreOf } from '#domain/question/checked.ts'
import { normalisePractice, normaliseVariant } from '#domain/question/normalise-practice.ts'
import { type Reply, replySchema } from '#domain/question/reply.ts'
import { questionTypeSchema } from '#domain/question/type-schemas.ts'
import { missedSkills } from '#domain/review/missed-skills.ts'
import { buildOpenApi } from '#gateway/openapi.ts'
import { rich, richQuestion } from '#tests/factories/rich-question.ts'
import { makeShown, typeSamples } from '#tests/factories/type-samples.ts'
import { createWorkerApi } from '#workers/worker-api.ts'

// Every way of answering, all the way through the platform: the table is the registry, so the next type is covered by its sample.

const place = { curriculum: 'ontario' as const, grade: '9', subject: 'science', courseId: 'SNC1W' }
const ATTEMPT = '00000000-0000-4000-8000-000000000001'
let clock = Date.UTC(2026, 10, 22, 12)

/** An act as the store stamps it, written to disk and read back. */
function stored(act: StudyAct) {
  const event = thisRelease.read(
    JSON.parse(JSON.stringify({ ...act, id: `e${++clock}`, at: clock, zone: 'America/Toronto', device: 'phone' })),
  )
  const known = studyEventSchema.safeParse(event)
  if (!known.success) throw new Error('an act of this release is read by it')
  return known.data
}

/** Another answer that is complete and not right. */
const wrongReplies: Partial<Record<Reply['type'], Reply>> = {
  'multiple-choice': { type: 'multiple-choice', optionId: 'c' },
  'true-false': { type: 'true-false', optionId: 'false' },
  numeric: { type: 'numeric', text: '9 V' },
  'short-answer': { type: 'short-answer', text: 'diffusion' },
  match: { type: 'match', rights: [1, 0, 2] },
  'multiple-select': { type: 'multiple-select', optionIds: ['d', 'e'] },
  ordering: { type: 'ordering', order: [3, 2, 1, 0] },
  table: { type: 'table', given: ['1', '9', 'helium'] },
  'inline-choice': { type: 'inline-choice', given: ['1', '9', 'helium'] },
  maths: { type: 'maths', given: ['x', 'y'] },
  label: { type: 'label', given: ['1'] },
  written: { type: 'written', texts: ['So.', ''], given: ['', '', '9'], marks: [0, 0, 0], isMarking: true },
  graph: {
    type: 'graph',
    points: [
      [0, 0],
      [1, -4],
    ],
  },
}

test('there is a wrong answer of every type that can be answered', () => {
  const answerable = questionTypeSchema.options.filter((type) => type !== 'draw')
  expect(Object.keys(wrongReplies).sort()).toEqual([...answerable].sort())
})

describe.each(typeSamples)('$right.type', ({ fields, right }) => {
  const shown = makeShown({ ...fields, lessonId: 'circuits', moduleId: 'electricity', tags: ['energy'] })
  const question = richQuestion({ ...fields, lessonId: 'circuits', moduleId: 'electricity', tags: ['energy'] })
  const wrong = wrongReplies[right.type] ?? right
  const type = answerTypeOf(shown)
  const inPractice = (reply: Reply) => {
    const checked = checkAnswer(question, reply)
    if (checked.kind !== 'checked') throw new Error(`${JSON.stringify(reply)} is ${checked.reason}`)
    const { status, score } = checked
    return practiceAct({ ...place, moduleId: 'electricity' }, question, {
      status,
      score,
      reply,
      seconds: 20,
      hintsUsed: 0,
    })
  }
  const item = {
    id: 'q',
    text: 'Why?',
    options: [],
    correctIndex: 0,
    question: shown,
    moduleId: 'electricity',
    lessonId: 'circuits',
    tags: [],
  } satisfies ExamQuestionOf<string>

  test('as a gateway sends it, it is read whole (CHP-41)', () => {
    const { items, dropped } = normalisePractice({ items: [JSON.parse(JSON.stringify(shown))] }, z.string())
    expect(dropped).toBe(0)
    expect(items).toEqual([shown])
  })

  test('its reply crosses the gateway: read back as it was, taken when handed in, and described in the OpenAPI document', () => {
    for (const reply of [right, wrong]) expect(replySchema.parse(JSON.parse(JSON.stringify(reply)))).toEqual(reply)
    expect(handInSchema.shape.replies.parse({ q: right })).toEqual({ q: right })
    const { submitExamAttemptBody } = buildOpenApi().components.schemas
    expect(JSON.stringify(submitExamAttemptBody)).toContain(`"const":"${right.type}"`)
  })

  test('practice counts it, keeps it in words, and the file of all that a student made brings it back as it was (ANA-25, D9)', () => {
    const acts = [stored(inPractice(wrong)), stored(inPractice(right))]
    const text = writeBackup(makeBackup(acts, {}, clock))
    const read = parseBackup(text)
    if (!read.ok) throw new Error(read.message)
    expect(read.unreadable).toBe(0)
    expect(writeBackup(read.backup)).toBe(text)

    const worker = createWorkerApi()
    worker.add(read.backup.events)
    const scope = { courseId: 'SNC1W', moduleId: 'electricity' }
    const [summary] = worker.questionSummaries(scope)
    expect(worker.practiceMetrics(scope)).toMatchObject({ attempted: 1, correct: 1, metrics: { overallAccuracy: 100 } })
    expect(worker.questionStates(scope)).toEqual({
      [question.id]: expect.objectContaining({ best: 'correct', attempts: 2 }),
    })
    expect(summary).toMatchObject({ questionType: right.type, attempts: 2, isImproved: true })
    expect(Object.keys(worker.practiceMetrics(scope).metrics.timeByQuestionType)).toEqual([right.type])
    for (const act of acts) expect(act).toMatchObject({ answer: expect.stringMatching(/\S/) })
  })

  test('what it says about a skill: the less, the more of it is right or only marked by the student', () => {
    const evidence = evidenceOf({ status: 'correct', hintsUsed: 0, source: 'practice', questionType: right.type })
    expect(evidence).toMatchObject({ isCorrect: true, weight: type.trust ?? 1, guess: type.guess })
    expect(evidence.guess > 0 && evidence.guess < 1).toBe(true)
  })

  test('an exam that crashed has it as it was, scores it as the gateway does, and a missed one comes back in review (D8)', async () => {
    const started: StudyAct = {
      type: 'exam-started',
      ...place,
      attemptId: ATTEMPT,
      examId: 'exam',
      examDocument: 'exam-a1',
      timeFactor: 1,
      deadlines: [clock + 3_600_000],
    }
    const answered = (reply: Reply): StudyAct => ({ type: 'exam-answered', attemptId: ATTEMPT, questionId: 'q', reply })
    const worker = createWorkerApi()
    worker.add([stored(started), stored(answered(wrong)), stored(answered(right))])
    const running = worker.runningExam('SNC1W')
    expect(running?.replies).toEqual({ q: right })
    expect(isAnswered(running?.replies ?? {}, 'q')).toBe(true)

    expect(scoreExam({ questions: [item] }, { q: right }).score).toBe(100)
    const richItem = { ...item, text: rich('Why?'), question }
    const { score, evidence } = await worker.judgeExam({ questions: [richItem] }, { q: wrong }, place, { q: 30 })
    expect(score.score).toBeLessThan(100)
    expect(score.score / 100).toBeCloseTo(scoreOf(scoredOf(wrong)), 1)
    expect(missedSkills(evidence.map(stored))).toEqual([
      expect.objectContaining({ moduleId: 'electricity', lessonId: 'circuits' }),
    ])
  })

  test('an exam that may hold it plays it as it was sent (EXD-04, EXD-07)', () => {
    const sent = examResponseSchema.parse({
      id: 'exam',
      title: 'Exam',
      subject: 'science',
      courseId: 'SNC1W',
      durationMinutes: 10,
      parts: [{ title: 'All', minutes: 10, calculator: true, firstQuestion: 0, questionCount: 1 }],
      items: [item],
    })
    const read = normaliseExam(JSON.parse(JSON.stringify(sent)), { subject: 'science', courseId: 'SNC1W' }, z.string())
    const played = read.ok ? read.exam.questions : []
    expect(played.map((one) => one.question)).toEqual(type.isExamItem && !type.answersAtOnce ? [shown] : [])
  })

  function scoredOf(reply: Reply) {
    const checked = checkAnswer(question, reply)
    const scored = checked.kind === 'checked' ? checked : checked.asItStands
    if (!scored) throw new Error('a complete answer is scored')
    return scored
  }
})

describe('a way of answering that this release does not know, of another gateway or of a later release', () => {
  const unknown = { id: 'x', type: 'hologram', prompt: 'From a later release' }
  const known = JSON.parse(JSON.stringify(makeShown({ type: 'numeric', answer: 3 })))

  test('is left out of practice, of its variants and of exams; the others stay (CHP-41, EXD-07)', () => {
    const practice = normalisePractice({ items: [unknown, known] }, z.string())
    expect(practice).toMatchObject({ items: [{ id: 'q' }], dropped: 1 })
    expect(normaliseVariant({ question: unknown }, z.string())).toBeUndefined()
    const exam = normaliseExam(
      {
        items: [
          { id: 'x', prompt: 'x', question: unknown },
          { id: 'y', prompt: 'y', question: known },
        ],
      },
      { subject: 'science', courseId: 'SNC1W' },
      z.string(),
    )
    expect(exam).toMatchObject({ ok: true, dropped: 1, exam: { questions: [{ id: 'y' }] } })
  })

  test('is left out of a lesson, whose section stays', () => {
    const lesson = { id: 'l', title: 'L', content: [{ id: 's', title: 'S', text: 'T', checks: [unknown, known] }] }
    const [read] = Object.values(normaliseLessons({ lessons: [lesson] }, z.string(), 'm').lessonsByModule).flat()
    expect(read?.content[0]?.checks.map(({ id }) => id)).toEqual(['q'])
  })

  test('its answers stay in the student’s file as they came, and count as evidence of an unknown kind (D9)', () => {
    const answered = {
      id: 'e',
      at: 1,
      zone: 'UTC',
      device: 'd',
      type: 'exam-answered',
      attemptId: ATTEMPT,
      questionId: 'q',
    }
    const later = { ...answered, reply: { type: 'hologram', turns: [1, 2] } }
    const event = thisRelease.read(later)
    if (!event) throw new Error('what a later release recorded is kept')
    expect(writeBackup(makeBackup([event], {}, 1))).toContain('"turns":[1,2]')
    expect(evidenceOf({ status: 'correct', hintsUsed: 0, source: 'practice', questionType: 'hologram' }).weight).toBe(1)
  })
})
