import { journeyAddresses } from './addresses.ts'
import { expect, open, test } from './journey.ts'
import { answerLessons, base, lesson, openSections, section, sections } from './lesson-stub.ts'

test.describe('with a stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('Try It: things are put into groups by keyboard, and each mistake has its reason (LES-18)', async ({
    page,
    stub,
  }) => {
    const items = [
      { text: 'Trees', category: 'Alive', feedback: 'Trees grow and breathe.' },
      { text: 'Sunlight', category: 'Not alive' },
    ]
    await answerLessons(stub, [
      lesson('a', { content: [section('one', { interactiveElement: { type: 'sorting', items } })] }),
    ])
    await open(page, `${base}/lesson/one`)
    const tryIt = openSections(page).getByRole('region', { name: 'Try It' })
    const check = tryIt.getByRole('button', { name: 'Check my groups' })
    await expect(check).toBeDisabled()
    const [trees, sunlight] = [
      tryIt.getByRole('group', { name: 'Trees' }),
      tryIt.getByRole('group', { name: 'Sunlight' }),
    ]
    await trees.getByLabel('Not alive').press('Space')
    await sunlight.getByLabel('Not alive').press('Space')
    await check.press('Enter')
    await expect(tryIt.getByText('1 of 2 are right.')).toBeVisible()
    await expect(tryIt.getByText('Trees grow and breathe.')).toBeVisible()
    await trees.getByLabel('Alive', { exact: true }).press('Space')
    await check.press('Enter')
    await expect(tryIt.getByText('Everything is in its group.')).toBeVisible()
  })

  test('Try It: blanks are typed into, and checked like a short answer (LES-18)', async ({ page, stub }) => {
    const items = [
      { text: 'Plants make ___ from light.', accept: ['sugar', 'glucose'], feedback: 'Think of what is sweet.' },
    ]
    await answerLessons(stub, [
      lesson('a', { content: [section('one', { interactiveElement: { type: 'fill-in', items } })] }),
    ])
    await open(page, `${base}/lesson/one`)
    const tryIt = openSections(page).getByRole('region', { name: 'Try It' })
    const blank = tryIt.getByLabel('Blank 1: Plants make blank from light.')
    await blank.press('Enter')
    await expect(tryIt.getByText('Nothing filled in yet.')).toBeVisible()
    await blank.fill('water')
    await blank.press('Enter')
    await expect(tryIt.getByText('Think of what is sweet.')).toBeVisible()
    await blank.fill(' Glucose ')
    await blank.press('Enter')
    await expect(tryIt.getByText('All of them are right.')).toBeVisible()
  })

  test('a section is read aloud, paused, stopped, and falls silent when the page is left', async ({ page, stub }) => {
    await page.addInitScript(() => {
      const heard: string[] = []
      const voice = {
        speak: (utterance: SpeechSynthesisUtterance) => heard.push(utterance.text),
        cancel: () => heard.push('(silence)'),
        pause: () => heard.push('(pause)'),
        resume: () => heard.push('(on)'),
      }
      Object.defineProperty(window, 'speechSynthesis', { value: voice })
      Object.assign(window, { heard })
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0).join(' '))
    await answerLessons(stub, [lesson('a')])
    await open(page, `${base}/lesson/one`)
    const button = (name: string) => page.getByRole('button', { name })
    await button('Read aloud').click()
    expect(await heard()).toContain('Text of first.')
    await button('Pause reading').click()
    await button('Go on reading').click()
    await button('Stop reading').click()
    expect(await heard()).toBe('(pause) (on) (silence)')
    await expect(button('Read aloud')).toBeVisible()
    await button('Read aloud').click()
    await page.getByRole('banner').getByRole('link').nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lesson a')
    expect(await heard()).toMatch(/\(silence\)$/)
  })

  test('a printed lesson has every section and every worked step, and no buttons', async ({ page, stub }) => {
    const workedExample = {
      problem: 'How much?',
      steps: [{ action: 'Step one.' }, { action: 'Step two.' }],
      answer: 'So much.',
    }
    await answerLessons(stub, [
      lesson('a', { content: [section('one'), section('two', { title: 'Two', workedExample })] }),
    ])
    await open(page, `${base}/lesson/one`)
    await expect(page.getByText('Text of two.')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(sections(page)).toHaveCount(2)
    for (const text of ['Text of one.', 'Text of two.', 'Step two.', 'So much.'])
      await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })
})
