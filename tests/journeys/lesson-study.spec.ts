import { expect, findBarriers, open, test } from './journey.ts'
import { base, openSections, sections } from './lesson-stub.ts'

const foodWebs = `${base}/lessons/sustainable-ecosystems-climate-change/energy-flow-in-food-webs`

test('Try It is worked by keyboard alone: put into order, with a verdict (LES-18)', async ({ page }) => {
  await open(page, foodWebs)
  const tryIt = openSections(page).getByRole('region', { name: 'Try It' })
  const chain = ['Sunlight', 'Algae', 'Zooplankton', 'Yellow perch', 'Northern pike']
  const items = tryIt.getByRole('listitem')
  await tryIt.getByRole('button', { name: 'Check my order' }).press('Enter')
  await expect(tryIt.getByText(/are in the right place/)).toBeVisible()
  for (const [place, name] of chain.entries())
    while (!(await items.nth(place).innerText()).includes(name))
      await tryIt.getByRole('button', { name: `Move ${name} up` }).press('Enter')
  await tryIt.getByRole('button', { name: 'Check my order' }).press('Enter')
  await expect(tryIt.getByText('That is the right order.')).toBeVisible()
})

test('a slider shows what follows from it, with maths loaded only then (LES-18)', async ({ page }) => {
  await open(page, foodWebs)
  await page
    .getByRole('button', { name: /The 10 % rule/ })
    .last()
    .click()
  const tryIt = openSections(page).getByRole('region', { name: 'Try It' })
  await expect(tryIt.getByText('100 kJ', { exact: true })).toBeVisible()
  await tryIt.getByRole('slider', { name: 'Percentage passed on' }).press('End')
  await expect(tryIt.getByText('1563 kJ')).toBeVisible()
})

test('a check in the lesson answers to the very choice', async ({ page }) => {
  await open(page, foodWebs)
  const check = openSections(page).getByRole('region', { name: 'Check yourself' })
  await check.getByLabel('The hare hunts the lynx').check()
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByRole('status')).toContainText('not who chases whom')
  await check.getByLabel('Energy moves from hare to lynx').check()
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByRole('status')).toContainText('Right.')
})

test('a lesson is studied by keyboard alone: opened, answered, marked, and on to the next section', async ({
  page,
}) => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60 && !name.test(await focused()); presses++) await page.keyboard.press('Tab')
    expect(await focused()).toMatch(name)
  }
  await open(page, '/grade/9/subject/science?courseId=SNC1W')
  await page.getByRole('link', { name: 'Energy flow in food webs' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy flow in food webs')
  const check = openSections(page).getByRole('region', { name: 'Check yourself' })
  await check.getByRole('radio').first().focus()
  for (let option = 0; option < 3 && !(await check.getByLabel('Energy moves from hare to lynx').isChecked()); option++)
    await page.keyboard.press('ArrowDown')
  await tabTo(/^Check$/)
  await page.keyboard.press('Enter')
  await expect(check.getByRole('status')).toContainText('Right.')
  await tabTo(/^Mark Complete$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
  expect(await focused()).toMatch(/^Next section/)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^2\. A pull on one thread/)
  await expect(openSections(page).getByText('Change one species')).toBeVisible()
})

test('"Ask Ilm about this" takes the section along to the chat (CRS-12)', async ({ page }) => {
  await open(page, foodWebs)
  await openSections(page).getByRole('link', { name: 'Ask Ilm about this' }).click()
  await expect(page).toHaveURL('/grade/9/subject/science?courseId=SNC1W&tab=4')
  expect(await page.evaluate(() => history.state.askAbout)).toEqual({
    moduleId: 'sustainable-ecosystems-climate-change',
    lessonId: 'energy-flow-in-food-webs',
    sectionId: 'chains-and-webs',
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole lesson can be read, worked steps included', async ({ page }) => {
    await page.goto(foodWebs)
    await expect(page.getByText('Find the energy in the hares.')).toBeVisible()
    await expect(page.getByText('About 800 kJ')).toBeVisible()
  })
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' })
    test('axe finds nothing in a lesson, whichever section is open, and nothing is wider than the screen', async ({
      page,
    }) => {
      await open(page, foodWebs)
      for (let index = 0; index < 4; index++) {
        if (index > 0) await sections(page).nth(index).getByRole('heading', { level: 2 }).getByRole('button').click()
        const violations = await findBarriers(page)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      }
    })
  })
