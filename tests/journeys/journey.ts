import { test as base, expect, type Page } from '@playwright/test'

export { expect }

type JourneyOptions = {
  /** Messages a journey brings about on purpose, such as the 404 of a wrong address. */
  expectedErrors: RegExp[]
}

/** Every journey fails when the browser's console shows an error or an uncaught exception that it did not expect. */
export const test = base.extend<JourneyOptions & { quietConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until React has taken it over: what is clicked before that would be lost. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => {
    const element = document.querySelector('#content *')
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  })
}

let students = 0

/** A new student, signed up on the sign-up page and signed in; ends on /welcome. */
export async function signUp(page: Page, student: { firstName?: string } = {}) {
  students += 1
  const email = `student-${process.pid}-${Date.now()}-${students}@example.ca`
  await open(page, '/signup')
  await page.getByLabel('First name').fill(student.firstName ?? 'Amina')
  await page.getByLabel('Last name').fill('Khan')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('maple-syrup-42')
  await page.getByRole('button', { name: 'Sign up', exact: false }).click()
  await page.waitForURL('**/welcome')
  return { email, password: 'maple-syrup-42' }
}
