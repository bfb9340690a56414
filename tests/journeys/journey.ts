import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import type { ReceivedMail } from './mailbox.ts'
import { type StubGateway, stubGatewayAt } from './stub-gateway.ts'

type JourneyFixtures = {
  /** Messages a journey brings about on purpose, such as the 404 of a wrong address. */
  expectedErrors: RegExp[]
  /** Whether the browser holds nothing of ours: then the pages that all share start with the first act. */
  isFirstVisit: boolean
  quietConsole: undefined
  /** the stub gateway, fresh; use it with `test.use({ baseURL: journeyAddresses.stubApp })` */
  stub: StubGateway
}

/** Playwright's test, which also fails on any console error, uncaught exception or policy violation of the page. */
export const test = base.extend<JourneyFixtures>({
  expectedErrors: [[], { option: true }],
  isFirstVisit: [false, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors, isFirstVisit }, use) => {
      const problems: string[] = []
      if (!isFirstVisit) await context.addInitScript(rememberVisit)
      context.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      context.on('weberror', (error) => problems.push(error.error().message))
      // in words of our own, so that no pattern for another message excuses one
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violated: ${event.effectiveDirective} by ${event.blockedURI} ${event.sample}`)
        })
      })
      await use(undefined)
      const unexpected = problems.filter((problem) => !expectedErrors.some((allowed) => allowed.test(problem)))
      expect(unexpected, 'console errors').toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  stub: async ({}, use) => {
    const stub = stubGatewayAt(journeyAddresses.stub)
    await stub.reset()
    await use(stub)
  },
})
export { expect } from '@playwright/test'

function rememberVisit() {
  try {
    sessionStorage.setItem('visited', 'yes')
  } catch {
    // a document without storage: nothing to remember it in
  }
}

/** Opens a page and waits until React has taken it over: what is clicked before that would be lost. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => {
    const element = document.querySelector('#content *')
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  })
}

/**
 * Waits until nothing on the page fades or moves any more, looking once a frame; what never ends, such as a skeleton's pulse, is not
 * waited for. After ten seconds axe looks anyway: what still moves then can only show it too much.
 */
async function waitForStillness(page: Page) {
  const isStill = () =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
  await page.waitForFunction(isStill, undefined, { timeout: 10_000 }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
  })
}

/**
 * What axe finds wrong with a page, or with one part of it, once it stands still: in the middle of a fade a text has a contrast
 * that nobody chose.
 */
export async function findBarriers(page: Page, part?: string) {
  const asked = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  // whatever comes in while axe looks, comes in without a fade
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitForStillness(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  await page.emulateMedia({ reducedMotion: asked ? 'reduce' : null })
  return violations
}

let students = 0
/** A student nobody else is. */
export function newStudent({ firstName = 'Amina' }: { firstName?: string } = {}) {
  students += 1
  const email = `student-${process.pid}-${Date.now()}-${students}@example.ca`
  return { firstName, lastName: 'Khan', email, password: 'maple-syrup-42' }
}
export type Student = ReturnType<typeof newStudent>

/** Fills in the sign-up form. */
export async function fillSignUp(page: Page, student: Student) {
  await page.getByLabel('First name').fill(student.firstName)
  await page.getByLabel('Last name').fill(student.lastName)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
}

/** A new student, signed up on the sign-up page and signed in; ends on /welcome. */
export async function signUp(page: Page, options: { firstName?: string } = {}): Promise<Student> {
  const student = newStudent(options)
  await open(page, '/signup')
  await fillSignUp(page, student)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/welcome')
  return student
}

/** Signs in through the form; stays on the page that follows. */
export async function signIn(page: Page, student: Pick<Student, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/** A token of the gateway's shape whose signature nobody checks: for the stub gateway and for expiry. */
export function fakeToken(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(claims)}.signature`
}

/** Puts a token into the browser before the first page. */
export async function storeToken(page: Page, token: string) {
  await page.addInitScript((value) => {
    // once: a token the page removed must stay removed
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('auth_token', value)
    sessionStorage.setItem('seeded', '1')
  }, token)
}

/** The text of the newest mail to an address, waited for. */
export async function newestMail(to: string): Promise<string> {
  let found: ReceivedMail | undefined
  await expect
    .poll(async () => {
      const mails: ReceivedMail[] = await (await fetch(`${journeyAddresses.stub}/__stub/mails`)).json()
      found = mails.findLast((mail) => mail.to === to)
      return found !== undefined
    })
    .toBe(true)
  return found?.text ?? ''
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))

/** All keys of the app's IndexedDB store that begin with a prefix. */
export function storedKeys(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve([])
        opening.onsuccess = () => {
          const request = opening.result.transaction('keyval').objectStore('keyval').getAllKeys()
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            opening.result.close()
            resolve(request.result.map(String).filter((key) => key.startsWith(wanted)))
          }
        }
      }),
    prefix,
  )
}
