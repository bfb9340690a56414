import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeError, logLine } from './log-line.ts'
import { refuse } from './refuse-request.ts'

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const name of ['info', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('a refusal is one line of JSON in the form of the gateway’s, without query and body', () => {
  const path = `/_serverFn/${'x'.repeat(200)}`
  refuse(new Request(`http://study.test${path}?payload=secret`, { method: 'POST', body: 'secret' }), 404)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    time: expect.any(Number),
    part: 'app',
    method: 'POST',
    path: path.slice(0, 100),
    status: 404,
    msg: 'refused',
  })
})

test('a line cannot be forged by what is in a path', () => {
  refuse(new Request('http://study.test/%0A{"level":60}"'), 400)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: 'refused' })
  logLine('info', 'a\n{"level":60}')
  expect(lines[1]?.split('\n')).toHaveLength(1)
})

test('what went wrong on this side is an error with its kind and place, and none of its words', () => {
  class Broken extends Error {
    override name = 'Broken'
  }
  const described = describeError(new Broken('the password was hunter2'))
  expect(described).toEqual({ type: 'Broken', at: expect.stringContaining('log-line.test.ts') })
  refuse(new Request('http://study.test/'), 500, new Broken('the password was hunter2'))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, status: 500, type: 'Broken' })
  expect(lines[0]).not.toContain('hunter2')
})

test.each([
  ['debug', 3],
  ['info', 3],
  ['warn', 2],
  ['error', 1],
  ['silent', 0],
  ['nonsense', 3],
])('LOG_LEVEL=%s lets %i of three lines through', (level, count) => {
  vi.stubEnv('LOG_LEVEL', level)
  logLine('info', 'one')
  logLine('warn', 'two')
  logLine('error', 'three')
  expect(lines).toHaveLength(count)
})
