import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const EMAIL = 'grace.hopper@school.test'

test('the commonest passwords are refused, in whatever case', async () => {
  for (const common of [
    'password',
    '12345678',
    'PASSWORD',
    'Iloveyou',
    'qwertyuiop',
    'password1',
    ' sunshine ',
    '1qaz2wsx',
  ]) {
    expect(await isCommonPassword(common, EMAIL), common).toBe(true)
  }
})

test('a password that is the e-mail address or its name is refused', async () => {
  expect(await isCommonPassword('Grace.Hopper', EMAIL)).toBe(true)
  expect(await isCommonPassword('grace.hopper@school.test', EMAIL)).toBe(true)
})

test('a password that is what this site is called is refused, whatever digits and signs are around it', async () => {
  for (const own of ['ilmstudy', 'IlmStudy2026!', 'Ilm Study', 'ilm-12345', 'my ilm study', 'support@ilmstudy.ca'])
    expect(await isCommonPassword(own, EMAIL), own).toBe(true)
})

test('others are taken', async () => {
  for (const fine of [
    'maple-syrup-42',
    'ilm study maple',
    '98730261',
    'correct horse battery',
    'kf8s!Lq0',
    'ein langer Satz',
  ]) {
    expect(await isCommonPassword(fine, EMAIL), fine).toBe(false)
  }
})
