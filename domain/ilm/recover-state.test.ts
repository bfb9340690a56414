import { describe, expect, test } from 'vitest'
import { ilmGuide, lettersIn, openIn, startDialogue } from '#tests/ilm/start-dialogue.ts'
import type { ChatTurn } from './chat.ts'
import { dangerReply } from './danger/danger-reply.ts'
import { DANGERS } from './danger/notice-danger.ts'
import { seedIn } from './dialogue.ts'
import { FRESH_STATE } from './dialogue-state.ts'
import { recoverState } from './recover-state.ts'
import { showQuestion } from './show-question.ts'

const said = (...texts: string[]): ChatTurn[] => texts.map((content) => ({ role: 'assistant', content }))
const shown = (key: string, conversationId = 'c1') => {
  const question = ilmGuide.question(key)?.make(seedIn(conversationId, key, 0))
  if (!question) throw new Error(`no ${key}`)
  return showQuestion(question)
}
const recovered = (history: ChatTurn[]) => recoverState(ilmGuide, history, 'c1')

test('nothing said is a fresh start', () => {
  expect(recovered([])).toEqual(FRESH_STATE)
  expect(recovered([{ role: 'user', content: shown('gas-taken-in') }])).toEqual(FRESH_STATE)
  expect(recovered(said('Hi! What are you working on?'))).toEqual(FRESH_STATE)
})

describe('the question that the last replies hold is open again', () => {
  test.each([
    'gas-taken-in',
    'producers-make-food',
    'energy-of-hare',
    'who-breaks-down',
    'voltage-of-lamp',
    'collect-terms',
  ])('%s', (key) => {
    const state = recovered(said(`Here is one.\n\n${shown(key)}`))
    expect(state.open).toMatchObject({ key, tried: [], hints: 0, seed: seedIn('c1', key, 0) })
    expect(state.lesson).toBe(ilmGuide.question(key)?.place.lesson.id)
    expect(state.asked).toEqual([key])
  })

  test('the latest of several', () => {
    expect(recovered(said(shown('gas-taken-in'), shown('energy-of-hare'))).open?.key).toBe('energy-of-hare')
    expect(recovered(said(shown('energy-of-hare'), shown('gas-taken-in'))).open?.key).toBe('gas-taken-in')
  })

  test('with the hints that were given since', () => {
    const history = said(
      shown('energy-of-hare'),
      '**Hint:** What part of it is passed on?',
      '**Last hint:** Divide by ten.',
    )
    expect(recovered(history).open?.hints).toBe(2)
  })

  test('but not one that is long past', () => {
    expect(recovered(said(shown('gas-taken-in'), 'a', 'b', 'c')).open?.key).toBe('gas-taken-in')
    expect(recovered(said(shown('gas-taken-in'), 'a', 'b', 'c', 'd')).open).toBeUndefined()
  })

  test('the numbers of another conversation are another question', () => {
    expect(recovered(said(shown('voltage-of-lamp', 'c2'))).open).toBeUndefined()
  })

  test('an exam item is never opened', () => {
    const question = ilmGuide.question('exam-gas')?.make(seedIn('c1', 'exam-gas', 0))
    expect(recovered(said(question ? showQuestion(question) : '')).open).toBeUndefined()
  })

  test('what a student wrote opens nothing', () => {
    expect(recovered([{ role: 'user', content: shown('gas-taken-in') }, ...said('Hm.')]).open).toBeUndefined()
  })
})

test.each(DANGERS)('help given for %s in the last reply goes on', (danger) => {
  const about = danger === 'overdose' ? 'overdose' : 'distress'
  expect(recovered(said(dangerReply(danger))).care).toEqual({ about, turns: 1 })
  expect(recovered(said(dangerReply(danger), 'Let’s go on.')).care).toBeUndefined()
})

test('a whole conversation with a client that sends back only the texts: a try, a hint, the answer', () => {
  const say = startDialogue({ keepsState: false })
  const asked = say('quiz me on photosynthesis')
  const { right, wrong } = lettersIn(asked)
  expect(say(wrong[0] ?? '').move).toBe('wrong')
  expect(openIn(say('hint'))?.askable.key).toBe(openIn(asked)?.askable.key)
  expect(say(right).move).toBe('right')
})

test('a solution has to be earned anew: tries that were lost do not count', () => {
  const say = startDialogue({ keepsState: false })
  const { wrong } = lettersIn(say('quiz me on photosynthesis'))
  say(wrong[0] ?? '')
  say(wrong[1] ?? '')
  expect(say('show me the worked solution').move).toBe('hint')
})
