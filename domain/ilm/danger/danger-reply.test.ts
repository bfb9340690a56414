import { expect, test } from 'vitest'
import { dangerReply } from './danger-reply.ts'
import { DANGERS } from './notice-danger.ts'

test.each(DANGERS)('the reply to %s names Canadian help and is short', (danger) => {
  const reply = dangerReply(danger)
  for (const help of ['1-800-668-6868', '686868', '9-8-8', '911']) expect(reply).toContain(help)
  expect(reply.split(/\s+/).length).toBeLessThan(110)
})

test('who took something is sent to an emergency line before anything else', () => {
  const reply = dangerReply('overdose')
  expect(reply.indexOf('911')).toBeLessThan(reply.indexOf('9-8-8'))
  expect(reply).toContain('1-844-764-7669')
})
