/** Why this server itself refuses a request or cannot answer it. */
export type RefusalStatus = 400 | 404 | 405 | 413 | 415 | 500

const WORDS: Record<RefusalStatus, { title: string; text: string }> = {
  400: {
    title: 'This request cannot be read',
    text: 'Something in it is mistyped or cut off. Nothing you have done is lost.',
  },
  404: {
    title: 'This page is not in the notebook',
    text: 'The address may be mistyped, or the page has moved. Nothing you have done is lost.',
  },
  405: {
    title: 'That does not work here',
    text: 'Pages here can be read and forms can be sent, nothing else. Nothing you have done is lost.',
  },
  413: {
    title: 'That is too much at once',
    text: 'What was sent is larger than this site takes. Nothing you have done is lost.',
  },
  415: {
    title: 'That is a form this site does not read',
    text: 'Please use the pages of this site to send things. Nothing you have done is lost.',
  },
  500: {
    title: 'Something went wrong on our side',
    text: 'Your answers, cards and progress are saved on your device and are not affected. Please try again in a minute.',
  },
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}'
/** sha256 of STYLE, which refusal-page.test.ts computes again. */
export const REFUSAL_STYLE_HASH = 'sha256-bDOj9cG55pgmh+ko8P/cxbVyjFH8f82F4KaWWpXbkrE='

/** A page for people, one line of JSON for programs; without scripts and without anything of the request in it. */
export function refusalPage(status: RefusalStatus, accept: string): Response {
  const { title, text } = WORDS[status]
  const headers = { 'content-type': 'application/json' }
  if (!accept.includes('text/html')) return new Response(JSON.stringify({ error: title }), { status, headers })
  const page =
    `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${title} · Ilm Study</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">To the front page</a></p></main></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
