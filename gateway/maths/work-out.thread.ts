import { parentPort } from 'node:worker_threads'
import { type MathsTask, workOut } from '#domain/ilm/work-out.ts'

// The thread that maths-thread.ts starts.
parentPort?.on('message', (task: MathsTask) => parentPort?.postMessage(workOut(task)))
parentPort?.postMessage('ready')
