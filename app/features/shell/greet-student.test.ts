import { expect, test } from 'vitest'
import { greetStudent } from './greet-student.ts'

test('a student is greeted by first name, or by e-mail without one (HDR-12)', () => {
  expect(greetStudent({ firstName: 'Amina', email: 'a@b.ca' })).toBe('Welcome Amina, you are locked in!')
  expect(greetStudent({ firstName: ' ', email: 'a@b.ca' })).toBe('Welcome a@b.ca, you are locked in!')
})
