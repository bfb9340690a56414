import { journeyAddresses } from './addresses.ts'
import { atBreak, button, saved, start, textOf, twoSections } from './exam-sections-stub.ts'
import { examPath, option, playerPath, signInAtStub } from './exam-stub.ts'
import { expect, test } from './journey.ts'

// The clocks of an exam with two sections (D8, D24).

test.use({ baseURL: journeyAddresses.stubApp })

test('time runs out in the first section, and in the break: the next begins by itself (D8, D24)', async ({
  page,
  stub,
}) => {
  await page.clock.install()
  await signInAtStub(page, stub, twoSections({ minutes: 15 }, { minutes: 10 }))
  await page.goto(examPath)
  await start(page)
  await option(page, 'right q1').check({ force: true })
  await saved(page)
  await page.clock.fastForward('14:00')
  await expect(page.getByRole('timer')).toHaveText(/0:[0-5]\d/)
  await page.clock.fastForward('01:00')
  await expect(atBreak(page)).toBeVisible()
  await expect(page.getByText('Section I is closed, with 1 of 2 answered.')).toBeVisible()
  await page.clock.fastForward('10:00')
  await page.clock.runFor(2000)
  await expect(page.getByText('Question 1 of 1')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/10:00|9:5\d/)
  await textOf(page, 'a').fill('One path.')
  await page.clock.runFor(1000)
  await saved(page)
  await page.clock.fastForward('10:00')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(/exam-results/)
  await expect(page.getByText('Your written answers are not marked yet')).toBeVisible()
  // 15 minutes and 10, without the break
  await expect(page.getByText('25m 0s')).toBeVisible()
})

test('a second tab, and a tab that is opened again after the time of a section, are where the clock is (D8)', async ({
  page,
  stub,
  context,
}) => {
  await signInAtStub(page, stub, twoSections({ minutes: 0.05 }))
  await page.goto(examPath)
  await start(page)
  await page.close()
  const later = await context.newPage()
  await new Promise((resolve) => setTimeout(resolve, 3500))
  await later.goto(playerPath)
  await expect(atBreak(later)).toBeVisible()
  await button(later, 'I am ready: start now').click()
  await expect(later.getByText('Question 1 of 1')).toBeVisible()
  const second = await context.newPage()
  await second.goto(playerPath)
  await expect(second.getByText('Question 1 of 1')).toBeVisible()
  await expect(second.getByRole('timer')).toHaveText(/20:00|19:[0-5]\d/)
})
