import type { EdgeSettings } from './edge-settings.ts'
import { REFUSAL_STYLE_HASH } from './refusal-page.ts'

/** Every kind of answer this server gives. */
export type AnswerKind =
  | 'page'
  | 'kept page'
  | 'function'
  | 'media'
  | 'health'
  | 'hashed file'
  | 'file'
  | 'service worker'
  | 'refusal'

/** What a page's policy is made with. */
type PageContext = { nonce: string; mediaSources: string[]; isDev?: boolean }

/** For every answer, whatever it is. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const NEVER_KEPT = { 'cache-control': 'no-store' }

/** Shown by nobody, run by nobody: where such an answer is opened as a page, it can do nothing. */
const INERT = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]

/**
 * The one table of headers: what each kind of answer carries (besides its own content type, length, ETag). `app/start.ts` applies it
 * to what the app answers, `server.ts` to files and refusals; a journey compares real answers with it.
 */
const ANSWER_HEADERS: Record<AnswerKind, (context: PageContext) => Record<string, string>> = {
  page: (context) => ({ ...NEVER_KEPT, 'content-security-policy': pagePolicy(context) }),
  // the same for every reader, until the content changes: whoever keeps it asks whether it is still so (RFC 9111; RFC 9213 for what stands in front)
  'kept page': (context) => ({
    'cache-control': 'no-cache',
    'cdn-cache-control': 'max-age=60, stale-while-revalidate=86400',
    'content-security-policy': pagePolicy(context),
  }),
  function: () => ({ ...NEVER_KEPT, 'content-security-policy': policy([...INERT, 'sandbox']) }),
  // an SVG may carry its own styles; its scripts and addresses lead nowhere. How long it is kept, the gateway says
  media: () => ({ 'content-security-policy': policy([...INERT, "style-src 'unsafe-inline'", 'sandbox']) }),
  health: () => ({ ...NEVER_KEPT, 'content-security-policy': policy([...INERT, 'sandbox']) }),
  // the tutor worker is one of these, and a worker goes by the policy of its own file
  'hashed file': () => ({
    'cache-control': 'max-age=31536000, immutable',
    'content-security-policy': policy([
      ...INERT,
      "script-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types',
    ]),
  }),
  file: () => ({
    'cache-control': 'max-age=3600',
    'content-security-policy': policy([...INERT, "style-src 'unsafe-inline'", 'sandbox']),
  }),
  // asked for anew each time, so that a new version is found; it fetches what it keeps under its own policy
  'service worker': () => ({
    'cache-control': 'no-cache',
    'content-security-policy': policy([
      ...INERT,
      "script-src 'self'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types',
    ]),
  }),
  refusal: () => ({
    ...NEVER_KEPT,
    'content-security-policy': policy([...INERT, `style-src '${REFUSAL_STYLE_HASH}'`]),
  }),
}

/** The headers of one answer; `settings` are the server's. */
export function answerHeaders(
  kind: AnswerKind,
  settings: EdgeSettings,
  { nonce = '', isDev = false }: { nonce?: string; isDev?: boolean } = {},
): Headers {
  const isSecure = settings.publicOrigin?.startsWith('https:') ?? false
  return new Headers({
    ...ALWAYS,
    // over plain http browsers ignore it; whose the subdomains are is known only where the address is
    'strict-transport-security': `max-age=31536000${isSecure ? '; includeSubDomains' : ''}`,
    ...ANSWER_HEADERS[kind]({ nonce, isDev, mediaSources: settings.mediaSources }),
  })
}

/** The answer with all headers of its kind; what it says itself about itself stays, what the table says wins. */
export function withHeaders(response: Response, kind: AnswerKind, settings: EdgeSettings): Response {
  for (const [name, value] of answerHeaders(kind, settings)) response.headers.set(name, value)
  return response
}

function pagePolicy({ nonce, mediaSources, isDev }: PageContext): string {
  const media = mediaSources.join(' ')
  return policy([
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' ${isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${media}`,
    `media-src 'self' ${media}`,
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // the development server inserts scripts of its own
    ...(isDev ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICY}`]),
  ])
}

/** The one policy that may make markup and worker addresses (app/components/trusted-types.ts). */
const TRUSTED_TYPES_POLICY = 'ilm-study'

const policy = (directives: string[]) => directives.map((directive) => directive.trim()).join('; ')
