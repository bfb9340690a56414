import type { Context } from 'hono'
import type { GatewayEnv } from './gateway-env.ts'

/**
 * The address a request came from, for throttling only; never logged. Behind `proxies` trusted proxies (TRUST_PROXY) it is
 * that many places from the right of X-Forwarded-For, because everything further left is whatever the client wrote. With none
 * trusted the header is ignored. Undefined when nobody knows: then only per-account limits apply.
 */
export function clientAddress(c: Context<GatewayEnv>, proxies: number): string | undefined {
  if (proxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean)
    const client = hops.at(-proxies) ?? hops[0]
    if (client) return networkOf(client)
  }
  const socket = c.env?.socketAddress
  return socket && networkOf(socket)
}

/** An IPv6 client owns a whole /64, so that is what is counted; IPv4 inside IPv6 is the IPv4 address. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  const groups = tail === undefined ? start : [...start, ...zeros, ...end]
  return `${groups.slice(0, 4).join(':')}::/64`
}
