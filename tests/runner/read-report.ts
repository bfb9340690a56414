/** What a test runner says of its run: how many tests, and for each that failed its name and why. */
export type Report = { passed: number; failed: number; failures: string[] }

type UnitReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Vitest's JSON report. A file that could not even be loaded has no tests; it counts as one that failed. */
export function readUnitReport(report: UnitReport): Report {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${file.name}\n${file.message}`]
    return failed.map((test) => `${file.name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

type Suite = { title: string; suites?: Suite[]; specs: Spec[] }
type Spec = {
  title: string
  file: string
  line: number
  ok: boolean
  tests: { results: { errors: { message?: string }[] }[] }[]
}
type JourneyReport = { suites: Suite[]; stats: { expected: number; flaky: number } }

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** Playwright's JSON report. */
export function readJourneyReport(report: JourneyReport): Report {
  const failures = report.suites
    .flatMap(specsOf)
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))
      return `${spec.file}:${spec.line}: ${spec.title}\n${errors.map((error) => error.message ?? '').join('\n')}`
    })
  return { passed: report.stats.expected + report.stats.flaky, failed: failures.length, failures }
}
