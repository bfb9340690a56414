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

test('a hundred things are done at once, the rest waits, and all of it is done', async () => {
  const background = createBackground(silent())
  let done = 0
  let atOnce = 0
  let most = 0
  const { promise: full, resolve: isFull } = Promise.withResolvers<void>()
  for (let n = 0; n < 250; n++) {
    background.run('work', async () => {
      most = Math.max(most, ++atOnce)
      if (atOnce === 100) isFull()
      await full
      atOnce--
      done++
    })
  }
  expect(background.count()).toBe(250)
  await background.settle()
  expect({ done, most, left: background.count() }).toEqual({ done: 250, most: 100, left: 0 })
})

test('what finds no place to wait is an error in the log, one line each, and later work is taken again', async () => {
  const lines: string[] = []
  const background = createBackground(pino({}, { write: (line: string) => void lines.push(line) }), 20)
  let done = 0
  const run = () => background.run('the mail', async () => void done++)
  for (let n = 0; n < 123; n++) run()
  await background.settle()
  run()
  await background.settle()
  expect(done).toBe(121)
  expect(lines.map((line) => JSON.parse(line)).map(({ level, msg }) => ({ level, msg }))).toEqual(
    Array(3).fill({ level: 50, msg: 'the mail was left out: too much waits' }),
  )
})
