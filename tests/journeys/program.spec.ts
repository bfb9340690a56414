import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'
import { answerLessons, base, lesson, openSections, section } from './lesson-stub.ts'

const towns = '/ap/computer-science-principles/lessons/core/introduction#section-first-program'

test('a program is changed, run and gone through step by step, by keyboard', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => /trace-program/.test(request.url()) && fetched.push(request.url()))
  await signUp(page)
  await open(page, towns)
  const part = openSections(page).getByRole('region', { name: 'Run: three towns' })
  await expect(part.getByRole('textbox', { name: 'Program' })).toHaveValue(/towns ← \["Banff"/)
  expect(fetched).toEqual([])
  await part.getByRole('button', { name: 'Run' }).press('Enter')
  await expect(part.getByRole('status')).toContainText('Banff 3')

  const steps = part.getByRole('region', { name: 'Step by step' })
  await expect(steps).toContainText('At the end, after 4 steps')
  await steps.getByRole('button', { name: 'To the beginning' }).press('Enter')
  await expect(steps).toContainText('Step 1 of 4: line 1 comes next')
  await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await expect(steps.getByRole('table')).toContainText('none yet')
  const on = steps.getByRole('button', { name: 'Step on' })
  for (const line of [2, 3, 4]) {
    await on.press('Enter')
    await expect(steps).toContainText(`line ${line} comes next`)
  }
  await expect(steps.getByRole('row', { name: 'n 3' })).toBeVisible()
  await expect(steps).toContainText('Displayed so far: Banff')
  // a second run of the same program begins at its end again
  await steps.getByRole('button', { name: 'To the beginning' }).press('Enter')
  await part.getByRole('button', { name: 'Run' }).press('Enter')
  await expect(steps).toContainText('At the end, after 4 steps')

  const program = part.getByRole('textbox', { name: 'Program' })
  await program.fill('')
  await program.pressSequentially('x ')
  await part.getByRole('button', { name: 'Insert ←' }).press('Enter')
  await expect(program).toBeFocused()
  await program.pressSequentially(' 6 * 7\nDISPLAY(x)\nDISPLAY(y)')
  await part.getByRole('button', { name: 'Run' }).click()
  await expect(part.getByRole('status')).toContainText('42')
  await expect(part.getByRole('status')).toContainText('Line 3: there is no variable y yet: give it a value first.')
  await expect(steps).toContainText('Stopped at line 3, in step 3')
  await part.getByRole('button', { name: 'Back to the start' }).click()
  await expect(program).toHaveValue(/Sackville/)
  await expect(part.getByRole('status')).toHaveText('')
})

test('a sign that is inserted can be taken back, and what runs is what is shown', async ({ page }) => {
  await signUp(page)
  await open(page, towns)
  const part = openSections(page).getByRole('region', { name: 'Run: three towns' })
  const program = part.getByRole('textbox', { name: 'Program' })
  for (const back of ['Backspace', 'ControlOrMeta+z']) {
    await program.fill(`DISPLAY("${back}")`)
    await part.getByRole('button', { name: 'Insert ≤' }).click()
    await expect(program).toHaveValue(`DISPLAY("${back}")≤`)
    await program.press(back)
    await expect(program).toHaveValue(`DISPLAY("${back}")`)
    await part.getByRole('button', { name: 'Run' }).click()
    await expect(part.getByRole('status')).toHaveText(`It displays${back}`)
  }
})

const interpreter = /\/trace-program/

test('a run that comes late is not shown beside another program', async ({ page }) => {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await page.route(interpreter, async (route) => {
    await release
    await route.continue()
  })
  await signUp(page)
  await open(page, towns)
  const part = openSections(page).getByRole('region', { name: 'Run: three towns' })
  const program = part.getByRole('textbox', { name: 'Program' })
  const asked = page.waitForRequest(interpreter)
  await part.getByRole('button', { name: 'Run' }).click()
  await asked
  await program.fill('DISPLAY("another")')
  const answered = page.waitForResponse(interpreter)
  resolve()
  await (await answered).finished()
  // long enough for the run of before
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  await expect(part.getByRole('status')).toHaveText('')
  await part.getByRole('button', { name: 'Run' }).click()
  await expect(part.getByRole('status')).toContainText('another')
})

