import { readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

export type Stage = {
  name: string
  command: [string, string[]]
  /** reads how many tests ran; a stage without counts is one check */
  counts?: (folder: string) => Counts
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** The stages of `npm test` in order: cheap ones first, so that a slip shows early. */
export const stages: Stage[] = [
  { name: 'content build', command: ['npm', ['run', '--silent', 'content:build']] },
  { name: 'types', command: ['npm', ['run', '--silent', 'types']] },
  { name: 'lint', command: ['npm', ['run', '--silent', 'lint']] },
  {
    name: 'content check',
    command: ['npm', ['run', '--silent', 'content:check']],
  },
  {
    name: 'unit, architecture, content and gateway tests',
    command: [
      'npx',
      [
        'vitest',
        'run',
        '--config',
        'app.config.ts',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/unit.json',
      ],
    ],
    counts: (folder) => {
      const report = readJson(`${folder}/unit.json`)
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numFailedTestSuites * Number(!report.numFailedTests),
      }
    },
  },
  { name: 'build', command: ['npm', ['run', '--silent', 'build']] },
  {
    name: 'journeys in the browser',
    command: ['npx', ['playwright', 'test', '--reporter=list,json']],
    counts: (folder) => {
      const { stats } = readJson(`${folder}/journeys.json`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  },
]
