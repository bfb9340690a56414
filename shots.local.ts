import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '#tests/runner/find-browser.ts'
import { makeBackup, writeBackup } from '#domain/history/backup.ts'
import { checkedDemoEvents } from '#tests/demo/demo-student.ts'

const base = 'http://127.0.0.1:3260'
const out = '/tmp/practise-shots'
writeFileSync('/tmp/practise-shots/demo.json', writeBackup(makeBackup(checkedDemoEvents(6000), {}, Date.UTC(2026, 10, 20))))
const server = spawn(process.execPath, ['server.ts'], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PORT: '3260', DATA_DIR: '/tmp/practise-shots/data' + process.pid } })
for (let i = 0; i < 100; i++) { if (await fetch(base + '/healthz').then((r) => r.ok, () => false)) break; await new Promise((r) => setTimeout(r, 200)) }
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
try {
  for (const [width, scheme] of [[390, 'light'], [1280, 'dark'], [1280, 'light'], [390, 'dark']] as const) {
    const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme: scheme, reducedMotion: 'reduce', locale: 'en-CA', timezoneId: 'America/Toronto', baseURL: base, hasTouch: width === 390 })
    const page = await context.newPage()
    const shot = (name: string, full = true) => page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: full })
    await page.goto('/insights', { waitUntil: 'networkidle' })
    await shot('insights-sample')
    await page.goto('/signup', { waitUntil: 'networkidle' })
    await page.getByLabel('First name').fill('Amina')
    await page.getByLabel('Last name').fill('Khan')
    await page.getByLabel('Email').fill(`amina${width}${scheme}@example.ca`)
    await page.getByLabel('Password', { exact: true }).fill('maple-syrup-42')
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    await page.waitForURL('**/welcome')
    await page.goto('/grade/9/subject/math/MTH1W/challenges/algebraic-expressions-equations', { waitUntil: 'networkidle' })
    await shot('practice')
    await page.getByRole('list', { name: 'Answers' }).getByRole('button').nth(0).click()
    await page.waitForTimeout(600)
    await shot('answered-a')
    await page.getByRole('button', { name: 'Next Question' }).click()
    await page.getByLabel(/Your answer/).fill('12,5')
    await shot('numeric')
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.waitForTimeout(600)
    await shot('numeric-wrong')
    await page.goto('/grade/9/subject/science/SNC1W/challenges/principles-applications-electricity', { waitUntil: 'networkidle' })
    for (let i = 0; i < 60; i++) {
      if (await page.getByRole('list', { name: 'Partners' }).isVisible()) break
      await page.getByRole('button', { name: /Next Question|Start Over/ }).click()
    }
    await page.getByRole('list', { name: 'Partners' }).getByRole('button').nth(0).click()
    await shot('match')
    for (let i = 1; i < 6; i++) { const b = page.getByRole('list', { name: 'Partners' }).getByRole('button').nth(i); if (await b.isVisible()) await b.click() }
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.waitForTimeout(600)
    await shot('match-checked')
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await page.locator('input[type=file]').setInputFiles('/tmp/practise-shots/demo.json')
    await page.waitForTimeout(2500)
    await shot('dashboard')
    await page.goto('/insights', { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    await shot('insights-own')
    await page.goto('/grade/9/subject/science/SNC1W/challenges/sustainable-ecosystems-climate-change', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Analytics' }).click()
    for (const tab of ['Overview', 'Performance', 'Recommendations', 'Question History']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.waitForTimeout(300)
      await shot('analytics-' + tab.split(' ')[0]?.toLowerCase(), false)
    }
    await page.goto('/grade/9/subject/science?courseId=SNC1W&tab=2', { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    await shot('course-practice', false)
    await context.close()
  }
} finally {
  await browser.close()
  server.kill()
}
