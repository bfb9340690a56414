import { expect, test } from 'vitest'
import { z } from 'zod'
import { courseOutlineSchema } from '#domain/content/course-outline.ts'
import { normaliseFlashcards } from '#domain/content/normalise-flashcards.ts'
import { normaliseLessons } from '#domain/content/normalise-lessons.ts'
import { examSchema } from '#domain/exam/exam.ts'
import { loadExam } from '#domain/exam/load-exam.ts'
import { answerFromCourse, type CourseQuestion } from '#domain/kept-course/answer-from-course.ts'
import { type WholeCourse, wholeCourseSchema } from '#domain/kept-course/kept-course.ts'
import { normalisePractice, normaliseVariant } from '#domain/question/normalise-practice.ts'
import { onEveryDatabase } from './databases.ts'
import { submissionOf } from './exam-submission.ts'
import { openTestGateway, sampleContent } from './open-test-gateway.ts'
import { sampleCourse } from './sample-course.ts'

const asked = { curriculum: 'ontario', grade: 9, subject: 'science', courseId: 'SNC1W' }
const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()
const text = z.string()
const reader = { text, clean: (answer: unknown) => JSON.parse(JSON.stringify(answer)), random: () => 0 }

onEveryDatabase('a whole course on a device', ({ open }) => {
  async function keep() {
    const database = await open()
    const gateway = openTestGateway(database)
    const get = async (path: string) => (await gateway.call('GET', path)).json()
    const answer = await get(`/content/course?${query}`)
    expect(wholeCourseSchema.safeParse(answer).success).toBe(true)
    const whole: WholeCourse = answer
    const from = (question: Omit<CourseQuestion, keyof typeof asked>) =>
      answerFromCourse(whole, { ...asked, ...question }, reader)
    return { database, gateway, get, whole, from }
  }

  test('says what the gateway says: outline, lessons, cards, practice, other numbers, the exam of a seed (D14)', async () => {
    const { get, from } = await keep()
    const moduleId = 'ecosystems'
    const inModule = `${query}&moduleId=${moduleId}`
    const { bytes, ...outline } = courseOutlineSchema.parse(await get(`/content/course-outline?${query}`))
    expect(bytes).toBeGreaterThan(1000)
    expect(from({ kind: 'outline' })).toEqual(outline)
    const lessons = normaliseLessons(await get(`/content/lesson?${inModule}`), text, moduleId)
    expect(from({ kind: 'lessons', moduleId })).toEqual(lessons)
    const cards = normaliseFlashcards(await get(`/content/flashcards?${inModule}`), text, moduleId)
    expect(from({ kind: 'flashcards', moduleId })).toEqual(cards)
    const practice = normalisePractice(await get(`/content/practice-questions?${inModule}`), text, moduleId)
    expect(practice.items).not.toEqual([])
    expect(from({ kind: 'practice', moduleId })).toEqual(practice)
    const questionId = 'passed-on'
    for (const seed of [1, 2, 3, 4_000_000_000]) {
      const variant = await get(`/content/practice-variant?${inModule}&questionId=${questionId}&seed=${seed}`)
      expect(from({ kind: 'practice', moduleId, questionId, seed })).toEqual(normaliseVariant(variant, text))
      const { seal, ...exam } = await get(`/content/exam?${query}&seed=${seed}`)
      expect(seal).toBeTruthy()
      expect(from({ kind: 'exam', seed })).toEqual(loadExam(exam, asked, text))
    }
  })

  test('has nothing of another course, and nothing that is not in it', async () => {
    const { whole, from } = await keep()
    expect(answerFromCourse(whole, { ...asked, courseId: 'SNC2D', kind: 'outline' }, reader)).toBeUndefined()
    expect(from({ kind: 'lessons', moduleId: 'nope' })).toBeUndefined()
    expect(from({ kind: 'practice', moduleId: 'ecosystems', questionId: 'nope', seed: 1 })).toBeUndefined()
    expect(from({ kind: 'search' })).toBeUndefined()
  })

  test('says which course answers for Alberta (D13)', async () => {
    const { whole } = await keep()
    const alberta = { ...asked, curriculum: 'alberta' }
    expect(answerFromCourse(whole, { ...alberta, kind: 'outline' }, reader)).toMatchObject({ nearestMatch: 'SNC1W' })
  })

  test('an exam begun without a network is taken, and is taken after the content has changed too (D7)', async () => {
    const { database, gateway, from } = await keep()
    const exam = from({ kind: 'exam' }) as { ok: true; source: unknown }
    expect(exam.ok).toBe(true)
    const { token } = await gateway.register()
    const submit = async (body: unknown, call = gateway.call) =>
      (await call('POST', '/content/exam/attempts', { body, token })).status
    const source = examSchema.parse(exam.source)
    const renewed = openTestGateway(database, {
      content: sampleContent('v2', [sampleCourse({ title: 'Science, corrected' })]),
    })
    expect(await submit(submissionOf(source, { right: 3 }), renewed.call)).toBe(201)
    expect(await submit(submissionOf(source, { right: 4 }))).toBe(201)
    const { seal: _, ...unsealed } = source
    expect(await submit(submissionOf(unsealed, { right: 4 }), renewed.call)).toBe(422)
  })
})
