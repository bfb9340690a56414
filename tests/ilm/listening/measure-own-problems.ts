import { startConversation } from './conversation.ts'
import { brief } from './measure-asks.ts'
import { OWN_PROBLEMS_SCIENCE } from './own-problems.ts'
import { OWN_PROBLEMS_MATHEMATICS } from './own-problems-mathematics.ts'
import type { Rates } from './rates.ts'

const SAYS_RIGHT = /^\W*(?:yes|right|correct|exactly|that’s it|that works|good|nice|well done|spot on|true)/i
const SAYS_WRONG = /^\W*(?:not|no\b|close|nearly|almost|hmm|careful|the digits|check|that’s not|so close)/i
/** Something the student can do now. */
const ACTIONABLE =
  /\?|\b(?:try|check|divide|multiply|put|send|write|look|add|subtract|compare|work|start|use|count|take|read|flip|square|do|turn|convert|swap|bring)\b/i

/** Problems of the student's own: taken up without an answer given, right attempts called right, wrong ones located. */
export async function measureOwnProblems(rates: Rates): Promise<void> {
  for (const { course, problem, right, wrong } of [...OWN_PROBLEMS_SCIENCE, ...OWN_PROBLEMS_MATHEMATICS]) {
    const start = async (attempt: string) => {
      const talk = startConversation(rates, course, `own-${problem ?? ''}-${attempt}`)
      if (problem !== undefined) await talk.say(problem)
      return talk
    }
    if (problem !== undefined) {
      const talk = startConversation(rates, course, `own-${problem}`)
      const reply = await talk.say(problem)
      const isTaken = /\?/.test(reply.response) && !/don’t know that|No question is open/.test(reply.response)
      rates.count(
        'own problem: taken up',
        isTaken && reply.graded === undefined,
        `${course} “${problem}”: ${brief(reply)}`,
      )
      const hint = await talk.say('im stuck how do i start')
      rates.count(
        'own problem: a first step',
        ACTIONABLE.test(hint.response) && !/don’t know/.test(hint.response) && hint.response !== reply.response,
        `${course} “${problem}” stuck: ${brief(hint)}`,
      )
    }
    for (const attempt of right) {
      const reply = await (await start(attempt)).say(attempt)
      rates.count(
        'own right attempts recognised',
        SAYS_RIGHT.test(reply.response),
        `${course} “${problem ?? ''}” “${attempt}”: ${brief(reply)}`,
      )
      rates.count('talk is not graded', reply.graded === undefined, `${course} “${attempt}”`)
    }
    for (const [attempt, place] of wrong) {
      const reply = await (await start(attempt)).say(attempt)
      const where = `${course} “${problem ?? ''}” “${attempt}”: ${brief(reply)}`
      const isWrong = SAYS_WRONG.test(reply.response) && !SAYS_RIGHT.test(reply.response)
      rates.count('own wrong attempts never called right', !SAYS_RIGHT.test(reply.response), where)
      rates.count('own wrong attempts located', isWrong && place.test(reply.response), where)
      rates.count('own wrong attempts guided', isWrong && reply.response.length > 40, where)
      rates.count('own wrong attempts: a step to take', isWrong && ACTIONABLE.test(reply.response), where)
    }
  }
}
