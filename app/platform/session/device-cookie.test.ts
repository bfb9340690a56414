import { expect, test } from 'vitest'
import { deviceCookie } from './device-cookie.ts'

test('behind TLS the cookie is bound to this host and to TLS by its name', () => {
  const { name, options } = deviceCookie('https://study.example')
  // what browsers ask of a name that begins so
  expect(name).toMatch(/^__Host-/)
  expect(options).toEqual({ httpOnly: true, sameSite: 'strict', path: '/', secure: true })
})

test("on a developer's machine without TLS the cookie is one that browsers keep", () => {
  const { name, options } = deviceCookie('http://127.0.0.1:3000/')
  expect(name).toBe('ilm_device')
  expect(options).toMatchObject({ httpOnly: true, sameSite: 'strict', secure: false })
})
