import type { Course } from '#domain/content/course.ts'
import { startConversation } from './conversation.ts'
import { brief } from './measure-asks.ts'
import type { Rates } from './rates.ts'

const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))

/** "Unit 2" is what the course calls so, or the second of those that it numbers otherwise. */
const secondOf = (modules: Course['modules']) =>
  modules.find(({ category }) => /^(?:Unit|Big Idea) 2\b/.test(category)) ??
  modules.filter(({ category }) => /^(?:Unit|Strand|Big Idea) /.test(category))[1] ??
  modules[1]

/** Facts of the course and its exam, as course.yaml has them. */
export async function measureFacts(rates: Rates, course: Course): Promise<void> {
  const { exam, modules, referenceSheet } = course
  const minutes = [...exam.parts, ...(exam.written ?? [])].reduce((sum, part) => sum + part.minutes, 0)
  const questions = exam.parts.reduce((sum, part) => sum + part.questions, 0)
  const isAllowed = [...exam.parts, ...(exam.written ?? [])].some(({ calculator }) => calculator)
  const heaviest = Math.max(...modules.map(({ weight }) => weight))
  const units = modules.filter(({ weight }) => weight > 0)
  const facts: [string, (text: string) => boolean][] = [
    [
      'how long is the exam',
      (text) => numbers(text).includes(minutes) || exam.parts.every((part) => numbers(text).includes(part.minutes)),
    ],
    ['how many questions are on the exam', (text) => numbers(text).includes(questions)],
    [
      'can i use a calculator on the exam',
      (text) => /calculator/i.test(text) && (isAllowed ? /yes|allow|with a|may/i : /no\b|without|none/i).test(text),
    ],
    [
      'whats on the final',
      (text) => modules.filter(({ title, weight }) => weight > 0 && text.includes(title)).length >= 2,
    ],
    [
      'which unit is worth the most',
      (text) => modules.some(({ title, weight }) => weight === heaviest && text.includes(title)),
    ],
    ['how many units are in this course', (text) => numbers(text).includes(units.length)],
    [
      'is there a written part on the exam',
      (text) => (exam.written ? /yes/i : /no\b/i).test(text) && /multiple.choice|written|free/i.test(text),
    ],
    [
      'do we get a formula sheet',
      (text) => /sheet/i.test(text) && (referenceSheet ? /yes|there is|comes with/i : /no\b|not/i).test(text),
    ],
    ['what is this course about', (text) => text.includes(course.description.slice(0, 30))],
    [
      'what lessons are in unit 2',
      (text) => (secondOf(modules)?.lessons ?? []).every(({ title }) => text.includes(title)),
    ],
  ]
  for (const [say, isRight] of facts) {
    const reply = await startConversation(rates, course.courseId, `fact-${say}`).say(say)
    rates.count(
      'asks: facts of course and exam',
      isRight(reply.response),
      `${course.courseId} “${say}”: ${brief(reply)}`,
    )
  }
}

/** Plans by topic and time, with the student's due work. */
export async function measurePlans(rates: Rates, course: Course): Promise<void> {
  const modules = course.modules.filter(({ lessonContents }) => lessonContents.length > 1)
  const [weak, topic] = [modules[0]?.lessonContents[1], modules.at(-1)?.lessonContents[0]]
  if (!weak || !topic) return
  const weakTopic = `${modules[0]?.id}/${weak.id}`
  const learner = { weakTopics: [weakTopic], dueCards: 12, lessonsDone: [], misconceptions: [] }
  const cites = (reply: { citations: { lessonId: string }[] }, id: string) =>
    reply.citations.some((one) => one.lessonId === id)
  const says = [
    [
      `i have a test on ${topic.title.toLowerCase()} tomorrow help`,
      (text: string, reply: Parameters<typeof cites>[0]) =>
        cites(reply, topic.id) && /tomorrow|tonight|today/i.test(text),
    ],
    ['i only have 15 minutes what should i do', (text: string) => numbers(text).includes(15) && /12/.test(text)],
    [
      'make me a study plan for this week',
      (text: string, reply: Parameters<typeof cites>[0]) =>
        /12/.test(text) && cites(reply, weak.id) && /day|week|tomorrow|monday/i.test(text),
    ],
    [
      'my exam is in 2 weeks how do i prepare',
      (text: string) => /2 weeks|two weeks|14 days/i.test(text) && /practice exam|exam/i.test(text),
    ],
    [
      'what should i work on',
      (text: string, reply: Parameters<typeof cites>[0]) => cites(reply, weak.id) && /12/.test(text),
    ],
  ] as const
  for (const [say, isRight] of says) {
    const reply = await startConversation(rates, course.courseId, `plan-${say}`, learner).say(say)
    rates.count('asks: plans', isRight(reply.response, reply), `${course.courseId} “${say}”: ${brief(reply)}`)
  }
}
