import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ExamSubmission } from '#domain/exam/exam.ts'
import { onEveryDatabase } from './databases.ts'
import { readExamAnswer, submissionOf } from './exam-submission.ts'
import { type GatewayProcess, startGatewayProcess } from './gateway-process.ts'
import { PASSWORD } from './open-test-gateway.ts'

const STUDENTS = 200
const KILLS = 5
const ROUNDS_AT_MOST = 25

type Student = { token: string; attempt: ExamSubmission }

/** One call as from the student's own address, so that nobody is throttled for the whole class. */
function post(gateway: GatewayProcess, path: string, body: unknown, student: number, token?: string) {
  return fetch(gateway.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(student / 250)}.${1 + (student % 250)}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

async function enrol(gateway: GatewayProcess, index: number): Promise<Student> {
  const person = { email: `student${index}@school.test`, password: PASSWORD, firstName: 'A', lastName: 'B' }
  let answer = await post(gateway, '/auth/register', person, index)
  // hashing is bounded: a class that signs up at once is asked to come back
  while (answer.status === 503) {
    await pause(100)
    answer = await post(gateway, '/auth/register', person, index)
  }
  expect(answer.status).toBe(201)
  const { token } = await answer.json()
  const exam = readExamAnswer(await (await fetch(`${gateway.url}/content/exam?courseId=SNC1W&seed=${index}`)).json())
  return { token, attempt: submissionOf(exam, { right: index % exam.questions.length }) }
}

onEveryDatabase('exam attempts', ({ newPlace, open }) => {
  test('200 students hand in at once while the gateway is killed five times: every acknowledged attempt is there, once (D7)', {
    timeout: 240_000,
  }, async () => {
    const place = newPlace()
    const start = () => startGatewayProcess(place, { TRUST_PROXY: '1' })
    let gateway = await start()
    const students: Student[] = []
    for (let first = 0; first < STUDENTS; first += 8)
      students.push(...(await Promise.all(Array.from({ length: 8 }, (_, n) => enrol(gateway, first + n)))))

    const acknowledged = new Set<string>()
    // a kill counts when it left somebody without an answer; that all were served before it takes a very fast machine
    let killsInTheMiddle = 0
    for (let round = 1; killsInTheMiddle < KILLS; round++) {
      expect(round).toBeLessThanOrEqual(ROUNDS_AT_MOST)
      const running = gateway
      let unanswered = 0
      let sending: Promise<unknown> = Promise.resolve()
      // the first answer of the round is the moment to kill: hardly any of the others has been answered yet
      await new Promise<void>((firstAnswer) => {
        sending = Promise.all(
          // everybody sends in every round, as a device does that has not seen its answer
          students.map(async ({ token, attempt }, index) => {
            const answer = await post(running, '/content/exam/attempts', attempt, index, token).catch(() => undefined)
            const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined
            if (body) acknowledged.add(body.attemptId)
            else unanswered++
            if (body) firstAnswer()
          }),
        ).finally(firstAnswer)
      })
      await running.end('SIGKILL')
      await sending
      killsInTheMiddle += Number(unanswered > 0)
      gateway = await start()
    }
    const database = await open(place)
    const stored = async () =>
      (await database.query.selectFrom('exam_attempts').select('id').execute()).map((row) => row.id).sort()
    const kept = new Set(await stored())
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])

    for (const [index, { token, attempt }] of students.entries()) {
      const answer = await post(gateway, '/content/exam/attempts', attempt, index, token)
      expect([200, 201]).toContain(answer.status)
      expect((await answer.json()).attempt.score).toBe(attempt.score)
    }
    expect(await stored()).toEqual(students.map(({ attempt }) => attempt.id).sort())
    expect(await gateway.end('SIGTERM')).toBe(0)
  })
})
