import { describe, expect, test } from 'vitest'
import { type ToldTurn, wordingJudge } from './judge-wording.ts'

const given =
  'You are Ilm, a warm, patient tutor. [Energy flow] Chains: Each level of a food chain passes on about 10 % of its energy. Most leaves as heat. ' +
  'Of 1 500 kJ that grass stores, a hare gets 150 kJ. The student, called Ada, wrote: a lynx in Yukon eats hares.'
const judge = (text: string, move: ToldTurn['move'] = 'explain') => wordingJudge({ move, given })(text)

describe('words that can stand', () => {
  test.each([
    'Each level passes on about 10 %, Ada. Most of the energy leaves as heat. What does the lynx get?',
    'Good start! The hare gets 150 kJ of the 1,500 kJ that the grass stores.',
    'Think of a bucket with a hole in it.',
    '1. Look at the chain.\n2. Find its levels.\n3. Follow the energy.',
    'The energy of a level, $E_2$, leaves as heat. What is left?',
    'Hares.',
  ])('%s', (text) => {
    expect(judge(text)).toBeUndefined()
  })
})

describe('the verdict of the checker is kept (D20)', () => {
  test.each([
    'Yes, the hare gets 150 kJ.',
    'Exactly! What comes next?',
    'Your answer is absolutely correct.',
    'You’re right. The energy leaves as heat.',
    'That’s right!',
  ])('wrong is not praised: %s', (text) => {
    expect(judge(text, 'wrong')).toBe('contradicts')
    expect(judge(text, 'right')).not.toBe('contradicts')
  })

  test.each([
    'You are on the right track. What leaves as heat?',
    'You’re right that most energy leaves as heat. What is left?',
    'Is that right?',
    'Exactly which level gets less?',
    'Yes and no words do not help here.',
  ])('a kind word about a wrong answer is none: %s', (text) => {
    expect(judge(text, 'wrong')).not.toBe('contradicts')
  })

  test.each([
    'Not quite. The hare gets less.',
    'No, that is heat.',
    'That is wrong.',
    'Your answer is not right.',
    'Almost!',
    'It isn’t quite right.',
  ])('right is not denied: %s', (text) => {
    expect(judge(text, 'right')).toBe('contradicts')
    expect(judge(text, 'wrong')).not.toBe('contradicts')
  })

  test.each(['No energy is lost without heat.', 'Almost all energy leaves as heat.'])(
    'a sentence that begins so denies nothing: %s',
    (text) => {
      expect(judge(text, 'right')).not.toBe('contradicts')
    },
  )
})

describe('nobody is called names', () => {
  test.each(['That is a stupid mistake.', 'Are you an idiot?', 'Shut up and read.', 'You are hopeless at this.'])(
    '%s',
    (text) => {
      expect(judge(text)).toBe('rude')
    },
  )

  test('“no question is stupid” is kind, and a text under discussion may say what it says', () => {
    expect(judge('No question is stupid. What leaves as heat?')).toBeUndefined()
    const aboutTheNovel = wordingJudge({ move: 'explain', given: 'Lennie says: dumb, dumb George.' })
    expect(aboutTheNovel('Why does Lennie say dumb?')).toBeUndefined()
  })
})

describe('a reply is in English', () => {
  test.each([
    'Chaque niveau transmet environ dix pour cent de son énergie, et le reste part comme chaleur dans la nature.',
    'Jede Stufe gibt etwa zehn Prozent ihrer Energie weiter, der Rest geht als Wärme verloren und fehlt dann.',
    'каждый уровень передаёт десятую часть энергии',
    '每一级传递约百分之十的能量',
    'blah blah blah blah blah blah blah blah blah blah blah blah blah',
  ])('%s', (text) => {
    expect(judge(text)).toBe('foreign')
  })

  test('a French term in an English sentence is a term', () => {
    expect(
      judge('In French this is la chaîne alimentaire, and each level of it passes on a part of its energy.'),
    ).not.toBe('foreign')
  })
})

describe('every claim rests on what the model was told (D20)', () => {
  test.each([
    ['another number', 'Each level passes on about 35 % of its energy.'],
    ['another decimal', 'Each level passes on 10.5 % of its energy.'],
    ['a name', 'This energy rule was found by Lindeman.'],
    ['a claim about something else', 'Volcanoes erupt because magma pushes through cracks beneath mountains.'],
  ])('%s is not said', (_what, text) => {
    expect(judge(text)).toBe('ungrounded')
  })

  test('a number is the same with a space or a comma between its thousands', () => {
    expect(judge('Grass stores 1500 kJ, that is 1,500 kJ.')).toBeUndefined()
  })
})
