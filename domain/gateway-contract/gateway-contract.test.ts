import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routeOf } from './call-input.ts'
import type { GatewayCall } from './gateway-call.ts'
import { gatewayContract } from './gateway-contract.ts'

const calls: [name: string, call: GatewayCall][] = Object.entries(gatewayContract)
const named = (call: GatewayCall) => `${call.method.toUpperCase()} ${call.path}`

describe('the calls that every gateway of the specification has', () => {
  test.each([
    ['GWY-02', 'register', 'POST /auth/register'],
    ['GWY-03', 'login', 'POST /auth/login'],
    ['GWY-04', 'me', 'GET /me'],
    ['GWY-05', 'exam', 'GET /content/exam'],
    ['GWY-07', 'courseOutline', 'GET /content/course-outline'],
    ['GWY-08', 'lesson', 'GET /content/lesson'],
    ['GWY-09', 'flashcards', 'GET /content/flashcards'],
    ['GWY-10', 'practiceQuestions', 'GET /content/practice-questions'],
    ['GWY-11', 'chat', 'POST /content/ilm/chat'],
  ] as const)('%s: %s is %s', (_row, name, path) => expect(named(gatewayContract[name])).toBe(path))
})

describe('the calls that are ours (D7, D9, D15, D22, D25)', () => {
  test.each([
    ['submitExamAttempt', 'POST /content/exam/attempts'],
    ['examAttempts', 'GET /content/exam/attempts'],
    ['examAttempt', 'GET /content/exam/attempts/{attemptId}'],
    ['practiceVariant', 'GET /content/practice-variant'],
    ['marksOffered', 'GET /content/ilm/mark-suggestions'],
    ['suggestMarks', 'POST /content/ilm/mark-suggestions'],
    ['contentVersion', 'GET /content/version'],
    ['media', 'GET /content/media/{courseId}/{file}'],
    ['courses', 'GET /content/courses'],
    ['search', 'GET /content/search'],
    ['term', 'GET /content/term'],
    ['logout', 'POST /auth/logout'],
    ['resetWays', 'GET /auth/password-reset'],
    ['requestReset', 'POST /auth/password-reset'],
    ['resetPassword', 'POST /auth/new-password'],
    ['keepChoice', 'POST /me/choice'],
    ['countsChoice', 'GET /me/item-counts'],
    ['allowCounts', 'POST /me/item-counts'],
    ['deleteMe', 'DELETE /me'],
    ['exportMe', 'GET /me/export'],
    ['changePassword', 'POST /me/password'],
    ['sessions', 'GET /me/sessions'],
    ['endSession', 'DELETE /me/sessions/{sessionId}'],
    ['endOtherSessions', 'DELETE /me/sessions'],
    ['beginRecord', 'POST /me/record'],
    ['endRecord', 'DELETE /me/record'],
    ['pushEntries', 'POST /me/record/entries'],
    ['pullEntries', 'GET /me/record/entries'],
    ['wholeCourse', 'GET /content/course'],
    ['health', 'GET /healthz'],
    ['openapi', 'GET /openapi.json'],
  ] as const)('%s is %s', (name, path) => expect(named(gatewayContract[name])).toBe(path))

  test('there is no call that is in neither table', () => expect(calls).toHaveLength(40))
})

test('no two calls share method and path', () => {
  expect(new Set(calls.map(([, call]) => named(call))).size).toBe(calls.length)
})

test('no route hides another: a fixed path is never caught by a parameter of the same method and depth', () => {
  for (const [name, call] of calls) {
    const pattern = new RegExp(`^${routeOf(call).replaceAll(/:\w+/g, '[^/]+')}$`)
    const caught = calls.filter(
      ([, other]) => other !== call && other.method === call.method && pattern.test(other.path),
    )
    expect(
      caught.map(([other]) => other),
      name,
    ).toEqual([])
  }
})

describe.each(calls)('%s', (_name, call) => {
  test('says in a few words what it is for', () => {
    expect(call.summary).toMatch(/^[A-Z]/)
    expect(call.summary.length).toBeLessThan(160)
  })

  test('names in its path the parameters it takes, and no others', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {}).sort()).toEqual(inPath.sort())
  })

  test('bounds every parameter of its path', () => {
    for (const [name, schema] of Object.entries(call.params?.shape ?? {}))
      expect(z.safeParse(schema, 'x'.repeat(5000)).success, name).toBe(false)
  })

  test('carries a body only where something is sent', () => {
    if (call.method === 'get') expect(call.body).toBeUndefined()
    if (call.method !== 'get') expect(call.query).toBeUndefined()
  })

  test('answers nothing where its status says so, and something elsewhere, but for files', () => {
    const isEmpty = call.status === 204 || call.status === 202 || call.path.startsWith('/content/media/')
    expect(call.answer === undefined).toBe(isEmpty)
  })

  test('refuses without a session exactly where it wants one', () => {
    expect(401 in call.errors).toBe(call.bearer || call.path === '/auth/login')
  })

  test('refuses bad input wherever it takes any', () => {
    const takesInput = call.body !== undefined || (call.query !== undefined && Object.keys(call.query.shape).length > 0)
    if (takesInput) expect(Object.keys(call.errors)).toContain('400')
  })

  test('gives a reason for every refusal', () => {
    for (const reason of Object.values(call.errors)) expect(String(reason).length).toBeGreaterThan(5)
  })
})

test('content is asked for without a token, the student’s own data with one (GWY-12)', () => {
  const withToken = calls.filter(([, call]) => call.bearer).map(([name]) => name)
  expect(withToken.sort()).toEqual(
    [
      ...[
        'me',
        'keepChoice',
        'countsChoice',
        'allowCounts',
        'deleteMe',
        'exportMe',
        'changePassword',
        'logout',
        'sessions',
        'endSession',
        'endOtherSessions',
      ],
      ...['beginRecord', 'endRecord', 'pushEntries', 'pullEntries'],
      ...['chat', 'marksOffered', 'suggestMarks', 'submitExamAttempt', 'examAttempts', 'examAttempt'],
    ].sort(),
  )
})

test('what costs the gateway work is throttled', () => {
  for (const name of [
    'register',
    'login',
    'requestReset',
    'deleteMe',
    'changePassword',
    'search',
    'term',
    'chat',
    'suggestMarks',
    'submitExamAttempt',
  ] as const)
    expect(gatewayContract[name].errors, name).toHaveProperty('429')
})

test('an object of the contract never refuses a field it does not know: a newer side may send more', () => {
  for (const [name, call] of calls)
    for (const schema of [call.body, call.answer, call.query, call.headers])
      if (schema instanceof z.ZodObject) expect(schema.def.catchall, name).toBeUndefined()
})
