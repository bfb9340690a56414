import type { Page } from '@playwright/test'
import { expect, findBarriers, newestMail, newStudent, open, signIn, signUp, storedToken, test } from './journey.ts'

const main = 'main'
const NEW = 'winter-canoe-77'
const TAKEN = /That is one of the passwords people try first/

async function expectNoViolations(page: Page) {
  const violations = await findBarriers(page)
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target)}`)).toEqual([])
}

/** Types into the field that has the focus, after Tab has led there. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await page
      .getByRole('button', { name })
      .or(page.getByLabel(name, { exact: true }))
      .evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    if (isThere) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('one of the commonest passwords is refused beside its field, with everything kept (D25)', async ({ page }) => {
  const student = newStudent()
  await open(page, '/signup')
  await page.getByLabel('First name').fill(student.firstName)
  await page.getByLabel('Last name').fill(student.lastName)
  await page.getByLabel('Email').fill(student.email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('password')
  await page.locator(main).getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(TAKEN)).toBeVisible()
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await password.fill(student.password)
  await expect(page.getByText(TAKEN)).toBeHidden()
  await page.locator(main).getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/welcome')
})

test('signing in leaves one cookie that no script can read, and it survives signing out (D25)', async ({
  page,
  context,
}) => {
  await signUp(page)
  const markOf = async () => (await context.cookies()).filter((cookie) => cookie.name === 'ilm_device')
  const [mark] = await markOf()
  expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/signin')
  expect(await markOf()).toEqual([mark])
})

test('after many wrong passwords the page says how long to wait; a device that signed in before gets in (ERR-02, ERR-05, D25)', async ({
  page,
  browser,
}) => {
  const student = await signUp(page)
  const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await open(stranger, '/signin')
  const attempt = stranger.locator(main).getByRole('alert').first()
  for (let n = 0; n < 6; n++) {
    await signIn(stranger, { ...student, password: `a guess ${n}` })
    await expect(stranger.locator(main).getByRole('button', { name: 'Sign in' })).toBeEnabled()
    await expect(attempt).toContainText('doesn’t match')
  }
  await signIn(stranger, student)
  await expect(attempt).toContainText(
    /Something went wrong\. Please try again\. There were many wrong tries, so please wait \d seconds? first\./,
  )
  await stranger.close()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/signin')
  await signIn(page, student)
  await expect(page).toHaveURL('/welcome')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('the password is changed by keyboard alone; other devices are signed out, this one is not (D25)', async ({
      page,
      browser,
    }) => {
      const student = await signUp(page)
      const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
      await open(other, '/signin')
      await signIn(other, student)
      await expect(other).toHaveURL('/welcome')

      await open(page, '/dashboard')
      const list = page.getByRole('region', { name: 'Where you’re signed in' })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expect(list.getByText('This device')).toBeVisible()
      await expectNoViolations(page)

      await tabTo(page, 'Change password')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Current password')).toBeFocused()
      await page.keyboard.type('not the one')
      await tabTo(page, 'New password')
      await page.keyboard.type('12345678')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(TAKEN)).toBeVisible()
      await expect(dialog.getByLabel('New password')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(NEW)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('That password is not right.')).toBeVisible()
      await expect(dialog.getByLabel('Current password')).toBeFocused()
      await expectNoViolations(page)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(student.password)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Your password is changed')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(student.firstName)

      await other.goto('/dashboard')
      await expect(other).toHaveURL(/\/signin/)
      await other.close()
    })

    test('devices are signed out one by one and all at once (D25)', async ({ page, browser }) => {
      const student = await signUp(page)
      const others: Page[] = []
      for (let n = 0; n < 3; n++) {
        const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
        await open(other, '/signin')
        await signIn(other, student)
        await expect(other).toHaveURL('/welcome')
        others.push(other)
      }
      await open(page, '/dashboard')
      const list = page.getByRole('region', { name: 'Where you’re signed in' })
      await expect(list.getByRole('listitem')).toHaveCount(4)
      await expect(list.getByRole('listitem').first()).toContainText(/Chrom\w+ on Linux/)
      const buttons = list.getByRole('button', { name: /^Sign out Chrom\w+ on Linux, signed in/ })
      await expect(buttons).toHaveCount(3)
      await buttons.first().focus()
      await page.keyboard.press('Enter')
      await expect(list.getByRole('listitem')).toHaveCount(3)
      await expect(list.getByRole('status')).toContainText('is signed out.')
      await expect(list.getByRole('heading')).toBeFocused()

      await tabTo(page, 'Sign out everywhere else')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
      await expectNoViolations(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await expect(list.getByRole('status')).toHaveText('Every other device is signed out.')
      for (const other of others) {
        await other.goto('/dashboard')
        await expect(other).toHaveURL(/\/signin/)
        await other.close()
      }
      expect(await storedToken(page)).not.toBeNull()
    })

    test('a forgotten password: a mail, its link, a new password, all by keyboard (FGT-02, FGT-03, FGT-04, D25)', async ({
      page,
    }) => {
      const student = await signUp(page)
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL('/signin')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
      await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(2)
      await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/signin')
      await tabTo(page, 'Email')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Email is required.')).toBeVisible()
      await expect(page.getByLabel('Email')).toBeFocused()
      await page.keyboard.type(student.email)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Instructions Sent!')).toBeVisible()
      await expectNoViolations(page)

      const mail = await newestMail(student.email)
      const link = /http\S+\/reset-password#token=\S+/.exec(mail)?.[0] ?? ''
      expect(new URL(link).origin).toBe(new URL(page.url()).origin)
      await open(page, link)
      await tabTo(page, 'New password')
      await page.keyboard.type('seven77')
      await expect(page.getByText('Password must be 8–64 characters long.')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('iloveyou')
      await page.keyboard.press('Enter')
      await expect(page.getByText(TAKEN)).toBeVisible()
      await expect(page.getByLabel('New password')).toBeFocused()
      await expectNoViolations(page)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(NEW)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'All set!' })).toBeFocused()
      await expectNoViolations(page)
      await page.locator(main).getByRole('link', { name: 'Sign in' }).click()
      await signIn(page, { email: student.email, password: NEW })
      await expect(page).toHaveURL('/welcome')

      await open(page, link)
      await page.getByLabel('New password').fill(`${NEW} again`)
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page.getByText('This link doesn’t work any more.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
      await expectNoViolations(page)
    })
  })
}

test('an address without an account is told the same (D25)', async ({ page }) => {
  await open(page, '/forgot-password')
  await page.getByLabel('Email').fill('nobody-at-all@example.ca')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Instructions Sent!')).toBeVisible()
})

test('the page of the link without its token leads to a new one (D25)', async ({ page }) => {
  await open(page, '/reset-password')
  await expect(page.getByText('This link doesn’t work any more.')).toBeVisible()
})
