import { pino } from 'pino'
import type { ChatTurn } from '#domain/ilm/chat.ts'
import { type MathsTask, workOut } from '#domain/ilm/work-out.ts'
import { createCourseGuides, createEmbeddedIlm } from '#gateway/ilm/embedded-ilm.ts'
import type { IlmRequest } from '#gateway/ilm/ilm.ts'
import { openLanguageModel } from '#gateway/ilm/language-model.ts'
import { createModelIlm } from '#gateway/ilm/model-ilm.ts'
import { sampleCourse } from '#tests/gateway/sample-course.ts'

const course = sampleCourse()
export const guides = createCourseGuides({ courses: new Map([[course.courseId, course]]) })
export const worksOut = async (task: MathsTask) => workOut(task)
export const embedded = createEmbeddedIlm(guides, worksOut)

/** Ilm of the sample course with the model that answers at an address. */
export const ilmAt = (url: string, { timeoutMs = 2000, now = (): number => 0 } = {}) =>
  createModelIlm(
    openLanguageModel({ url, model: 'study-model', key: 'k3y', timeoutMs }, { log: pino({ level: 'silent' }), now }),
    { guides, workOut: worksOut },
  )

export const ask = (message: string, more: Partial<IlmRequest> = {}): IlmRequest => ({
  message,
  conversationHistory: [],
  studentGrade: '9',
  subject: 'science',
  course: 'SNC1W',
  conversationId: 'c1',
  user: { firstName: 'Ada' },
  source: 'a student',
  signal: new AbortController().signal,
  ...more,
})

/** A history in which the question "passed-on" is open: of 100 … 900 kJ a tenth is passed on. */
export async function openQuestion(): Promise<{ history: ChatTurn[]; answer: string; eaten: number }> {
  const context = { questionId: 'passed-on', moduleId: 'ecosystems', seed: 3 }
  const reply = await embedded.reply(ask('Can you help me with this question?', { context }))
  const eaten = Number(/Of (\d+) kJ/.exec(reply.response)?.[1])
  const history: ChatTurn[] = [
    { role: 'user', content: 'Can you help me with this question?' },
    { role: 'assistant', content: reply.remembered ?? '' },
  ]
  return { history, answer: `${eaten / 10} kJ`, eaten }
}
