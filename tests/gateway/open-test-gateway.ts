import { pino } from 'pino'
import type { SignedIn } from '#domain/account/account.ts'
import type { Course } from '#domain/content/course.ts'
import { type ContentStore, createContentStore } from '#gateway/content/content-store.ts'
import type { Database } from '#gateway/database/open-database.ts'
import { createGateway, type GatewayOptions } from '#gateway/gateway.ts'
import type { Ilm } from '#gateway/ilm/ilm.ts'
import { sampleCourse } from './sample-course.ts'

export const TEST_SECRET = 'a secret for tests only, long enough'
export const PASSWORD = 'correct horse'

export function sampleContent(version = 'v1', courses: Course[] = [sampleCourse(), sampleApCourse()]): ContentStore {
  return createContentStore({
    version,
    courses: new Map(courses.map((course) => [course.courseId, course])),
    readMedia: (courseId, file) =>
      courseId === 'SNC1W' && file === 'cell.svg'
        ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
        : undefined,
  })
}

const sampleApCourse = () =>
  sampleCourse({ courseId: 'AP-BIOLOGY', curriculum: 'ap', subject: 'biology', grade: undefined, title: 'AP Biology' })

/** Repeats what it hears, so that tests see what reached it. */
const echoIlm: Ilm = {
  reply: async (request) => ({
    response: `${request.user.firstName} said: ${request.message}`,
    citations: [],
    nextSteps: [],
  }),
}

/** A gateway on a database, with the sample content, and the calls a test makes most. */
export function openTestGateway(database: Database, options: Partial<GatewayOptions> = {}) {
  const app = createGateway({
    database,
    content: sampleContent(),
    ilm: echoIlm,
    log: pino({ level: 'silent' }),
    secret: TEST_SECRET,
    ...options,
  })
  const call = async (
    method: string,
    path: string,
    {
      body,
      token,
      headers = {},
      address,
    }: { body?: unknown; token?: string; headers?: Record<string, string>; address?: string } = {},
  ) => {
    const request = new Request(`http://gateway.test${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return app.fetch(request, { socketAddress: address })
  }
  const register = async (email = `${crypto.randomUUID()}@school.test`, firstName = 'Ada'): Promise<SignedIn> => {
    const answer = await call('POST', '/auth/register', {
      body: { email, password: PASSWORD, firstName, lastName: 'Byron' },
    })
    return answer.json()
  }
  return { app, call, register }
}
