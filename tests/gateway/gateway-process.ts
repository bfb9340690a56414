import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ContentManifest } from '#domain/content/content-manifest.ts'
import type { TestPlace } from './databases.ts'
import { sampleCourse } from './sample-course.ts'

export interface GatewayProcess {
  url: string
  /** all it has printed so far */
  output(): string
  /** ends it and resolves with its exit code, null when a signal ended it */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Content in the form of the content build, with the sample course only. */
function writeSampleContent(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const course = sampleCourse()
  writeFileSync(join(folder, `${course.courseId}.json`), JSON.stringify(course))
  const { exam: _exam, modules: _modules, referenceSheet: _sheet, ...head } = course
  const courses = { [course.courseId]: { hash: 'x', media: [], head } }
  const manifest: ContentManifest = { version: 'v1', courses, overallHash: 'x' }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

/** Starts `npm run gateway` as it is deployed, on a free port, and waits until it listens. */
export function startGatewayProcess(
  place: TestPlace,
  environment: Record<string, string> = {},
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['gateway/serve-gateway.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: place.directory,
      DATABASE_URL: place.url ?? '',
      CONTENT_DIR: writeSampleContent(join(place.directory, 'content')),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // also when the test fails half-way
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /gateway listening on (\S+?)\/?\n/.exec(output)?.[1]
      if (url) resolve({ url, output: () => output, end: (signal) => end(child, signal) })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}: ${output}`)))
  })
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    // not 'exit': its last lines may still be on the way
    child.once('close', (code) => resolve(code))
    child.kill(signal)
  })
}
