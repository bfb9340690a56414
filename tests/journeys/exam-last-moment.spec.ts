import { journeyAddresses } from './addresses.ts'
import { signInAtStub, startStubExam, stubExam } from './exam-stub.ts'
import { expect, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })

const prompt = 'Which of these conduct?'
const question = {
  id: 'select',
  type: 'multiple-select',
  prompt,
  options: [
    { id: 'copper', content: 'Copper', correct: true },
    { id: 'glass', content: 'Glass' },
    { id: 'salt-water', content: 'Salt water', correct: true },
  ],
  explanation: 'Both have charges that can move.',
}

test('what is answered in the moment before handing in counts (EXP-15, D8)', async ({ page, stub }) => {
  await signInAtStub(
    page,
    stub,
    stubExam({ items: [{ id: 'select', prompt, moduleId: 'm1', topic: 'Energy', question }] }),
  )
  await startStubExam(page)
  await page.getByLabel('Copper').waitFor()
  // faster than any hand, and faster than typing pauses
  await page.evaluate(async () => {
    const click = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('label, button')].find((one) => one.textContent === name)?.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    click('Copper')
    await frame()
    click('Submit Exam')
    for (let n = 0; n < 6; n++) await frame()
    click('Submit Final Answers')
  })
  await page.waitForURL('**/exam-results**')
  const sent = (await stub.calls('POST /content/exam/attempts')).at(-1)
  expect(sent?.body).toMatchObject({ replies: { select: { type: 'multiple-select', optionIds: ['copper'] } } })
})
