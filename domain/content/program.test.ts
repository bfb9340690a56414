import { expect, test } from 'vitest'
import { z } from 'zod'
import { lessonSectionSchemaOf } from './lesson.ts'

const section = (program: unknown) => lessonSectionSchemaOf(z.string()).parse({ id: 'one', text: 'A text.', program })

test('a program has a title and its code; what is entered and a robot are optional', () => {
  expect(section({ title: 'Two', code: 'DISPLAY(2)' }).program).toEqual({ title: 'Two', code: 'DISPLAY(2)', input: [] })
  const robot = { title: 'Walk', code: 'MOVE_FORWARD()', input: [4, 'Ada'], grid: '>.', instructions: 'Run it.' }
  expect(section(robot).program).toEqual(robot)
})

test('what only the content check needs is not sent; a malformed program costs nothing else', () => {
  expect(section({ title: 'Two', code: 'x', run: { fails: 'endless' } }).program).not.toHaveProperty('run')
  for (const program of [{ title: 'Two' }, { title: 'Two', code: '' }, { title: 'Two', code: 7 }, 'DISPLAY(2)', []])
    expect(section(program)).toMatchObject({ text: 'A text.', program: undefined })
})
