import { expect, test } from 'vitest'
import { readJourneyReport, readUnitReport } from './read-report.ts'

const unitTest = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})

test('a failed unit test is named with its file and reason', () => {
  const report = readUnitReport({
    numPassedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [unitTest('adds', 'passed'), unitTest('subtracts', 'failed', 'expected 1 to be 2')],
      },
    ],
  })
  expect(report).toEqual({ passed: 1, failed: 1, failures: ['a.test.ts: subtracts\nexpected 1 to be 2'] })
})

test('a test file that cannot be loaded counts as one that failed', () => {
  const testResults = [{ name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }]
  expect(readUnitReport({ numPassedTests: 0, testResults })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['b.test.ts\nno such module'],
  })
})

test('a failed journey is found in whatever group it stands; one that passed at the second try passed', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'c.spec.ts',
    line: 7,
    ok,
    tests: [{ results: [{ errors: message ? [{ message }] : [] }] }],
  })
  const report = readJourneyReport({
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        title: 'c',
        specs: [spec('signs in', true)],
        suites: [{ title: 'dark', specs: [spec('signs out', false, 'no button'), spec('waits', true)] }],
      },
    ],
  })
  expect(report).toEqual({ passed: 2, failed: 1, failures: ['c.spec.ts:7: signs out\nno button'] })
})
