import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'
import { answerLessons, base, lesson, openSections, section } from './lesson-stub.ts'

const eleven = '/grade/11/subject'
const transformations = `${eleven}/functions/MCR3U/lessons/functions-and-transformations/transformations#section-summary`
const projectile = `${eleven}/physics/SPH3U/lessons/kinematics/two-dimensional-motion#section-angled`
const circuit = `${base}/lessons/principles-applications-electricity/series-and-parallel-circuits#section-try-two-ways`
const punnett = `${eleven}/biology/SBI3U/lessons/genetic-processes/mendelian-inheritance#section-one-gene`

const sliders = [
  ['a function graph', transformations, 'a, outside', /starts at \(0, 0\) and goes through \(1, 3\.00\)/],
  ['a projectile', projectile, 'Angle above the ground', /At 85° and 25 m\/s .* lands 11\.1 m away/],
  [
    'a wave',
    `${eleven}/physics/SPH3U/lessons/waves-and-sound/wave-properties#section-try`,
    'Frequency of your hand',
    /One wavelength is 0\.50 m/,
  ],
  ['a circuit', circuit, 'Number of lamps', /4 lamps in series: 3\.0 V across each, 0\.25 A/],
  [
    'a sampling distribution',
    '/ap/statistics/lessons/unit-2-probability-and-distributions/sampling-distributions-clt#section-shape',
    'Sample size n',
    /With n = 40 .* = 0\.63 min/,
  ],
  [
    'an equilibrium',
    '/grade/12/subject/chemistry/SCH4U/lessons/chemical-systems-and-equilibrium/dynamic-equilibrium-and-k#section-the-constant',
    'NO₂ at the start',
    /\[NO₂\]\/\[N₂O₄\] is 0\.40, and \[NO₂\]²\/\[N₂O₄\] is 0\.20/,
  ],
] as const

for (const [kind, path, slider, words] of sliders)
  test(`${kind} follows its sliders, in picture and in words, by keyboard`, async ({ page }) => {
    // an AP lesson beyond the introduction asks who is there
    if (path.startsWith('/ap/')) await signUp(page)
    await open(page, path)
    const part = openSections(page).getByRole('region', { name: /^Explore: / })
    const picture = part.getByRole('img').first()
    const before = await picture.innerHTML()
    await part.getByRole('slider', { name: slider, exact: true }).press('End')
    await expect(part.getByRole('status')).toContainText(words)
    expect(await picture.innerHTML()).not.toBe(before)
    await part.getByRole('button', { name: 'Back to the start' }).press('Enter')
    await expect(part.getByRole('status')).not.toContainText(words)
    expect(await picture.innerHTML()).toBe(before)
  })

test('a Punnett square follows the choice of both parents, and its question is answered by what they show', async ({
  page,
}) => {
  await open(page, punnett)
  const part = openSections(page).getByRole('region', { name: /^Explore: / })
  await part.getByRole('group', { name: 'Father' }).getByRole('radio', { name: 'pp', exact: true }).check()
  await expect(part.getByRole('status')).toHaveText('Pp × pp: 2 of 4 boxes give purple flowers, 2 of 4 white ones.')
  await part.getByRole('group', { name: 'Mother' }).getByRole('radio', { name: 'PP', exact: true }).check()
  await expect(part.getByRole('img', { name: /4 of its four boxes are purple/ })).toBeVisible()
  const question = openSections(page).getByRole('region', { name: 'What do you find?' })
  await question.getByRole('textbox').fill('1')
  await question.getByRole('button', { name: 'Check' }).click()
  await expect(question.getByRole('status')).toContainText('What if only one parent is PP?')
  await question.getByRole('textbox').fill('3')
  await question.getByRole('button', { name: 'Check' }).click()
  await expect(question.getByRole('status')).toContainText('Right.')
})

test('a value is typed as well: what cannot be set goes back, what is between steps goes to the nearest', async ({
  page,
}) => {
  await open(page, projectile)
  const part = openSections(page).getByRole('region', { name: /^Explore: / })
  const typed = part.getByRole('textbox', { name: 'Angle above the ground in °, typed' })
  await typed.fill('61,9')
  await expect(part.getByRole('status')).toContainText('At 60°')
  await expect(part.getByRole('slider', { name: 'Angle above the ground' })).toHaveValue('60')
  await typed.fill('steep')
  await typed.press('Tab')
  await expect(typed).toHaveValue('60')
  await typed.fill('900')
  await expect(part.getByRole('status')).toContainText('At 85°')
})

