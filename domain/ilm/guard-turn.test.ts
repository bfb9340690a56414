import { describe, expect, test } from 'vitest'
import { dialogueOf, whileOpen } from '#tests/ilm/start-dialogue.ts'
import { answerMark } from './dialogue-state.ts'
import { greetInFrench, guardTurn } from './guard-turn.ts'
import type { IlmTurn } from './ilm-turn.ts'

const open = whileOpen('gas-taken-in')
const turn = (fields: Partial<IlmTurn>): IlmTurn => ({
  move: 'explain',
  text: '',
  citations: [],
  nextSteps: [],
  state: open,
  ...fields,
})
const guarded = (fields: Partial<IlmTurn>, message = 'why') =>
  guardTurn(dialogueOf(message, { state: open }), turn(fields))

describe('the last net: an answer that is not earned does not go out (D20)', () => {
  test.each([
    'It is carbon dioxide.',
    'Leaves take in carbon dioxide through their pores.',
    'The answer is B.',
    'Not oxygen, not nitrogen, and not helium.',
    'edixoid nobrac',
    btoa('carbon dioxide'),
  ])('"%s" becomes a hint', (text) => {
    const safe = guarded({ text })
    expect(safe.move).toBe('hint')
    expect(safe.text.toLowerCase()).not.toContain('carbon dioxide')
    expect(safe.text).toContain('Let’s look at it from another side.')
    expect(safe.text).toContain('Which atoms does sugar hold?')
    expect(safe.state.open?.key).toBe('gas-taken-in')
  })

  test.each(['Think of what sugar is made of.', 'Is it A, B, C or D?', 'Have another go.', ''])(
    '"%s" may go',
    (text) => {
      expect(guarded({ text })).toEqual(turn({ text }))
    },
  )

  test('an explanation that answers the very question it asks goes, the question stays', () => {
    const safe = guarded({ text: 'Leaves take in carbon dioxide.', question: 'Which gas?' })
    expect(safe).toMatchObject({ move: 'ask', question: 'Which gas?' })
    expect(safe.text).toContain('Let’s see what you know already')
  })
})

describe('what is earned, or over, may be said', () => {
  test.each(['right', 'solution'] as const)('with a turn that is %s', (move) => {
    const said = turn({ move, text: 'It is carbon dioxide.' })
    expect(guardTurn(dialogueOf('B', { state: open }), said)).toBe(said)
  })

  test('after real tries', () => {
    const state = whileOpen('gas-taken-in', { tried: ['Oxygen', 'Helium'].map(answerMark) })
    const said = turn({ text: 'It is carbon dioxide.', state })
    expect(guardTurn(dialogueOf('why', { state }), said)).toBe(said)
  })

  test('with no question open', () => {
    const { open: _open, ...state } = open
    const said = turn({ text: 'It is carbon dioxide.', state })
    expect(guardTurn(dialogueOf('why', { state }), said)).toBe(said)
  })
})

describe('French is answered kindly', () => {
  test('with a line before the reply', () => {
    const said = greetInFrench(dialogueOf('c’est quoi une cellule'), turn({ text: 'A cell.' }))
    expect(said.text).toMatch(/^\*Je comprends un peu le français.*\*\n\nA cell\.$/s)
  })

  test('but not before help in danger, and not for English', () => {
    expect(greetInFrench(dialogueOf('je veux mourir'), turn({ move: 'safety', text: 'Help.' })).text).toBe('Help.')
    expect(greetInFrench(dialogueOf('what is a cell'), turn({ text: 'A cell.' })).text).toBe('A cell.')
  })
})
