import type { Exam } from '#domain/exam/exam.ts'
import { submissionOf } from '#tests/gateway/exam-submission.ts'
import { type AppRequest, callOf, examIn, isDone, PASSWORD, resultOf } from './app-client.ts'

const MODULE = {
  curriculum: 'ontario',
  grade: 9,
  subject: 'science',
  courseId: 'SNC1W',
  moduleId: 'sustainable-ecosystems-climate-change',
}
const COURSE = { curriculum: 'ontario', grade: 9, subject: 'science', courseId: 'SNC1W' }
const QUESTIONS = [
  'What is a trophic level?',
  'Why do lakes turn over?',
  '3/4 + 1/8',
  'Quiz me',
  'What is next for me?',
]
/** A student signs in again on every so many rounds of study. */
const ROUNDS_OF_A_SESSION = 10

export interface Student {
  email: string
  /** the school's, which its students share */
  address: string
  token: string
  /** which of the steps comes next */
  step: number
  round: number
  exam?: Exam | undefined
  /** handed in, perhaps not yet answered */
  sentId?: string | undefined
  /** handed in and acknowledged, not yet looked at again */
  attemptId?: string | undefined
}

export interface Step {
  kind: string
  request(student: Student, sequence: number): AppRequest
  /** why the answer is not what an honest student should get; undefined where it is */
  problem(student: Student, status: number, body: string): string | undefined
}

const page = (kind: string, path: string): Step => ({
  kind,
  request: ({ address }) => ({
    method: 'GET',
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address },
  }),
  problem: (_, status) => (status === 200 ? undefined : `${kind}: ${status}`),
})

function call(name: string, data: (student: Student, sequence: number) => unknown): Step {
  return {
    kind: name,
    request: (student, sequence) => callOf(name, data(student, sequence), student),
    problem: (_, status, body) =>
      status === 200 && isDone(resultOf(body)) ? undefined : `${name}: ${status} ${body.slice(0, 300)}`,
  }
}

/** A call whose answer the next steps need. */
const callAndKeep = (step: Step, keep: (student: Student, body: string) => void): Step => ({
  ...step,
  problem(student, status, body) {
    const problem = step.problem(student, status, body)
    if (!problem) keep(student, body)
    return problem
  },
})

const submit = call('submitAttempt', (student) => {
  if (!student.exam) throw new Error('there is an exam before it is handed in')
  const attempt = submissionOf(student.exam, { right: student.round % student.exam.questions.length })
  student.sentId = attempt.id
  return attempt
})
const handIn: Step = {
  ...submit,
  problem(student, status, body) {
    const problem = submit.problem(student, status, body)
    if (problem === undefined) student.attemptId = student.sentId
    // what was not acknowledged need not be there, and nobody looks for it
    else student.step++
    return problem
  },
}

/**
 * One round of a student's study as the server sees it: pages and lessons read, questions practised, Ilm asked, an exam taken,
 * handed in and looked at again. What was acknowledged must be there.
 */
export const STEPS: Step[] = [
  page('course page', '/grade/9/subject/science?courseId=SNC1W'),
  call('fetchOutline', () => COURSE),
  call('fetchLessons', () => MODULE),
  page('lesson page', '/grade/9/subject/science/SNC1W/lesson/sustainable-ecosystems-climate-change'),
  call('fetchPractice', () => MODULE),
  call('askIlm', (student) => ({
    message: QUESTIONS[student.round % QUESTIONS.length],
    course: 'SNC1W',
    subject: 'science',
    studentGrade: '9',
  })),
  call('fetchFlashcards', () => MODULE),
  call('renderOwnTexts', (student) => [`Card ${student.round}: $x^2 + ${student.round}$`, 'H~2~O', '**force** = $ma$']),
  callAndKeep(
    call('fetchExam', (_, sequence) => ({ ...COURSE, seed: sequence })),
    (student, body) => {
      student.exam = examIn(body)
    },
  ),
  handIn,
  callAndKeep(
    call('fetchAttempt', (student) => ({ attemptId: student.attemptId, subject: 'science', courseId: 'SNC1W' })),
    (student) => {
      student.round++
      student.exam = undefined
      student.attemptId = undefined
    },
  ),
  call('fetchCurrentUser', () => undefined),
]

const signIn = call('login', ({ email }) => ({ email, password: PASSWORD }))

/** The step a student takes now. One that needs an earlier answer which is still on its way waits, and a page is read instead. */
export function stepOf(student: Student): Step {
  const step = STEPS[student.step % STEPS.length]
  const [first] = STEPS
  if (!step || !first) throw new Error('there are steps')
  if (step.kind === 'submitAttempt' && !student.exam) return first
  if (step.kind === 'fetchAttempt' && !student.attemptId) return first
  return step.kind === 'fetchCurrentUser' && student.round % ROUNDS_OF_A_SESSION === 1 ? signIn : step
}
