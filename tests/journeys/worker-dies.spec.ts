import { journeyAddresses } from './addresses.ts'
import { expect, test } from './journey.ts'
import { button, number, openPractice, tile } from './practice-questions.ts'

test.use({ baseURL: journeyAddresses.stubApp })

const three = Array.from({ length: 3 }, (_, index) => ({
  id: `w${index}`,
  type: 'true-false',
  prompt: `Statement ${index + 1}`,
  answer: true,
}))

test('a worker that the browser ends while a student practises is replaced, and every answer counts', async ({
  page,
  stub,
}) => {
  await openPractice(page, stub, three)
  await number(page, 1, 3)
  await button(page, /True/).click()
  await expect(tile(page, 'Attempted')).toHaveText('1')
  // the browser does this without a word when memory runs out
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.close())))
  await button(page, 'Next Question').click()
  await button(page, /True/).click()
  await expect(page.getByTestId('feedback')).toContainText('Correct')
  await expect(tile(page, 'Attempted')).toHaveText('2', { timeout: 30_000 })
  await button(page, 'Next Question').click()
  await button(page, /False/).click()
  await expect(tile(page, 'Attempted')).toHaveText('3')
  await page.reload()
  await expect(tile(page, 'Attempted')).toHaveText('3')
})
