import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

onEveryDatabase('accounts', ({ open }) => {
  test('registering signs in; the e-mail is lower-cased and trimmed, names are trimmed (SUP-07, SUP-08, GWY-02)', async () => {
    const { call } = openTestGateway(await open())
    const answer = await call('POST', '/auth/register', {
      body: { email: '  Ada@School.TEST ', password: PASSWORD, firstName: ' Ada ', lastName: ' Byron ' },
    })
    expect(answer.status).toBe(201)
    const { token, user } = await answer.json()
    expect(user).toMatchObject({ email: 'ada@school.test', firstName: 'Ada', subscriptionActive: true, plan: 'free' })
    const claims = decodeJwt(token)
    expect(claims).toMatchObject({ sub: user.id, userId: user.id, email: 'ada@school.test' })
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000)
    const me = await call('GET', '/me', { token })
    expect(me.status).toBe(200)
    expect(await me.json()).toEqual({ user })
    expect(JSON.stringify(user)).not.toContain('argon2')
  })
})
