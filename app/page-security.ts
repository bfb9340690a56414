import { createMiddleware } from '@tanstack/react-start'
import { setResponseHeaders } from '@tanstack/react-start/server'
import { type AnswerKind, answerHeaders } from '#server/answer-headers.ts'
import { edgeSettings } from '#server/edge-settings.ts'

/** Every answer's headers; a page's scripts know each other by the nonce of this one answer. */
export const security = createMiddleware().server(({ next, handlerType, pathname }) => {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const kind = handlerType === 'serverFn' ? 'function' : kindOfPath(pathname)
  setResponseHeaders(answerHeaders(kind, edgeSettings(), { nonce, isDev: import.meta.env.DEV }))
  return next({ context: { nonce } })
})

function kindOfPath(pathname: string): AnswerKind {
  if (pathname.startsWith('/media/')) return 'media'
  return pathname === '/healthz' ? 'health' : 'page'
}
