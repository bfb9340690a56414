import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createBackground } from './background.ts'

const silent = () => pino({ level: 'silent' })

test('work begins only when the answer of whoever asked for it is out', async () => {
  const background = createBackground(silent())
  const happened: string[] = []
  background.run('work', async () => {
    happened.push('work')
  })
  for (let turn = 0; turn < 100; turn++) await undefined
  await new Promise((resolve) => setImmediate(resolve))
  happened.push('answer')
  await background.settle()
  expect(happened).toEqual(['answer', 'work'])
})

test('work that fails is logged under its name, and others go on', async () => {
  const lines: string[] = []
  const background = createBackground(pino({}, { write: (line: string) => void lines.push(line) }))
  let done = 0
  background.run('the mail', () => Promise.reject(new Error('no mail server')))
  background.run('another', async () => void done++)
  await background.settle()
  expect(done).toBe(1)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the mail failed'])
})

test('with a hundred things under way the next is left out, and later ones are taken again', async () => {
  const background = createBackground(silent())
  let done = 0
  const run = () => background.run('work', async () => void done++)
  for (let n = 0; n < 130; n++) run()
  await background.settle()
  expect(done).toBe(100)
  run()
  await background.settle()
  expect(done).toBe(101)
})
