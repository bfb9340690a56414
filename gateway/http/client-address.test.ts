import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import type { GatewayEnv } from './gateway-env.ts'

async function addressOf(proxies: number, socketAddress?: string, forwarded?: string): Promise<string | null> {
  const app = new Hono<GatewayEnv>().get('/', (c) => c.json(clientAddress(c, proxies) ?? null))
  const headers = new Headers()
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
  return (await app.fetch(new Request('http://gateway.test/', { headers }), { socketAddress })).json()
}

test('without a trusted proxy only the connection counts', async () => {
  expect(await addressOf(0, '203.0.113.1', '198.51.100.7')).toBe('203.0.113.1')
  expect(await addressOf(0, undefined, '198.51.100.7')).toBeNull()
})

test('behind proxies the address is as many places from the right as there are proxies', async () => {
  expect(await addressOf(1, '10.0.0.1', 'forged, 198.51.100.7')).toBe('198.51.100.7')
  expect(await addressOf(2, '10.0.0.1', 'forged, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7')
  expect(await addressOf(1, '10.0.0.1')).toBe('10.0.0.1')
})

test('IPv6 counts by its /64, IPv4 inside IPv6 as itself', async () => {
  expect(await addressOf(0, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(await addressOf(0, '2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(await addressOf(0, '::1')).toBe('0:0:0:0::/64')
  expect(await addressOf(0, '::ffff:203.0.113.1')).toBe('203.0.113.1')
})
