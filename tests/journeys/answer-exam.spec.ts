import { journeyAddresses } from './addresses.ts'
import { signInAtStub, startStubExam, stubExam, stubItem, submitExam } from './exam-stub.ts'
import { expect, findBarriers, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })

const inExam = (question: { id: string; prompt: string }) => ({
  id: question.id,
  prompt: question.prompt,
  moduleId: 'm1',
  topic: 'Functions',
  question,
})
const axis = { label: 'x', min: -5, max: 5, step: 1 }
const slope = {
  id: 'slope',
  type: 'maths',
  prompt: 'Differentiate 2x³.',
  expressions: [
    { name: 'f′(x) =', accepted: ['6x^2'] },
    { name: 'f″(x) =', accepted: ['12x'], mistakes: [{ answer: '6x', feedback: 'Bring the 2 down too.' }] },
  ],
}
const line = {
  id: 'line',
  type: 'graph',
  prompt: 'Draw y = 2x + 1.',
  graph: {
    shape: 'line',
    x: axis,
    y: { ...axis, label: 'y' },
    answer: [
      [0, 1],
      [1, 3],
    ],
  },
}
const essay = { id: 'essay', type: 'written', prompt: 'Write.', written: { parts: [] } }

test('in an exam: formulas are compared and shown as understood, a graph is kept through a reload, both handed in, scored and reviewed (EXD-09, EXD-13)', async ({
  page,
  stub,
}) => {
  // a written answer needs a marker, so an exam has none: it is left out, as all that cannot be played (EXD-07)
  const items = [stubItem('q1'), inExam(slope), inExam(line), inExam(essay)]
  await signInAtStub(page, stub, stubExam({ items }))
  await startStubExam(page)
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await page.getByRole('radio', { name: /right q1/ }).check({ force: true })
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByRole('textbox', { name: 'f′(x) =' }).fill('3*2*x*x')
  await expect(page.getByTestId('maths-preview').first()).toContainText('Read as')
  await page.getByRole('textbox', { name: 'f″(x) =' }).fill('3x*2')
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByLabel('Point 1, x').fill('-1')
  await page.getByLabel('Point 1, y').fill('-1')
  await page.getByLabel('Point 2, x').fill('2')
  await page.getByLabel('Point 2, y').fill('5')
  await expect(page.getByText('3 of 3 answered')).toBeVisible()
  await page.waitForTimeout(600)
  await page.reload()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect(page.getByLabel('Point 2, y')).toHaveValue('5')
  expect(await findBarriers(page)).toEqual([])
  await submitExam(page)
  // q1 and the line whole, one formula of two
  await expect(page.getByText('83%').first()).toBeVisible()
  const sent = (await stub.calls('POST /content/exam/attempts')).at(-1)
  expect(sent?.body).toMatchObject({
    replies: { slope: { type: 'maths', given: ['3*2*x*x', '3x*2'] }, line: { type: 'graph' } },
    score: 83,
  })
  await page
    .getByRole('link', { name: /Review/ })
    .first()
    .click()
  await expect(page.getByText('Partly correct: 50%')).toBeVisible()
  await expect(page.getByText('Bring the 2 down too.')).toBeVisible()
  await expect(page.getByText('Here: 12x')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})
