import { expect, test } from 'vitest'
import { createPasswordHasher } from './hash-password.ts'

test('a hash is argon2id with the parameters OWASP recommends, and never twice the same', async () => {
  const hasher = createPasswordHasher()
  const [one, two] = await Promise.all([hasher.hash('a password', undefined), hasher.hash('a password', undefined)])
  if (!one.ok || !two.ok) throw new Error('not busy')
  expect(one.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one.value).not.toBe(two.value)
  expect(await hasher.verify(one.value, 'a password', undefined)).toEqual({ ok: true, value: true })
  expect(await hasher.verify(one.value, 'A password', undefined)).toEqual({ ok: true, value: false })
})

test('an unknown e-mail costs the same work as a wrong password', async () => {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('a password', undefined)
  if (!stored.ok) throw new Error('not busy')
  const timeOf = async (hash: string | undefined) => {
    const start = performance.now()
    expect(await hasher.verify(hash, 'guess', undefined)).toEqual({ ok: true, value: false })
    return performance.now() - start
  }
  // In turns, and the quickest of each: what the machine does beside only ever adds time.
  const unknown: number[] = []
  const wrong: number[] = []
  for (let n = 0; n < 15; n++) {
    unknown.push(await timeOf(undefined))
    wrong.push(await timeOf(stored.value))
  }
  const ratio = Math.min(...unknown) / Math.min(...wrong)
  // without the decoy it is about 0.001
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('work beyond the queue is refused at once, and places are freed again', async () => {
  const hasher = createPasswordHasher(2, 3)
  const results = await Promise.all(Array.from({ length: 10 }, () => hasher.hash('x', undefined)))
  expect(results.filter((result) => result.ok)).toHaveLength(5)
  expect(results.filter((result) => !result.ok && result.reason === 'busy')).toHaveLength(5)
  const later = await Promise.all(Array.from({ length: 5 }, () => hasher.hash('x', undefined)))
  expect(later.every((result) => result.ok)).toBe(true)
})
