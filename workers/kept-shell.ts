/** The page that stands in for every other while the server cannot be reached: the app without any content (app/routes/shell.tsx). */
export const SHELL_PATH = '/shell'
/** What a page says to a new version that waits: the student wants it now. */
export const TAKE_OVER = 'take-over'

/** Whether an address of this site is a page, and not a picture, a file or a call. */
export function isPage(path: string): boolean {
  return !/^\/(assets|media|_serverFn)\/|^\/healthz$|\/[^/]+\.[a-z0-9]{2,12}$/i.test(path)
}

/**
 * Whether a shell belongs to the files that are kept with it.
 * @param kept paths of this build's files
 */
export function isOfThisBuild(shell: string, kept: ReadonlySet<string>): boolean {
  const scripts = shell.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
  return scripts.length > 0 && scripts.every((path) => kept.has(path))
}

/**
 * The shell as if it had just been answered: its nonce, in the policy and in the page, is a new one each time.
 * @param random 16 bytes by chance
 */
export async function renewNonce(shell: Response, random: Uint8Array): Promise<Response> {
  const headers = new Headers(shell.headers)
  const policy = headers.get('content-security-policy') ?? ''
  const html = await shell.text()
  const old = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (old === undefined) return new Response(html, { headers })
  const fresh = btoa(String.fromCharCode(...random))
  headers.set('content-security-policy', policy.replaceAll(old, fresh))
  return new Response(html.replaceAll(old, fresh), { headers })
}
