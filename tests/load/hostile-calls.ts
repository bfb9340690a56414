import type { ExamSubmission } from '#domain/exam/exam.ts'
import { type AppRequest, callOf } from './app-client.ts'
import { madeUpAnswers, NESTED, SUMS, turnsOf } from './hostile-requests.ts'

export interface HostileCall {
  name: string
  request(turn: number): AppRequest
}

const markup = `$x_{n}${"'".repeat(590)}$`
const GUESSES = ['password', '12345678', 'letmein', 'student1', 'qwertyuiop']
const PATHS = [
  ...['//x', '//x//y', '/%ff', '/media/..%2f..%2fhealthz', '/media/SNC1W/..%2f..%2fSNC1W.json', '/constructor'],
  ...[
    '/_serverFn/constructor',
    `/_serverFn/${'0'.repeat(64)}`,
    '/grade/__proto__/subject/constructor?courseId=__proto__',
  ],
  ...['/../../etc/passwd', '/assets/..%5c..%5cpackage.json', '/grade/9/subject/science?courseId[]=1&seed=1e999'],
]

/** The hostile tenth: what brought the server down once (issue "Harden"), sent to the app by people with an account and without. */
export function hostileCalls(
  attempt: ExamSubmission,
  { tokens, victims }: { tokens: string[]; victims: string[] },
): HostileCall[] {
  const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T
  // a handful of addresses, none of them a school's
  const from = (turn: number) => ({ token: pick(tokens, turn), address: `203.0.113.${turn % 7}` })
  const chat = (turn: number, message: string, more: object = {}) =>
    callOf('askIlm', { message, course: 'SNC1W', subject: 'science', studentGrade: '9', ...more }, from(turn))
  const submit = (turn: number, changes: object) =>
    callOf('submitAttempt', { ...attempt, id: crypto.randomUUID(), ...changes }, from(turn))
  const raw = (name: string, turn: number, body: string): AppRequest => ({ ...callOf(name, null, from(turn)), body })
  return [
    { name: 'sums without end', request: (turn) => chat(turn, pick(SUMS, turn)) },
    {
      name: 'long turns',
      request: (turn) =>
        chat(turn, 'why?', { conversationHistory: turnsOf(pick(['a', '!['], turn).repeat(9_000), 12) }),
    },
    { name: 'markup to render', request: (turn) => callOf('renderReplies', Array(100).fill(markup), from(turn)) },
    { name: '60,000 made-up answers', request: (turn) => submit(turn, { answers: madeUpAnswers(60_000) }) },
    { name: '500 made-up answers', request: (turn) => submit(turn, { answers: madeUpAnswers(500) }) },
    {
      name: '100,000 lists in each other',
      request: (turn) => raw(pick(['askIlm', 'submitAttempt', 'login', 'renderOwnTexts'], turn), turn, NESTED),
    },
    {
      name: 'wrong passwords',
      request: (turn) => callOf('login', { email: pick(victims, turn), password: pick(GUESSES, turn) }, from(turn)),
    },
    {
      name: 'tricks with addresses',
      request: (turn) => ({ method: 'GET', path: pick(PATHS, turn), headers: { 'x-forwarded-for': '203.0.113.9' } }),
    },
    { name: 'the whole export', request: (turn) => callOf('exportAccount', undefined, from(turn)) },
  ]
}
