import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { JavaProgram } from './wrap-java.ts'

export type JavaRequest = Pick<JavaProgram, 'sources' | 'isRun'> & { input: string }
export type JavaError = { code: string; message: string; about: string }
/** `source` is the number of the source that was compiled. */
export type JavaResult =
  | { status: 'ran'; source: number; printed: string }
  | { status: 'threw'; source: number; printed: string; name: string; message: string }
  | { status: 'refused'; errors: JavaError[] }
  | { status: 'endless' }

const RUNNER = join(import.meta.dirname, 'RunListings.java')
/** What ran once runs the same again; gone with node_modules, never in the repository. */
const CACHE = join('node_modules', '.cache', 'java-listings.json')
const MOST_KEPT = 5000
const TIMEOUT_MS = 240_000
/** A decimal point, wherever the machine stands. */
const JAVA_SETTINGS = [
  '-Xmx256m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Duser.language=en',
  '-Duser.country=CA',
]

/** False once it was found that no JDK is here: `java` is missing, or is one without a compiler. */
let isHere = true

/** Whether listings in Java could be run so far. */
export const javaIsHere = (): boolean => isHere

/**
 * Compiles and runs programs, all in one machine.
 * @returns a result for each, or undefined where no JDK is to be had
 */
export function runJava(requests: readonly JavaRequest[]): JavaResult[] | undefined {
  const runner = readFileSync(RUNNER, 'utf8')
  const keys = requests.map((request) =>
    createHash('sha256')
      .update(JSON.stringify([runner, request]))
      .digest('base64url'),
  )
  const kept = readKept()
  const lines = new Map<string, string>()
  const todo = () =>
    keys.flatMap((key, at) => (lines.has(key) || kept.has(key) ? [] : [{ key, request: requests[at] }]))
  // a program that does not end ends the machine; another one goes on with the rest
  for (let rest = todo(); rest.length > 0; rest = todo()) {
    const answered = runMachine(rest.flatMap(({ key, request }) => (request ? [lineOf(key, request)] : [])))
    if (!answered) {
      isHere = false
      return undefined
    }
    if (answered.size === 0) throw new Error(`the machine for Java listings stopped at ${rest[0]?.request?.sources[0]}`)
    for (const [key, line] of answered) lines.set(key, line)
  }
  // what did not end here may end on a machine with less to do
  const ended = [...lines].filter(([, line]) => resultOf(line).status !== 'endless')
  if (ended.length > 0) keep(new Map([...kept, ...ended]))
  return keys.map((key) => resultOf(lines.get(key) ?? kept.get(key) ?? ''))
}

const encode = (text: string) => Buffer.from(text).toString('base64')
const decode = (text: string | undefined) => Buffer.from(text ?? '', 'base64').toString('utf8')

const lineOf = (key: string, { sources, isRun, input }: JavaRequest) =>
  [key, isRun ? 'run' : 'compile', encode(input), ...sources.map(encode)].join('\t')

/** What the machine sees of this one's environment: listings have no business with the rest. */
const environment = () => ({
  PATH: process.env.PATH,
  JAVA_HOME: process.env.JAVA_HOME,
  TEMP: process.env.TEMP,
  SystemRoot: process.env.SystemRoot,
})

/** The answers of one machine by their key; undefined where there is no machine. A machine that is there and breaks is an error. */
function runMachine(lines: readonly string[]): Map<string, string> | undefined {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  // its working folder is empty: what a listing writes is thrown away
  const cwd = mkdtempSync(join(tmpdir(), 'listings-'))
  const { stdout, stderr, status, error } = spawnSync(java, [...JAVA_SETTINGS, RUNNER], {
    cwd,
    env: environment(),
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 1 << 28,
  })
  rmSync(cwd, { recursive: true, force: true })
  const [first, ...answers] = (stdout ?? '').split('\n')
  if (first?.trim() !== 'ready') {
    const isMissing = (error && 'code' in error && error.code === 'ENOENT') || (status === 0 && !stdout)
    if (isMissing) return undefined
    throw new Error(`Java is here and could not start: ${error?.message ?? stderr}`)
  }
  return new Map(answers.filter((line) => line !== '').map((line) => [line.slice(0, line.indexOf('\t')), line]))
}

function resultOf(line: string): JavaResult {
  const [, status, source, printed, detail] = line.split('\t')
  if (status === 'endless') return { status }
  if (status === 'refused') {
    const errors = decode(detail)
      .split('\n')
      .filter((one) => one !== '')
      .map((one) => one.split('\t'))
    return { status, errors: errors.map(([code = '', message = '', about = '']) => ({ code, message, about })) }
  }
  const ran = { source: Number(source), printed: decode(printed) }
  if (status !== 'threw') return { status: 'ran', ...ran }
  const [name = '', message = ''] = decode(detail).split('\t')
  return { status, ...ran, name, message }
}

function readKept(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(CACHE, 'utf8'))
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : [])
  } catch {
    // not there yet, or cut short: everything is run anew
    return new Map()
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

function keep(results: ReadonlyMap<string, string>): void {
  if (!existsSync('node_modules')) return
  mkdirSync(dirname(CACHE), { recursive: true })
  // renamed when it is whole: two checks may write at the same time
  const draft = `${CACHE}.${process.pid}`
  writeFileSync(draft, JSON.stringify([...results].slice(-MOST_KEPT)))
  renameSync(draft, CACHE)
}
