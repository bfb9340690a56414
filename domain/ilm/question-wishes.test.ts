import { describe, expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { outline } from '#tests/factories/ilm-modules.ts'
import { dialogueOf } from '#tests/ilm/start-dialogue.ts'
import { courseSchema } from '../content/course.ts'
import { createCourseGuide } from './course-guide.ts'
import { FRESH_STATE } from './dialogue-state.ts'
import { leadDialogue } from './lead-dialogue.ts'

// design/tutor.md, "Listening": an open question holds nobody, and what is asked about it is answered.

const question = (id: string, prompt: string, change = {}) => ({
  id,
  type: 'multiple-choice',
  lesson: 'work',
  difficulty: 1,
  tags: ['work'],
  prompt,
  options: [
    { id: 'a', content: '60 J', correct: true, feedback: 'Yes.' },
    { id: 'b', content: '23 J', feedback: 'They are multiplied.' },
    { id: 'c', content: '7 J', feedback: 'They are multiplied.' },
  ],
  hints: ['Which two things are multiplied?'],
  explanation: 'Force times distance.',
  ...change,
})
const pulling = {
  ...outline('pulling', 'Pulling', []),
  lessons: [{ id: 'work', title: 'Work of a pull', scope: '' }],
  lessonContents: [
    {
      id: 'work',
      title: 'Work of a pull',
      summary: 'What a pull does.',
      content: [
        {
          id: 'story',
          title: 'A toboggan hill',
          text: 'Two children walk up the hill with their toboggan:\n\n$$20 \\times 15 = 300$$\n\nThen they slide.',
        },
        {
          id: 'formula',
          title: 'Along the way',
          text: 'Only the part along the way counts:\n\n$$W = F d$$\n\nFriction takes its share.',
          keyTerms: [
            { term: 'Work', definition: 'Force times distance along the force.' },
            { term: 'Toboggan', definition: 'A sled without runners.' },
            { term: 'Work of a toboggan', definition: 'Its words stand apart in the question.' },
            { term: 'Joule', definition: 'The unit of work; here it would be 60 J.' },
          ],
        },
      ],
    },
  ],
  questions: [
    question('pull', 'A toboggan is pulled 3 m with 20 N. How many joule is its work?'),
    question('words', 'Who pulls?', { hints: ['Look at the rope.'] }),
    {
      ...question('sled', 'A sled of 40 N slides 5 m. How much work does friction of 8 N do?'),
      type: 'numeric',
      options: undefined,
      answer: 40,
      unit: 'J',
      explanation:
        'Friction acts along the whole way, against the motion. So the work is $8 \\times 5 = 40$ J. It warms the runners.',
    },
    question('between', 'A push of 20 N does 66 J of work. Between which lengths in metres does its way lie?', {
      options: [
        { id: 'a', content: '$3 < d < 4$', correct: true, feedback: 'Yes.' },
        { id: 'b', content: '$5 < d < 6$', feedback: 'That is too far.' },
      ],
      explanation: 'After 3 m it is 60 J, which is less, and after 4 m it is 80 J, which is more.',
    }),
  ],
}
const poems = {
  ...outline('poems', 'Poems', []),
  lessons: [{ id: 'rhyme', title: 'Rhyme', scope: '' }],
  lessonContents: [
    {
      id: 'rhyme',
      title: 'Rhyme',
      summary: 'Sounds.',
      content: [{ id: 'sounds', title: 'Sounds', text: 'Ends that sound alike.' }],
    },
  ],
  questions: [
    question('rhymes', 'Which two rhyme?', {
      lesson: 'rhyme',
      hints: ['Say them aloud.'],
      options: [
        { id: 'a', content: 'rope and hope', correct: true, feedback: 'Yes.' },
        { id: 'b', content: 'rope and sled', feedback: 'Say them aloud.' },
      ],
    }),
  ],
}
const guide = createCourseGuide(courseSchema.parse({ ...ilmCourse(), modules: [pulling, poems] }))
const beside = (message: string, key = 'pull', state = {}) =>
  leadDialogue(
    dialogueOf(message, {
      guide,
      state: {
        ...FRESH_STATE,
        lesson: key === 'rhymes' ? 'rhyme' : 'work',
        open: { key, seed: 1, tried: [], hints: 0 },
        ...state,
      },
    }),
  )

describe('what a student wants of the open question', () => {
  test.each(['what do they mean by that word', 'what is that?', 'wait what does that even mean'])(
    '“%s” gets the key terms that stand in it, and none that gives it away',
    (message) => {
      const turn = beside(message)
      expect(turn.text).toContain('**Toboggan:** A sled without runners.')
      expect(turn.text).toContain('**Work:**')
      expect(turn.text).not.toMatch(/60 J|Its words stand apart/)
      expect(turn.state.open?.key).toBe('pull')
      expect(turn.graded).toBeUndefined()
    },
  )

  test('where none stands in it, Ilm asks for the word', () => {
    const { text } = beside('what do they mean by that word', 'words')
    expect(text).toContain('**Work of a pull**: What a pull does.')
    expect(text).toContain('Which word of it is new to you?')
  })

  test.each(['is there a formula for this', 'whats the formula', 'which formula do i use'])(
    '“%s” gets the rule of the lesson, no equation of its story',
    (message) => {
      const turn = beside(message)
      expect(turn.text).toContain('$$W = F d$$')
      expect(turn.text).not.toContain('Friction')
      expect(turn.citations).toMatchObject([{ lessonId: 'work', sectionId: 'formula' }])
      expect(turn.state.open?.key).toBe('pull')
    },
  )

  test('where it needs none, that is said, with a hint', () => {
    const { text } = beside('is there a formula for this', 'rhymes')
    expect(text).toMatch(/has no formula for it|No ready formula/)
    expect(text).toContain('Say them aloud.')
  })

  test.each(['how do i even start', 'im still stuck', 'why', 'can you explain it in a simpler way'])(
    '“%s” gets a hint',
    (message) => {
      const turn = beside(message)
      expect(turn.text).toContain('Which two things are multiplied?')
      expect(turn.state.open?.hints).toBe(1)
    },
  )

  test.each(['can we do something else', 'can we change the topic', 'lets do something else'])(
    '“%s” leaves it',
    (message) => {
      const turn = beside(message)
      expect(turn.state.open).toBeUndefined()
      expect(turn.text).toMatch(/\?/)
      expect(turn.nextSteps.map(({ label }) => label)).toContain('Help me study')
    },
  )

  test('after an explanation “why” asks about what was explained', () => {
    expect(beside('why', 'pull', { idea: 'Toboggan: A sled without runners.' }).text).not.toContain('Which two things')
  })

  test('after every hint the solution begins, as far as it gives nothing away, each step once', () => {
    const state = { open: { key: 'sled', seed: 1, tried: [], hints: 1 } }
    const first = beside('idk', 'sled', state)
    expect(first.text).toContain('Friction acts along the whole way, against the motion.')
    expect(first.text).not.toMatch(/40|So the work/)
    const again = leadDialogue(dialogueOf('im still stuck', { guide, state: first.state, said: first.text }))
    expect(again.text).not.toMatch(/40|So the work|Friction acts/)
  })

  test('a step that names the numbers of the right option is not told', () => {
    const { text } = beside('idk', 'between', { open: { key: 'between', seed: 1, tried: [], hints: 1 } })
    expect(text).not.toContain('After 3 m')
  })

  test('of a choice among words no step of the solution is told', () => {
    const { text } = beside('idk', 'rhymes', { open: { key: 'rhymes', seed: 1, tried: [], hints: 1 } })
    expect(text).not.toContain('Force times distance')
  })

  test('somebody who has had every hint may guess, and is told what a guess leads to', () => {
    const { text } = beside('idk', 'pull', { open: { key: 'pull', seed: 1, tried: [], hints: 1 } })
    expect(text).toContain('after two the worked solution is yours')
    expect(text).not.toContain('60 J')
  })
})

describe('what a student says of others, and of lessons by their titles', () => {
  test('“my friend says its easy” is heard', () => {
    expect(beside('my friend says its easy').text).toMatch(/Easy is what|It gets easy/)
    expect(beside('i had soccer practice today').text).toMatch(/full day|room for one question/)
    expect(beside('i got 70 on my last test').text).not.toMatch(/full day|room for one question/)
  })
})
