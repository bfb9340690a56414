import { createMiddleware } from '@tanstack/react-start'
import { fromJSON } from 'seroval'
import { refuse } from '#server/refuse-request.ts'

/**
 * Server functions are asked in a form of the framework's own. What is not in it is refused here with 4xx: the framework would
 * answer 500 and log the error, which quotes what was sent.
 */
export const readableCalls = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn') return next()
  const isPost = request.method === 'POST'
  const type = request.headers.get('content-type')
  if (isPost && type !== null && !type.startsWith('application/json')) return refuse(request, 415)
  try {
    // a call without arguments has no body and no type
    const text = isPost ? type && (await request.clone().text()) : new URL(request.url).searchParams.get('payload')
    if (text !== null) fromJSON(JSON.parse(text))
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

/** What a function's schema does not take is the caller's mistake: 400 instead of 500, and nothing of it in the log. */
export const refusedInput = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    throw isSchemaRefusal(error) ? Object.assign(new Error('This request cannot be read'), { status: 400 }) : error
  }
})

/** The framework throws a plain Error whose message is the schema's list of issues as JSON (its `execValidator`). */
function isSchemaRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.name === 'Error' &&
    /^\[\s*\{[\s\S]*"(code|path)"[\s\S]*\}\s*\]$/.test(error.message)
  )
}
