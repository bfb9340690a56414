import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { staticMiddleware } from 'srvx/static'
import { type AnswerKind, answerHeaders } from './answer-headers.ts'
import { edgeSettings } from './edge-settings.ts'

type Next = () => Response | Promise<Response>

/**
 * The built files, compressed; those under `/assets/` carry their content's hash in their name. Whatever is no file is `next`'s. Which files there are
 * is read once, with the server's start: to look for each page among them costs more than to answer with a kept page.
 */
export function serveFiles(dir: string) {
  const files = staticMiddleware({ dir, encodings: true })
  const paths = pathsIn(dir)
  return async (request: Request, path: string, next: Next): Promise<Response> => {
    // what is escaped is the middleware's to read, or to refuse
    if (!paths.has(path) && !path.includes('%')) return next()
    let isFile = true
    const response = await files(request, () => {
      isFile = false
      return next()
    })
    if (!isFile) return response
    for (const [name, value] of answerHeaders(kindOf(path), edgeSettings())) response.headers.set(name, value)
    return response
  }
}

/** Where each file under a folder is found, such as `/assets/page.js`. */
function pathsIn(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(entries.map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`))
}

function kindOf(path: string): AnswerKind {
  if (path === '/service-worker.js') return 'service worker'
  return path.startsWith('/assets/') ? 'hashed file' : 'file'
}
