import { staticMiddleware } from 'srvx/static'
import { type AnswerKind, answerHeaders } from './answer-headers.ts'
import { edgeSettings } from './edge-settings.ts'

type Next = () => Response | Promise<Response>

/** The built files, compressed; those under `/assets/` carry their content's hash in their name. Whatever is no file is `next`'s. */
export function serveFiles(dir: string) {
  const files = staticMiddleware({ dir, encodings: true })
  return async (request: Request, path: string, next: Next): Promise<Response> => {
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

function kindOf(path: string): AnswerKind {
  if (path === '/service-worker.js') return 'service worker'
  return path.startsWith('/assets/') ? 'hashed file' : 'file'
}
