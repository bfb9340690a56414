import { expect, test } from 'vitest'
import { dangerReply, noticeDanger } from './notice-danger.ts'

test.each([
  ['I want to die', 'self-harm'],
  ['i’m gonna kill myself', 'self-harm'],
  ['KMS', 'self-harm'],
  ['I don’t want to be alive anymore', 'self-harm'],
  ['je veux me suicider', 'self-harm'],
  ['my stepdad hits me', 'abuse'],
  ['i am being blackmailed', 'abuse'],
  ['he has a knife', 'danger'],
  ['I’m going to shoot up my school', 'danger'],
] as const)('%s → %s', (message, danger) => expect(noticeDanger(message)).toBe(danger))

test.each([
  'what kills bacteria?',
  'antibiotics will kill them',
  'how does a predator kill its prey',
  'this test will kill me',
  'the cell dies',
  'is suicide gene therapy in the course',
  'what happens when a ball hits a wall',
  'i want to diet',
  'explain the end of my lesson',
])('a lesson goes on: %s', (message) => expect(noticeDanger(message)).toBeUndefined())

test.each(['self-harm', 'abuse', 'danger'] as const)('the reply to %s names Canadian help and is short', (danger) => {
  const reply = dangerReply(danger)
  for (const help of ['1-800-668-6868', '686868', '9-8-8', '911']) expect(reply).toContain(help)
  expect(reply.split(/\s+/).length).toBeLessThan(110)
})
