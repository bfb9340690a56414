import { withHeaders } from './answer-headers.ts'
import { edgeSettings } from './edge-settings.ts'
import { describeError, logLine } from './log-line.ts'
import { type RefusalStatus, refusalPage } from './refusal-page.ts'

/** Server functions, by the name the build gives each. */
const FUNCTIONS = '/_serverFn/'
const FUNCTION_PATH = /^\/_serverFn\/[0-9a-f]{64}$/

/** Why a request is refused before anything looks at it, by its first line alone; undefined when it is not. */
export function reasonToRefuse(method: string, path: string): RefusalStatus | undefined {
  const isFunction = path.startsWith(FUNCTIONS)
  if (!['GET', 'HEAD', ...(isFunction ? ['POST'] : [])].includes(method)) return 405
  if (isFunction && !FUNCTION_PATH.test(path)) return 404
  // `//host` and `/\host` would be read as another server's address
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || path.includes('\\')) return 404
  return isDecodable(path) ? undefined : 400
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Answers with a refusal and says so in one line, which holds no more of the request than its method and path.
 * @param error what was thrown, where this server is to blame
 */
export function refuse(request: Request, status: RefusalStatus, error?: unknown): Response {
  const path = new URL(request.url).pathname.slice(0, LONGEST_PATH)
  const told = { method: request.method, path, status, ...(error !== undefined && describeError(error)) }
  logLine(status >= 500 ? 'error' : 'info', 'refused', told)
  const response = withHeaders(refusalPage(status, request.headers.get('accept') ?? ''), 'refusal', edgeSettings())
  if (status === 405) response.headers.set('allow', path.startsWith(FUNCTIONS) ? 'GET, HEAD, POST' : 'GET, HEAD')
  return response
}

const LONGEST_PATH = 100
