import { readFile } from 'node:fs/promises'
import { journeyAddresses } from './addresses.ts'
import { expect, fakeToken, fillSignUp, newStudent, open, signIn, signUp, storedToken, test } from './journey.ts'

const user = { email: 'amina@example.ca', firstName: 'Amina', subscriptionActive: true, plan: 'free' }
const liveToken = (sub = 'u1') => fakeToken({ sub, email: user.email, exp: Math.floor(Date.now() / 1000) + 3600 })
const main = 'main'

test.describe('on the real gateway', () => {
  test('a visitor of a protected page signs in and lands on it; Back does not return (SHL-07, SHL-14, SHL-15, SIN-03)', async ({
    page,
  }) => {
    const student = await signUp(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/signin')

    await open(page, '/faq')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/signin?redirect=%2Fdashboard')
    await signIn(page, student)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.locator(main)).toContainText(student.email)
    await page.goBack()
    await expect(page).toHaveURL('/faq')
  })

  test('signing in directly leads to the welcome page (SIN-02, SIN-04)', async ({ page }) => {
    const student = await signUp(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/signin')
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password')
    await expect(page.locator(main).getByRole('link', { name: /Sign up/ })).toHaveAttribute('href', '/signup')
    await signIn(page, { ...student, email: ` ${student.email.toUpperCase()} ` })
    await expect(page).toHaveURL('/welcome')
  })

  test('a wrong password and a taken address are told kindly (ERR-02, ERR-03, SIN-05, SUP-10)', async ({ page }) => {
    const student = await signUp(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/signin')
    await signIn(page, { ...student, password: 'not the one' })
    await expect(page.getByText('Oops! Your email or password doesn’t match. Try again.')).toBeVisible()
    await expect.poll(() => storedToken(page)).toBeNull()

    await open(page, '/signup')
    await fillSignUp(page, student)
    await page.locator(main).getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('Looks like you already have an account. Try logging in!')).toBeVisible()
  })

  test('the account can be exported, and deleted with the password only (D9)', async ({ page }) => {
    const student = await signUp(page)
    await open(page, '/dashboard')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export account' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^ilm-study-account-\d{4}-\d\d-\d\d\.json$/)
    const kept = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(kept).toMatchObject({ format: 'ilm-study-account', user: { email: student.email }, examAttempts: [] })

    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Your password').fill('not the one')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('password is not right', { exact: false })).toBeVisible()
    expect(await storedToken(page)).not.toBeNull()
    await dialog.getByLabel('Your password').fill(student.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => storedToken(page)).toBeNull()

    await open(page, '/signin')
    await signIn(page, student)
    await expect(page.getByText('Oops! Your email or password doesn’t match. Try again.')).toBeVisible()
  })

  test('signing out in one tab signs out the other (SES-07)', async ({ page, context }) => {
    await signUp(page)
    const other = await context.newPage()
    await other.goto('/faq')
    await expect(other.getByText('you are locked in!')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other.getByText('you are locked in!')).toBeHidden()
  })
})

test('the password help makes no call and leads back (FGT-01, FGT-02, FGT-03, FGT-04)', async ({ page, stub }) => {
  await open(page, `${journeyAddresses.stubApp}/forgot-password`)
  const links = page.locator('main a[href^="mailto:"]')
  await expect(links).toHaveCount(2)
  await expect(page.locator(main)).toContainText('chat limit')
  // a mail program cannot open here
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true))
  await links.first().click()
  await expect(page.getByText('Instructions Sent!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/signin')
  await expect(page.locator(main)).toContainText('This site sends no mail by itself.')
  const called = (await stub.allCalls()).map(({ method, path }) => `${method} ${path}`)
  expect(called.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('the sign-up form: fields, toggle, hint, links (SUP-01, SUP-02, SUP-03, SUP-04, TRM-01)', async ({ page }) => {
  await open(page, '/signup')
  for (const label of ['First name', 'Last name', 'Email']) await expect(page.getByLabel(label)).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
  await expect(page.locator(main).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  await expect(page.locator(main).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
})

test('a password of 7 or 65 characters is refused in place, 8 and 64 are not (SUP-05, SUP-06)', async ({ page }) => {
  await open(page, '/signup')
  const password = page.getByLabel('Password', { exact: true })
  const error = page.getByText('Password must be 8–64 characters long.')
  const submit = page.locator(main).getByRole('button', { name: 'Sign up' })
  await expect(error).toBeHidden()
  for (const [length, isRefused] of [
    [7, true],
    [8, false],
    [64, false],
    [65, true],
  ] as const) {
    await password.fill('x'.repeat(length))
    await expect(error).toBeVisible({ visible: isRefused })
    await expect(submit).toBeEnabled({ enabled: !isRefused })
  }
})

test.describe('on a gateway that answers as told', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('what is sent: trimmed and lower-cased, login then the user (SUP-07, SUP-09, GWY-02, GWY-03, GWY-04, SES-05)', async ({
    page,
    stub,
  }) => {
    const token = liveToken()
    await stub.answer('POST /auth/register', { status: 201, body: { ok: true } })
    await stub.answer('POST /auth/login', { body: { data: { access_token: token } } })
    await stub.answer('GET /me', { body: { user } })
    await open(page, '/signup')
    await fillSignUp(page, {
      ...newStudent(),
      firstName: '  Amina ',
      lastName: ' Khan ',
      email: '  Amina@Example.CA ',
    })
    await page.locator(main).getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/welcome')
    expect((await stub.calls('POST /auth/register'))[0]?.body).toEqual({
      email: 'amina@example.ca',
      firstName: 'Amina',
      lastName: 'Khan',
      password: 'maple-syrup-42',
    })
    expect((await stub.calls('POST /auth/login'))[0]?.body).toEqual({
      email: 'amina@example.ca',
      password: 'maple-syrup-42',
    })
    const me = await stub.calls('GET /me')
    expect(me.map((call) => call.authorization)).toEqual([`Bearer ${token}`])
    expect(await storedToken(page)).toBe(token)
    await expect(page.getByText('Welcome Amina, you are locked in!')).toBeVisible()
  })

  test('empty fields send nothing (SIN-01)', async ({ page, stub }) => {
    await open(page, '/signin')
    await page.locator(main).getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Email is required.')).toBeVisible()
    expect(await stub.calls('POST /auth/login')).toEqual([])
  })

  const refusals = [
    { row: 'ERR-01', answer: { status: 400, body: 'INVALID CREDENTIALS' }, text: 'doesn’t match' },
    { row: 'ERR-01', answer: { status: 401, raw: 'raw: invalid credentials' }, text: 'doesn’t match' },
    {
      row: 'ERR-04',
      answer: { status: 503, body: { error: 'x' } },
      text: 'Our servers are having a tough day 😅. Please try again later.',
    },
    { row: 'ERR-05', answer: { status: 400, body: { error: 'x' } }, text: 'Something went wrong. Please try again.' },
  ]
  for (const [index, { row, answer, text }] of refusals.entries()) {
    test(`a refused sign-in reads as in the catalogue, ${index + 1} (${row}, SIN-05)`, async ({ page, stub }) => {
      await stub.answer('POST /auth/login', answer)
      await open(page, '/signin')
      await signIn(page, newStudent())
      await expect(page.getByText(text)).toBeVisible()
    })
  }

  test('a login whose user cannot be had clears everything (SES-06, SIN-05)', async ({ page, stub }) => {
    await stub.answer('POST /auth/login', { body: { token: liveToken() } })
    await stub.answer('GET /me', { status: 500 })
    await open(page, '/signin')
    await signIn(page, newStudent())
    await expect(page.getByText('Login failed')).toBeVisible()
    await expect.poll(() => storedToken(page)).toBeNull()
  })
})