test.describe('on a phone, dark, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true })

  test('a slider is moved by a tap, nothing is wider than the screen, and nothing is in the way of anybody', async ({
    page,
  }) => {
    await open(page, circuit)
    const part = openSections(page).getByRole('region', { name: /^Explore: / })
    const slider = part.getByRole('slider', { name: 'Number of lamps' })
    await slider.scrollIntoViewIfNeeded()
    const box = await slider.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect(part.getByRole('status')).toContainText('4 lamps in series')
    await part.getByText('in parallel', { exact: true }).tap()
    await expect(part.getByRole('status')).toContainText('4 lamps in parallel')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findBarriers(page, '#content')).toEqual([])
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('an exploration fits, and is free of barriers', async ({ page }) => {
    await open(page, punnett)
    await expect(openSections(page).getByRole('region', { name: /^Explore: / })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await findBarriers(page, '#content')).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the start is a figure with its words, and there is nothing to move', async ({ page }) => {
    await page.goto(projectile)
    const part = page.getByRole('region', { name: /^Explore: where does the ball land/ })
    await expect(part.getByRole('img', { name: /It lands 55\.2 m away/ })).toBeVisible()
    await expect(part).toContainText('At 30° and 25 m/s the ball rises to 7.97 m and lands 55.2 m away')
    await expect(part.getByText('With JavaScript switched on, you can move the values here.')).toBeVisible()
    await expect(part.getByRole('slider')).toHaveCount(0)
  })
})

test('what draws comes only where a section with an exploration is open, and paper shows no sliders', async ({
  page,
}) => {
  const drawing: string[] = []
  page.on('request', (request) => /draw-plot|draw-drawing/.test(request.url()) && drawing.push(request.url()))
  await open(page, projectile.replace('#section-angled', ''))
  await expect(openSections(page)).toHaveCount(1)
  expect(drawing).toEqual([])
  await page
    .getByRole('button', { name: /Launched at an angle/ })
    .last()
    .click()
  const part = openSections(page).getByRole('region', { name: /^Explore: / })
  await part.getByRole('slider', { name: 'Speed' }).press('Home')
  await expect(part.getByRole('status')).toContainText('10 m/s')
  expect(drawing.some((url) => url.includes('draw-plot'))).toBe(true)
  expect(drawing.some((url) => url.includes('draw-drawing'))).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect(part.getByRole('slider', { name: 'Speed' })).toBeHidden()
  await expect(part.getByRole('img').first()).toBeVisible()
})

test.describe('from another gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })
  const exploration = {
    title: 'a line',
    parameters: [{ name: 'a', label: 'Slope', min: 0, max: 4, step: 1, start: 1 }],
    figure: {
      kind: 'plot',
      alt: 'A point at @{a}.',
      x: { min: 0, max: 4 },
      y: { min: 0, max: 2 },
      marks: [{ type: 'points', data: [[1, 'a']] }],
    },
    state: 'The slope is @{a}.',
    start: {
      figure: { at: 'start', kind: 'plot', alt: 'A point at 1.', markup: '<svg viewBox="0 0 320 200"></svg>' },
      state: 'The slope is 1.',
    },
  }

  test('a broken exploration costs nothing else, and one that breaks while moving says so and loses nothing', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, [
      lesson('a', {
        content: [
          section('moves', { title: 'Moves', exploration }),
          section('broken', { title: 'Broken', exploration: { ...exploration, parameters: 'none' } }),
        ],
      }),
    ])
    await open(page, `${base}/lessons/one/a`)
    const part = openSections(page).getByRole('region', { name: 'Explore: a line' })
    await part.getByRole('slider', { name: 'Slope' }).press('ArrowRight')
    await expect(part.getByRole('status')).toHaveText('The slope is 2.')
    await part.getByRole('slider', { name: 'Slope' }).press('End')
    await expect(part.getByText('The figure can’t follow right now.')).toBeVisible()
    await expect(part.getByRole('slider', { name: 'Slope' })).toHaveValue('4')
    await page
      .getByRole('button', { name: /Broken/ })
      .last()
      .click()
    await expect(openSections(page).getByText('Text of broken.')).toBeVisible()
    await expect(openSections(page).getByRole('slider')).toHaveCount(0)
  })
})
