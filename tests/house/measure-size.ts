import { readFileSync } from 'node:fs'
import { readSourceFiles } from '../architecture/read-imports.ts'

export type RoomSize = {
  room: string
  files: number
  /** lines of code and of tests, blank lines included */
  code: number
  tests: number
  median: number
  p90: number
  longest: number
}

const rooms = ['app', 'authoring', 'domain', 'gateway', 'server', 'workers'] as const
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** What stands apart because it needs more than its room: whole courses, files of an earlier release, every type of question. */
const SHOWS: Record<string, string> = {
  'tests/exam-seeds.test.ts': 'domain',
  'tests/every-type.test.ts': 'domain',
  'tests/figure-seeds.test.ts': 'domain',
  'tests/stored-formats/stored-formats.test.ts': 'domain',
  'tests/content.test.ts': 'authoring',
  'tests/explorations.test.ts': 'authoring',
}

/** Tests that stand apart count for the room they show: gateway tests for the gateway, Ilm's dialogues for the domain. */
function roomOf(path: string): string | undefined {
  if (path.startsWith('tests/gateway/')) return 'gateway'
  if (path.startsWith('tests/ilm/')) return 'domain'
  if (path in SHOWS) return SHOWS[path]
  return rooms.find((room) => path.startsWith(`${room}/`))
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/** Size of each room of the project, in lines. */
export function measureRooms(): RoomSize[] {
  const files = readSourceFiles().map(({ path, lines }) => ({ path, lines, room: roomOf(path) }))
  return rooms.map((room) => {
    const own = files.filter((file) => file.room === room)
    const tests = own.filter(({ path }) => isTest(path) || path.startsWith('tests/'))
    const code = own.filter((file) => !tests.includes(file))
    const lengths = code.map(({ lines }) => lines).sort((a, b) => a - b)
    const sum = (list: typeof own) => list.reduce((total, { lines }) => total + lines, 0)
    return {
      room,
      files: code.length,
      code: sum(code),
      tests: sum(tests),
      median: at(lengths, 0.5),
      p90: at(lengths, 0.9),
      longest: lengths.at(-1) ?? 0,
    }
  })
}

/** The mutation score of each room that the last `npm run house:mutation` wrote, in percent; empty where none has run. */
export function readMutationScores(report: string): Map<string, { score: number; mutants: number }> {
  let files: Record<string, { mutants: { status: string }[] }>
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).files
  } catch {
    return new Map()
  }
  const counts = new Map<string, { killed: number; all: number }>()
  for (const [path, { mutants }] of Object.entries(files)) {
    const room = path.split('/').slice(0, 2).join('/')
    const count = counts.get(room) ?? { killed: 0, all: 0 }
    for (const { status } of mutants) {
      if (!['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) continue
      count.all++
      if (status === 'Killed' || status === 'Timeout') count.killed++
    }
    counts.set(room, count)
  }
  return new Map(
    [...counts].map(([room, { killed, all }]) => [room, { score: all === 0 ? 0 : (100 * killed) / all, mutants: all }]),
  )
}
