import { describe, expect, test } from 'vitest'
import { ilmGuide, openIn, replyTo, startDialogue, whileOpen } from '#tests/ilm/start-dialogue.ts'
import type { ChatContext } from './chat.ts'

const LESSON: ChatContext = { moduleId: 'electricity', lessonId: 'ohms-law' }
const MISSED: ChatContext = { moduleId: 'ecosystems', questionId: 'gas-taken-in' }

describe('from a lesson', () => {
  test.each(['Explain this', 'explain', 'idk', 'help', 'hint', 'Break it down', 'i dont get it'])(
    '%s means that lesson',
    (message) => {
      const turn = replyTo(message, { context: LESSON })
      expect(turn.move).toBe('explain')
      expect(turn.citations).toMatchObject([{ moduleId: 'electricity', lessonId: 'ohms-law' }])
      expect(turn.state.lesson).toBe('ohms-law')
    },
  )

  test('from a section, that section', () => {
    const turn = replyTo('Explain this', {
      context: { ...LESSON, moduleId: 'ecosystems', lessonId: 'food-chains', sectionId: 'ten-percent' },
    })
    expect(turn.text).toContain('**The tenth that is left**')
    expect(turn.citations[0]?.sectionId).toBe('ten-percent')
  })

  test('a section that is gone falls back to the lesson', () => {
    expect(replyTo('Explain this', { context: { ...LESSON, sectionId: 'gone' } }).citations[0]?.lessonId).toBe(
      'ohms-law',
    )
  })

  test('a question of the student’s own is answered as such', () => {
    const turn = replyTo('what is a trophic level', { context: LESSON })
    expect(turn.citations[0]?.lessonId).toBe('food-chains')
  })

  test.each(['Quiz me!', 'Help me study', 'hi', 'thanks', 'is 2 + 2 = 5'])(
    '%s is no wish to have it explained',
    (message) => {
      expect(replyTo(message, { context: LESSON }).move).not.toBe('explain')
    },
  )

  test('once a lesson is talked about, the page says nothing new', () => {
    const turn = replyTo('Explain this', { context: LESSON, state: { lesson: 'food-chains' } })
    expect(turn.citations[0]?.lessonId).toBe('food-chains')
  })

  test.each([{ lessonId: 'gone' }, { moduleId: 'gone', lessonId: 'ohms-law' }, {}])(
    'a page nobody knows changes nothing: %j',
    (context) => {
      expect(replyTo('Explain this', { context }).citations[0]?.lessonId).toBe('photosynthesis')
    },
  )
})

describe('from a missed question', () => {
  test('without an answer the question is shown, and asked about', () => {
    const turn = replyTo('Can you help me with this?', { context: MISSED })
    expect(turn.move).toBe('ask')
    expect(turn.text).toContain('What is it asking, and what do you know already?')
    expect(turn.question).toContain('Which gas does a maple leaf take in')
    expect(openIn(turn)?.askable.key).toBe('gas-taken-in')
  })

  test.each(['Oxygen', 'A', 'oxygen', 'A) Oxygen'])(
    'with a wrong answer (%s) its mistake is named, and it is not recorded twice',
    (answer) => {
      const turn = replyTo('Why is this wrong?', { context: { ...MISSED, answer } })
      expect(turn.move).toBe('wrong')
      expect(turn.text).toContain('You answered *Oxygen*.')
      expect(turn.text).toContain('That one leaves the leaf.')
      expect(turn.graded).toBeUndefined()
      expect(openIn(turn)?.tried).toHaveLength(1)
      expect(turn.text.toLowerCase()).not.toContain('carbon dioxide')
    },
  )

  test('with the right answer it is talked about, and closed', () => {
    const turn = replyTo('Why is this right?', { context: { ...MISSED, answer: 'Carbon dioxide' } })
    expect(turn.move).toBe('right')
    expect(turn.text).toContain('You had this one right.')
    expect(turn.text).toContain('Sugar holds carbon')
    expect(turn.state.open).toBeUndefined()
    expect(turn.graded).toBeUndefined()
  })

  test.each(['', '???', 'no idea', 'something long that is no option at all'])(
    'an answer nobody can read ("%s") is as good as none',
    (answer) => {
      expect(replyTo('help', { context: { ...MISSED, answer } }).move).toBe('ask')
    },
  )

  test('of an exam it may be talked about, though it is never asked', () => {
    const turn = replyTo('explain', { context: { questionId: 'exam-gas' } })
    expect(openIn(turn)?.askable.isExamItem).toBe(true)
    expect(turn.question).toContain('lilac')
  })

  test('a variant of an exam is its template', () => {
    expect(openIn(replyTo('explain', { context: { questionId: 'exam-gas~2', seed: 3 } }))?.seed).toBe(3)
  })

  test('a check of a lesson is found by its lesson', () => {
    const context = { lessonId: 'photosynthesis', questionId: 'where-light-is-caught' }
    expect(openIn(replyTo('explain', { context }))?.askable.key).toBe('photosynthesis/where-light-is-caught')
  })

  test('the numbers are those of the page', () => {
    const seed = 17
    const shown = ilmGuide.question('voltage-of-lamp')?.make(seed)
    const turn = replyTo('help', { context: { questionId: 'voltage-of-lamp', seed } })
    expect(turn.question).toContain(String(shown?.prompt.content))
  })

  test('a question that is gone is none: the message is read as ever', () => {
    expect(replyTo('quiz me on ohms law', { context: { questionId: 'gone' } }).citations[0]?.lessonId).toBe('ohms-law')
  })

  test('opened once, it is not opened again: the next message is about it', () => {
    const say = startDialogue()
    say('help', MISSED)
    expect(say('carbon dioxide', MISSED).move).toBe('right')
    expect(say('thanks', MISSED).text).toContain('Glad')
  })

  test('a question that is open already stays as it is', () => {
    const state = whileOpen('gas-taken-in', { hints: 1 })
    expect(replyTo('hint', { state, context: MISSED }).state.open?.hints).toBe(2)
  })
})