test.describe('with the interpreter out of reach', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a run that fails is forgotten with its program', async ({ page }) => {
    await page.route(interpreter, (route) => route.abort())
    await signUp(page)
    await open(page, towns)
    const part = openSections(page).getByRole('region', { name: 'Run: three towns' })
    await part.getByRole('button', { name: 'Run' }).click()
    await expect(part.getByText('can’t be run right now')).toBeVisible()
    await part.getByRole('textbox', { name: 'Program' }).fill('DISPLAY(1)')
    await expect(part.getByText('can’t be run right now')).toBeHidden()
  })
})

test('a program that does not end is stopped, and says so', async ({ page }) => {
  await signUp(page)
  await open(page, towns)
  const part = openSections(page).getByRole('region', { name: 'Run: three towns' })
  await part.getByRole('textbox', { name: 'Program' }).fill('REPEAT UNTIL (false) { x <- 1 }')
  await part.getByRole('button', { name: 'Run' }).click()
  await expect(part.getByRole('status')).toContainText('the program does not end')
  await expect(part.getByText('Stopped at line 1; only the first 300 steps are kept')).toBeVisible()
})

test.describe('on a phone, dark', () => {
  test.use({ viewport: { width: 320, height: 700 }, colorScheme: 'dark' })

  test('it fits, and nothing is in the way of anybody', async ({ page }) => {
    await signUp(page)
    await open(page, towns)
    const part = openSections(page).getByRole('region', { name: 'Run: three towns' })
    await part.getByRole('button', { name: 'Run' }).click()
    await part.getByRole('button', { name: 'Step back' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await findBarriers(page, '#content')).toEqual([])
  })
})

test.describe('from another gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })
  const robot = {
    title: 'to the wall',
    code: 'name ← INPUT()\nREPEAT UNTIL (NOT CAN_MOVE(forward)) {\n  MOVE_FORWARD()\n}\nDISPLAY(name)',
    input: ['Ada'],
    grid: '....\n>..#',
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the program is there to read', async ({ page, stub }) => {
      await answerLessons(stub, [lesson('a', { content: [section('walks', { program: robot })] })])
      await page.goto(`${base}/lessons/one/a`)
      const part = page.getByRole('region', { name: 'Run: to the wall' })
      await expect(part.getByRole('textbox', { name: 'Program' })).toHaveValue(/DISPLAY\(name\)/)
      await expect(part.getByText('With JavaScript switched on')).toBeVisible()
      await expect(part.getByRole('button')).toHaveCount(0)
    })
  })

  test('a robot walks on its grid, what is entered is asked for, and a broken program costs nothing else', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, [
      lesson('a', {
        content: [
          section('walks', { title: 'Walks', program: robot }),
          section('broken', { title: 'Broken', program: { ...robot, code: 7 } }),
        ],
      }),
    ])
    await open(page, `${base}/lessons/one/a`)
    const part = openSections(page).getByRole('region', { name: 'Run: to the wall' })
    await part.getByRole('textbox', { name: 'What is entered, a line each' }).fill('Grace')
    await part.getByRole('button', { name: 'Run' }).click()
    await expect(part.getByRole('status')).toContainText('Grace')
    await expect(part.getByRole('status')).toContainText('The robot is in row 2 of 2, column 3 of 4')
    await expect(
      part.getByRole('img', { name: 'The robot is in row 2 of 2, column 3 of 4, and faces east.' }),
    ).toBeVisible()
    expect(await findBarriers(page, '#content')).toEqual([])
    await part.getByRole('button', { name: 'To the beginning' }).click()
    await expect(part.getByRole('img', { name: /row 2 of 2, column 1 of 4/ })).toBeVisible()
    await page
      .getByRole('button', { name: /Broken/ })
      .last()
      .click()
    await expect(openSections(page).getByText('Text of broken.')).toBeVisible()
    await expect(openSections(page).getByRole('textbox')).toHaveCount(0)
  })
})
