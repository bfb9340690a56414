import { describe, expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { outline } from '#tests/factories/ilm-modules.ts'
import { dialogueOf, startDialogue } from '#tests/ilm/start-dialogue.ts'
import { courseSchema } from '../content/course.ts'
import { createCourseGuide } from './course-guide.ts'
import { FRESH_STATE, readState, withState } from './dialogue-state.ts'
import { leadDialogue } from './lead-dialogue.ts'

/** One lesson with two ideas, so that a piece of the right kind may be about the wrong one. */
const bogs = {
  ...outline('bogs', 'Bogs', []),
  lessons: [{ id: 'plants-of-bogs', title: 'Plants of bogs', scope: '' }],
  lessonContents: [
    {
      id: 'plants-of-bogs',
      title: 'Plants of bogs',
      summary: 'How plants live where the water is sour.',
      content: [
        {
          id: 'moss',
          title: 'A sponge',
          text: 'Sphagnum holds twenty times its weight in water, because its dead cells are hollow.',
          keyTerms: [{ term: 'Sphagnum', definition: 'The moss that makes peat.', examples: ['the lawn of a fen'] }],
        },
        {
          id: 'traps',
          title: 'Leaves that eat',
          text: 'Insects are digested in the leaf, since the soil has next to no nitrogen.',
          keyTerms: [
            {
              term: 'Pitcher plant',
              definition: 'A plant whose leaves are traps full of rain and dead insects.',
              examples: ['the flower of Newfoundland and Labrador'],
            },
          ],
        },
      ],
    },
  ],
}
const guide = createCourseGuide(courseSchema.parse({ ...ilmCourse(), modules: [bogs] }))
const say = (message: string, state = {}, said = '') => leadDialogue(dialogueOf(message, { guide, state, said }))

describe('what goes on with an idea is about that idea', () => {
  const told = say('what is a pitcher plant')

  test('what was explained stays in hand', () => {
    expect(told.text).toContain('leaves are traps')
    expect(told.state.idea).toContain('Pitcher plant')
  })

  test.each([
    ['but why', 'next to no nitrogen', 'hollow'],
    ['give me an example', 'Newfoundland', 'fen'],
  ])('%s', (message, itsOwn, theOther) => {
    const turn = say(message, told.state)
    expect(turn.text).toContain(itsOwn)
    expect(turn.text).not.toContain(theOther)
    expect(turn.state.idea).toBe(told.state.idea)
  })

  test('where no case of it is left, that is said, and no case of something else is told', () => {
    const first = say('give me an example', told.state)
    const turn = say('another example', first.state, first.text)
    expect(turn.text).not.toContain('fen')
    expect(turn.text).toMatch(/no other case|no further case|No other story/)
  })

  test('another question lets go of it', () => {
    const talk = startDialogue()
    talk('what is photosynthesis')
    expect(talk('quiz me on food chains').state.idea).toBeUndefined()
  })
})

describe('a long question, asked about twice', () => {
  const prompt = `Which gas does a maple leaf take in? ${'A leaf has many small pores. '.repeat(20)}`
  const long = createCourseGuide(
    courseSchema.parse({
      ...ilmCourse(),
      modules: ilmCourse().modules.map((module) => ({
        ...module,
        questions: module.questions.map((question) =>
          question.id === 'gas-taken-in' ? { ...question, prompt } : question,
        ),
      })),
    }),
  )
  const open = {
    ...FRESH_STATE,
    lesson: 'photosynthesis',
    open: { key: 'gas-taken-in', seed: 1, tried: [7], hints: 1 },
  }

  test('nothing of the conversation is lost', () => {
    const first = leadDialogue(dialogueOf('but why', { guide: long, state: open }))
    const second = leadDialogue(
      dialogueOf('can you say that simpler', { guide: long, state: first.state, said: first.text }),
    )
    const kept = readState([{ role: 'assistant', content: withState(second.text, second.state) }])
    expect(kept?.open).toMatchObject({ key: 'gas-taken-in', tried: [7] })
  })

  test('an idea that is too long is let go of, and all else is kept', () => {
    const kept = readState([{ role: 'assistant', content: withState('Hm.', { ...open, idea: 'x'.repeat(400) }) }])
    expect(kept).toMatchObject({ lesson: 'photosynthesis', open: { hints: 1 } })
    expect(kept?.idea).toBeUndefined()
  })
})

test('a comparison of which the course has one side says so, and tells that side', () => {
  const turn = say('what is the difference between a pitcher plant and a flibbertigibbet')
  expect(turn.text).toContain('My lessons do not speak of “flibbertigibbet”')
  expect(turn.text).toContain('leaves are traps')
})
