import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DANGER_MESSAGES } from '#tests/ilm/danger-messages.ts'
import { HARMLESS_MESSAGES } from '#tests/ilm/harmless-messages.ts'
import { DANGERS, noticeDanger } from './notice-danger.ts'

describe.each(DANGERS)('%s', (danger) => {
  test.each(DANGER_MESSAGES[danger])('%s', (message) => expect(noticeDanger(message)).toBe(danger))
})

test.each(HARMLESS_MESSAGES)('a lesson goes on: %s', (message) => expect(noticeDanger(message)).toBeUndefined())

test('the suite holds at least 150 messages of each kind', () => {
  expect(Object.values(DANGER_MESSAGES).flat().length).toBeGreaterThanOrEqual(150)
  expect(HARMLESS_MESSAGES.length).toBeGreaterThanOrEqual(150)
})

const dangerous = Object.values(DANGER_MESSAGES).flat()

test('capitals, accents, trailing words and marks hide nothing', () => {
  const shown = fc.constantFrom(...dangerous)
  const before = fc.constantFrom('', 'ok but ', 'honestly, ', 'idk… ', 'can i tell you something? ')
  const after = fc.constantFrom('', '!!!', ' 😭', ' ...', '  ')
  fc.assert(
    fc.property(shown, before, after, fc.boolean(), (message, lead, tail, isLoud) => {
      const said = `${lead}${message}${tail}`
      expect(noticeDanger(isLoud ? said.toUpperCase() : said)).toBeDefined()
    }),
    { numRuns: 1000 },
  )
})

test('any text is read without a throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000, unit: 'binary' }), (text) => {
      const danger = noticeDanger(text)
      expect(danger === undefined || DANGERS.includes(danger)).toBe(true)
    }),
  )
})
