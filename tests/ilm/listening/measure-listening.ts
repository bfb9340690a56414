import type { Course } from '#domain/content/course.ts'
import { measureFollowUps, measureFrench, measureLabelled, measureTwoLessons, measureUnseen } from './measure-asks.ts'
import { measureFacts, measurePlans } from './measure-course-talk.ts'
import { measureOwnProblems } from './measure-own-problems.ts'
import {
  measureAfterDanger,
  measureChat,
  measureFeelings,
  measureHints,
  measureLeading,
  measureTalkWhileAsked,
} from './measure-talk.ts'
import type { Rates } from './rates.ts'

/** Everything of "Ilm listens" (design/tutor.md), over the given courses; what is labelled by hand names its own courses. */
export async function measureListening(rates: Rates, courses: readonly Course[]): Promise<void> {
  await measureLabelled(rates, courses)
  await measureUnseen(rates)
  await measureOwnProblems(rates)
  await measureFrench(rates)
  for (const [index, course] of courses.entries()) {
    await measureFollowUps(rates, course)
    await measureTwoLessons(rates, course)
    await measureFacts(rates, course)
    await measurePlans(rates, course)
    await measureTalkWhileAsked(rates, course)
    await measureLeading(rates, course)
    await measureHints(rates, course)
    // nothing of these depends on the course but its name
    if (index % 5 === 0) {
      await measureFeelings(rates, course)
      await measureChat(rates, course)
    }
  }
  const [first] = courses
  if (first) await measureAfterDanger(rates, first)
  for (const { reply, message } of rates.log.replies) {
    rates.count(
      'no reply is cut at a colon',
      !/:\**\s*$/.test(reply.response),
      `“${message}”: ${reply.response.slice(-160)}`,
    )
  }
}

/** The floors of design/tutor.md, in per cent, by kind. */
export const LISTENING_FLOORS: Readonly<Record<string, number>> = {
  'asks: define': 80,
  'asks: compare': 80,
  'asks: how': 80,
  'asks: why': 80,
  'asks: example': 80,
  'asks: a lesson nobody has written yet': 80,
  // counted where the reply speaks of the idea in hand, not only of its lesson
  'asks: follow-ups': 90,
  'asks: two lessons at once': 80,
  'asks: facts of course and exam': 80,
  'asks: plans': 80,
  'asks: French terms': 80,
  feelings: 80,
  chat: 80,
  'nonsense and off topic: honest': 95,
  'own problem: taken up': 80,
  'own problem: a first step': 80,
  'own right attempts recognised': 90,
  'own wrong attempts never called right': 100,
  'own wrong attempts located': 68,
  'own wrong attempts guided': 72,
  'own wrong attempts: a step to take': 82,
  // held out: nobody looks at their misses
  'unseen: why': 80,
  'unseen: example': 80,
  'unseen: right lesson among the cited': 85,
  'right lesson among the cited': 90,
  'knows what the course has': 95,
  'talk is not graded': 100,
  'an open question holds nobody': 98,
  'danger: the turn after': 98,
  'Ilm leads': 85,
  'hints help': 100,
  'no passage twice in a conversation': 99,
  'no sentence twice in a conversation': 99,
  'no reply is cut at a colon': 100,
}
