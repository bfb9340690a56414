import { describe, expect, test } from 'vitest'
import { plainQuestion } from '#tests/factories/plain-question.ts'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { dialogueOf } from '#tests/ilm/start-dialogue.ts'
import { createCourseGuide } from './course-guide.ts'
import type { Opened } from './dialogue.ts'
import { lessonHint, smallStep } from './lesson-hints.ts'

const guide = createCourseGuide(sampleCourse())
const dialogue = dialogueOf('idk', { guide })
const askable = guide.question('passed-on')
const question = askable?.make(3)
if (!askable || !question) throw new Error('the sample course asks about energy')
const opened: Opened = { askable, question, seed: 3, tried: [], hints: 1 }

test('after the last hint comes a piece of the section that the question is about, not the opening of its lesson', () => {
  expect(askable.section).toBeUndefined()
  const told = lessonHint(dialogue, opened)
  expect(told?.section?.title).toBe('Chains')
  expect(told?.text).toContain('Each level passes on about 10 %')
})

describe('the step that is left fits what is asked', () => {
  const stepOf = (fields: Parameters<typeof plainQuestion>[0]) =>
    smallStep(dialogue, { ...opened, question: plainQuestion(fields) })

  test('a word is looked for, a first line is not', () => {
    expect(stepOf({ type: 'short-answer', answerForm: 'text', answer: ['bleaching'] })).toMatch(
      /\bwords?\b|name of a thing/,
    )
  })
  test('of several things one is begun with', () => {
    expect(stepOf({ type: 'ordering', items: ['egg', 'larva', 'pupa'] })).toMatch(/place|mixing up|easiest/)
  })
  test('a calculation is begun with what is given', () => {
    expect(stepOf({ type: 'numeric', answer: 5 })).toMatch(/given|easier numbers|rule of the lesson|first line/)
  })
})
