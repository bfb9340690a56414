import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, test } from './journey.ts'
import { button, number, openPractice, sixQuestions, tile } from './practice-questions.ts'

test.use({ baseURL: journeyAddresses.stubApp })

const longPrompt = 'A question whose text is longer than sixty characters, so that a list must cut it.'

/** Twenty questions: alpha 7 of 10, beta 5 of 10, gamma 2 of 5, delta 0 of 3 will be right. */
const twenty = Array.from({ length: 20 }, (_, index) => ({
  id: `t${index}`,
  type: 'true-false',
  prompt: index === 19 ? longPrompt : `Statement ${index + 1}`,
  answer: true,
  difficulty: index < 10 ? 1 : index < 18 ? 2 : 3,
  tags: [
    index < 10 ? 'alpha' : 'beta',
    ...(index >= 13 && index < 18 ? ['gamma'] : []),
    ...(index >= 15 && index < 18 ? ['delta'] : []),
  ],
}))
const isRight = (index: number) => index < 7 || (index >= 10 && index < 15)

async function answerTwenty(page: Page) {
  for (let index = 0; index < 20; index++) {
    await number(page, index + 1, 20)
    await button(page, isRight(index) ? /True/ : /False/).click()
    await expect(page.getByTestId('feedback')).not.toBeEmpty()
    if (index < 19) await button(page, 'Next Question').click()
  }
}

test('overview, performance, recommendations, history, export and reset (ANA-01, ANA-05, ANA-06, ANA-07, ANA-08, ANA-09, ANA-10, ANA-11, ANA-12, ANA-13, ANA-14, ANA-15, ANA-16, ANA-17, ANA-18, ANA-19, ANA-20, ANA-21, ANA-22, ANA-23, ANA-24, ANA-25, ANA-26, ANA-27, ANA-28, OPN-90, OPN-91, OPN-92, OPN-93)', async ({
  page,
  stub,
}) => {
  test.setTimeout(60_000)
  await openPractice(page, stub, twenty)
  await answerTwenty(page)
  await expect(tile(page, 'Accuracy')).toHaveText('60.0%')
  await button(page, 'Analytics').click()
  const dialog = page.getByRole('dialog', { name: 'Analytics' })
  await expect(dialog.getByRole('tab')).toHaveText(['Overview', 'Performance', 'Recommendations', 'Question History'])

  await expect(dialog.getByText('20/20')).toBeVisible()
  await expect(dialog.getByTestId('trend')).toHaveText('−20.0%')
  await expect(dialog.getByRole('list', { name: 'Average time by question type' })).toContainText('True false')
  expect(await findBarriers(page)).toEqual([])

  await dialog.getByRole('tab', { name: 'Performance' }).click()
  const tags = dialog.getByRole('list', { name: 'Accuracy by topic tag' }).getByRole('listitem')
  await expect(tags).toHaveText([/delta0%/, /gamma40%/, /beta50%/, /alpha70%/])
  for (const [index, tone] of ['error', 'error', 'warning', 'success'].entries())
    await expect(tags.nth(index).locator('[data-tone]')).toHaveAttribute('data-tone', tone)
  const levels = dialog.getByRole('list', { name: 'Accuracy by difficulty' }).getByRole('listitem')
  await expect(levels).toHaveText([/^Easy70%/, /^Intermediate63%/, /^Advanced0%/])
  expect(await findBarriers(page)).toEqual([])

  await dialog.getByRole('tab', { name: 'Recommendations' }).click()
  const cards = dialog.getByRole('article')
  await expect(cards.first()).toContainText('Strengthen: Delta')
  await expect(cards.first()).toContainText('high priority')
  await expect(cards.filter({ hasText: 'Strengthen: Gamma' })).toContainText('medium priority')
  await expect(cards.filter({ hasText: 'Strengthen: Beta' })).toContainText('medium priority')
  await expect(cards.filter({ hasText: 'Strengthen: Alpha' })).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Retry suggestion' })).toContainText('Give 8 questions a second try')
  expect(await findBarriers(page)).toEqual([])

  await dialog.getByRole('tab', { name: 'Question History' }).click()
  const list = dialog.getByRole('region', { name: 'Question History' })
  const lines = list.locator('li')
  await expect(lines).toHaveCount(20)
  await expect(lines.first()).toContainText(`${longPrompt.slice(0, 60)}…`)
  await expect(lines.first()).toContainText('1 attempt')
  await expect(lines.first()).toContainText('Correct answer: True')
  await expect(lines.first()).toContainText('Advanced')
  await expect(lines.last()).toContainText('Statement 1')
  await expect(lines.last()).not.toContainText('Correct answer')
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(400)
  expect(await findBarriers(page)).toEqual([])

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export Analytics' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^knowledge-check-SNC1W-mod-1-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(Object.keys(exported)).toEqual([
    'grade',
    'subject',
    'courseId',
    'moduleId',
    'exportDate',
    'performanceMetrics',
    'learningRecommendations',
    'questionResults',
    'summary',
  ])
  expect(exported.summary).toEqual({ totalQuestions: 20, attemptedQuestions: 20, completionRate: 100 })
  expect(exported.performanceMetrics.overallAccuracy).toBe(60)
  expect(exported.questionResults).toHaveLength(20)
  expect(exported.questionResults[0].attempts[0]).toMatchObject({
    attemptNumber: 1,
    status: 'incorrect',
    userAnswer: 'False',
  })

  await dialog.getByRole('button', { name: 'Reset Progress' }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText('Reset all progress? This cannot be undone.')
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Reset Progress' }).click()
  await confirm.getByRole('button', { name: 'Reset Progress' }).click()
  await expect(tile(page, 'Attempted')).toHaveText('0')
  await expect(button(page, 'Analytics')).toBeDisabled()
  await page.reload()
  await number(page, 1, 20)
  await expect(tile(page, 'Attempted')).toHaveText('0')
})

test('solved after a miss: improved, and nothing left to recommend (ANA-01, ANA-16, ANA-24, ANA-26)', async ({
  page,
  stub,
}) => {
  await openPractice(page, stub, sixQuestions)
  await button(page, /Oxygen/).click()
  await button(page, 'Retry').click()
  await button(page, /Carbon dioxide/).click()
  await expect(tile(page, 'Accuracy')).toHaveText('100.0%')
  await button(page, 'Analytics').click()
  const dialog = page.getByRole('dialog', { name: 'Analytics' })
  await dialog.getByRole('tab', { name: 'Recommendations' }).click()
  await expect(dialog.getByText('Great job! Keep practising to maintain your progress.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Question History' }).click()
  await expect(dialog.getByText('Improved!')).toBeVisible()
  await expect(dialog.getByText('2 attempts')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Analytics')).toBeFocused()
})
