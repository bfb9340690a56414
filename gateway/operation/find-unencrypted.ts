/** Of PostgreSQL's modes those that encrypt or fail; `prefer` and `allow` go on without (https://www.postgresql.org/docs/current/libpq-ssl.html). */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full']

/**
 * The settings that name a server on another machine without TLS, by their names: what goes there, such as passwords and tokens, can be
 * read on the way.
 * @param settings addresses by the names of their settings, as they are in the environment
 */
export function findUnencrypted(settings: Record<string, string | undefined>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => (value && isUnencrypted(value) ? [name] : []))
}

function isUnencrypted(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || isThisMachine(url)) return false
  if (/^postgres(ql)?:$/.test(url.protocol)) return !ENCRYPTED.includes(url.searchParams.get('sslmode') ?? '')
  return url.protocol === 'http:'
}

/** A loopback address, or a socket in the file system, which a PostgreSQL address gives as its host. */
function isThisMachine({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname
  return host === '' || host.startsWith('/') || /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host)
}
