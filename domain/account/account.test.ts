import { expect, test } from 'vitest'
import { loginSchema, registrationSchema } from './account.ts'

const person = { email: 'ada@school.test', password: '12345678', firstName: 'Ada', lastName: 'Byron' }
const problemOf = (changes: object) => {
  const parsed = registrationSchema.safeParse({ ...person, ...changes })
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

test('a password has 8 to 64 characters (SUP-05)', () => {
  const refusal = 'Password must be 8–64 characters long.'
  expect(problemOf({ password: 'x'.repeat(7) })).toBe(refusal)
  expect(problemOf({ password: 'x'.repeat(65) })).toBe(refusal)
  expect(problemOf({ password: 'x'.repeat(8) })).toBeUndefined()
  expect(problemOf({ password: 'x'.repeat(64) })).toBeUndefined()
})

test('e-mail is trimmed and lower-cased, names are trimmed, the password is left as typed (SUP-07)', () => {
  const typed = { email: ' ADA@School.test ', password: ' 12345678 ', firstName: ' Ada ', lastName: 'Byron ' }
  expect(registrationSchema.parse(typed)).toEqual({ ...person, password: ' 12345678 ' })
  expect(loginSchema.parse({ email: ' ADA@School.test ', password: ' x ' })).toEqual({
    email: person.email,
    password: ' x ',
  })
})

test('what is missing is named', () => {
  expect(problemOf({ firstName: '  ' })).toBe('First name is required.')
  expect(problemOf({ lastName: 'x'.repeat(101) })).toBe('Last name is too long (max 100 characters).')
  expect(problemOf({ email: 'nobody' })).toBe('Please enter a valid email address.')
})
