import { readFileSync } from 'node:fs'
import { type Report, readJourneyReport, readUnitReport } from './read-report.ts'

export type Stage = {
  name: string
  command: [string, string[]]
  /** left out where no Firefox could be had */
  needsFirefox?: true
  /** where Playwright writes its report, in the folder of results */
  reportFile?: string
  /** reads the report of its test runner; a stage without one is one check */
  report?: (folder: string) => Report
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** The stages of `npm test` in order: cheap ones first, so that a slip shows early. */
export const stages: Stage[] = [
  { name: 'content build', command: ['npm', ['run', '--silent', 'content:build']] },
  { name: 'types', command: ['npm', ['run', '--silent', 'types']] },
  { name: 'lint', command: ['npm', ['run', '--silent', 'lint']] },
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
    report: (folder) => readUnitReport(readJson(`${folder}/unit.json`)),
  },
  { name: 'build', command: ['npm', ['run', '--silent', 'build']] },
  {
    name: 'journeys in the browser',
    command: ['npx', ['playwright', 'test', '--reporter=list,json']],
    reportFile: 'journeys.json',
    report: (folder) => readJourneyReport(readJson(`${folder}/journeys.json`)),
  },
  {
    name: 'main journeys in Firefox',
    needsFirefox: true,
    command: ['npx', ['playwright', 'test', '--config', 'playwright.firefox.config.ts', '--reporter=list,json']],
    reportFile: 'firefox.json',
    report: (folder) => readJourneyReport(readJson(`${folder}/firefox.json`)),
  },
]
