import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { describeError, logLine } from '#server/log-line.ts'
import { refuse } from '#server/refuse-request.ts'
import { problemOfCall } from './measure-call.ts'

/**
 * Server functions are asked in a form of the framework's own. What is not in it is refused here with 4xx: the framework would
 * answer 500 and log the error, which quotes what was sent.
 */
export const readableCalls = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn') return next()
  // pages mark their calls; the framework fails on an unmarked one whose function answers with no object
  if (request.headers.get('x-tsr-serverfn') !== 'true') return refuse(request, 400)
  const isPost = request.method === 'POST'
  const type = request.headers.get('content-type')
  if (isPost && type !== null && !type.startsWith('application/json')) return refuse(request, 415)
  try {
    // a call without arguments has no body and no type
    const text = isPost ? type && (await request.clone().text()) : new URL(request.url).searchParams.get('payload')
    const problem = text === null ? undefined : problemOfCall(text)
    if (problem) return refuse(request, problem)
  } catch (error) {
    const isTooLarge = error instanceof Error && 'status' in error && error.status === 413
    return refuse(request, isTooLarge ? 413 : 400)
  }
  try {
    return await next()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Server function info not found'))
      return refuse(request, 404)
    throw error
  }
})

/**
 * What a function's schema does not take is the caller's mistake: 400, and nothing of it in the log. Anything else a function throws
 * is this server's: 500, and where it happened in one line. The framework would answer 200 to both and say nothing.
 */
export const failedCalls = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    // redirects and 404s are thrown too, and are no errors; a page that asks while it is rendered shows its own
    if (!(error instanceof Error) || !new URL(getRequest().url).pathname.startsWith('/_serverFn/')) throw error
    if (isSchemaRefusal(error)) {
      setResponseStatus(400)
      throw new Error('This request cannot be read')
    }
    setResponseStatus(500)
    logLine('error', 'a function failed', { status: 500, ...describeError(error) })
    throw new Error('Something went wrong on our side')
  }
})

/** The framework throws a plain Error whose message is the schema's list of issues as JSON (its `execValidator`). */
function isSchemaRefusal({ name, message }: Error): boolean {
  return name === 'Error' && message.startsWith('[') && message.endsWith(']') && /"(code|path)":/.test(message)
}
