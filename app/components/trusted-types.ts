import type { RichText } from '#domain/text/rich-text.ts'

// The one Trusted Types policy: pages allow no other (server/answer-headers.ts names it), so nothing else in the browser can turn
// text into markup or start a script. Browsers without Trusted Types take the strings.

type Policy = { createHTML(html: string): TrustedHTML; createScriptURL(url: string): URL }
type Factory = { createPolicy(name: string, rules: { [Name in keyof Policy]: (text: string) => string }): Policy }

const policy = trustedTypesFactory()?.createPolicy('ilm-study', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`not this site's script: ${url}`)
    return url
  },
})

function trustedTypesFactory(): Factory | undefined {
  if (typeof window === 'undefined') return undefined
  // no TypeScript library knows it yet
  return (window as Window & { trustedTypes?: Factory }).trustedTypes
}

/**
 * Rendered text as an element takes it. Only text that the server rendered and sanitised is a `RichText`
 * (app/platform/rich-text.server.ts); `shorten` may cut its HTML, not add to it.
 */
export function trustedHtml(value: RichText, shorten = (html: string) => html): string | TrustedHTML {
  const html = shorten(value.html)
  return policy ? policy.createHTML(html) : html
}

/** A figure's markup as an element takes it: every gateway's answer was cleaned as it arrived (app/platform/figure-markup.server.ts). */
export function trustedFigure(markup: string): string | TrustedHTML {
  return policy ? policy.createHTML(markup) : markup
}

/** The address of one of this site's own workers. */
export function trustedWorkerUrl(url: string): string | URL {
  return policy ? policy.createScriptURL(url) : url
}
