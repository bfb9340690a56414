import { describe, expect, test } from 'vitest'
import { ilmGuide, lettersIn, openIn, replyTo, startDialogue, whileOpen } from '#tests/ilm/start-dialogue.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { isEarned } from './dialogue.ts'
import { answerMark } from './dialogue-state.ts'
import { findLeak } from './find-leak.ts'

const labels = (turn: { nextSteps: { label: string }[] }) => turn.nextSteps.map(({ label }) => label)
const tries = (...answers: string[]) => answers.map(answerMark)

describe('a right answer', () => {
  const turn = replyTo('carbon dioxide', { state: whileOpen('gas-taken-in') })

  test('is praised with the reason, from the lesson it belongs to', () => {
    expect(turn.move).toBe('right')
    expect(turn.text).toMatch(/^(Yes|Exactly|Correct)/)
    expect(turn.text).toContain('Sugar holds carbon')
    expect(turn.citations).toEqual([
      { courseId: 'SNC1W', moduleId: 'ecosystems', lessonId: 'photosynthesis', title: 'Photosynthesis' },
    ])
  })

  test('closes the question, counts, and raises the level at the first try', () => {
    expect(turn.state).toMatchObject({ done: 1, clean: 1, level: 2 })
    expect(turn.state.open).toBeUndefined()
  })

  test('is recorded as correct, as the words of the option', () => {
    expect(turn.graded).toMatchObject({
      moduleId: 'ecosystems',
      lessonId: 'photosynthesis',
      questionId: 'gas-taken-in',
      questionType: 'multiple-choice',
      questionText: 'Which gas does a maple leaf take in to make sugar?',
      status: 'correct',
      answer: 'Carbon dioxide',
      hintsUsed: 0,
      difficulty: 1,
      tags: ['photosynthesis'],
    })
    expect(turn.graded).not.toHaveProperty('misconception')
    expect(turn.graded).not.toHaveProperty('seed')
  })

  test('offers what comes next, and a harder one while there is one', () => {
    expect(labels(turn)).toEqual(['Another question', 'A harder one', 'Real example?'])
    const hardest = replyTo('B', { state: { ...whileOpen('gas-taken-in'), level: 3 } })
    expect(labels(hardest)).not.toContain('A harder one')
  })

  test('after a wrong try counts as done, not as clean, and leaves the level', () => {
    const state = whileOpen('gas-taken-in', { tried: tries('Oxygen') })
    expect(replyTo('B', { state }).state).toMatchObject({ done: 1, clean: 0, level: 1 })
    expect(replyTo('B', { state }).text).toMatch(/now you have it|Sticking with it|fixed it yourself/)
  })

  test('from the second question on the score is told', () => {
    const state = { ...whileOpen('gas-taken-in'), done: 2, clean: 1 }
    expect(replyTo('B', { state }).text).toContain('*2 of 3 at the first try so far.*')
    expect(turn.text).not.toContain('at the first try so far')
  })

  test.each([
    ['level 1, easy question', 'gas-taken-in', 'B', 1, 2],
    ['level 2, easy question', 'gas-taken-in', 'B', 2, 2],
    ['level 2, question of level 2', 'energy-of-hare', '820', 2, 3],
    ['level 3', 'energy-of-hare', '820', 3, 3],
  ] as const)('only a question as hard as the level raises it: %s', (_name, key, answer, level, after) => {
    expect(replyTo(answer, { state: { ...whileOpen(key), level } }).state.level).toBe(after)
  })
})

describe('a wrong answer', () => {
  const turn = replyTo('A', { state: whileOpen('gas-taken-in') })

  test('gets its own mistake named, and asks for another try', () => {
    expect(turn.move).toBe('wrong')
    expect(turn.text).toMatch(/^(Not quite|Not yet|Close)/)
    expect(turn.text).toContain('That one leaves the leaf.')
    expect(turn.text).toMatch(/\?|Have another go\./)
  })

  test('names the wrong idea behind it as a question, not as a verdict', () => {
    expect(turn.text).toContain('“Plants breathe in oxygen only at night.”')
    expect(turn.text).toContain('Could that be behind your answer?')
    expect(turn.graded).toMatchObject({ status: 'incorrect', misconception: 'plants-breathe-in-reverse' })
  })

  test('leaves the question open and remembers the try', () => {
    expect(openIn(turn)?.tried).toEqual(tries('Oxygen'))
    expect(turn.state.done).toBe(0)
    expect(labels(turn)).toEqual(['A', 'B', 'C', 'D', 'Give me a hint', 'Another question'])
  })

  test('never says the right one', () => {
    const question = openIn(turn)?.question
    expect(question && findLeak(question, turn.text, compareAlgebra)).toBe(false)
    expect(turn.text.toLowerCase()).not.toContain('carbon dioxide')
  })

  test('given twice is told so, and counts once', () => {
    const again = replyTo('oxygen', { state: turn.state })
    expect(again.text).toContain('You tried that one before.')
    expect(again.graded).toBeUndefined()
    expect(openIn(again)?.tried).toHaveLength(1)
  })

  test('a second one earns the worked solution of a choice', () => {
    const second = replyTo('C', { state: turn.state })
    const open = openIn(second)
    expect(open && isEarned(open)).toBe(true)
    expect(second.text).toContain('look at the worked solution together')
    expect(labels(second)).toContain('Show the worked solution')
  })

  test('of a number the author foresaw is named', () => {
    const said = replyTo('7380 kJ', { state: whileOpen('energy-of-hare') })
    expect(said.text).toContain('That is what is lost on the way.')
    expect(said.text).toContain('“Energy goes round in an ecosystem.”')
  })

  test('nobody foresaw comes with the next hint', () => {
    const said = replyTo('3', { state: whileOpen('energy-of-hare') })
    expect(said.text).toContain('What part of it is passed on?')
    expect(openIn(said)?.hints).toBe(1)
    expect(replyTo('4', { state: said.state }).text).toContain('Divide by ten.')
  })
})

describe('what is close is told what is off, without the number', () => {
  test.each([
    ['82', '**decimal point**'],
    ['8200', '**decimal point**'],
    ['-820', '**sign**'],
    ['820 kg', '**unit**'],
    ['820 m', '**unit**'],
  ])('%s kJ: look at the %s', (given, part) => {
    const turn = replyTo(given, { state: whileOpen('energy-of-hare') })
    expect(turn.move).toBe('wrong')
    expect(turn.text).toContain(part)
    expect(turn.text).not.toContain('820 kJ')
  })
})

describe('what cannot be read is asked again, and never recorded as wrong', () => {
  test.each([
    ['energy-of-hare', '820 bananas', 'I don’t know that unit'],
    ['energy-of-hare', '8/0', 'I need a number here'],
    ['collect-terms', '7x + ', 'I can’t read that as a formula'],
    ['collect-terms', '4x + 3x + 7', 'not in the form'],
    ['gas-taken-in', 'a or b', 'Pick one of them'],
    ['gas-taken-in', 'h', 'Pick one of them'],
  ])('%s: "%s"', (key, message, told) => {
    const state = whileOpen(key)
    const turn = replyTo(message, { state })
    expect(turn.move).toBe('unclear')
    expect(turn.text).toContain(told)
    expect(turn.graded).toBeUndefined()
    expect(turn.state.open).toEqual(state.open)
  })
})

describe('hints come in order, one by one', () => {
  test('the first, the last, then what the lesson itself says', () => {
    const say = startDialogue({ state: whileOpen('energy-of-hare') })
    expect(say('hint').text).toContain('**Hint:** What part of it is passed on?')
    expect(say('hint').text).toContain('**Last hint:** Divide by ten.')
    const spent = say('hint')
    expect(spent.citations[0]?.lessonId).toBe('food-chains')
    expect(spent.text).not.toContain('Have a look at')
    expect(openIn(spent)?.hints).toBe(2)
  })

  test('a choice without hints left is gone through option by option', () => {
    const turn = replyTo('hint', { state: whileOpen('gas-taken-in', { hints: 2 }) })
    expect(turn.text).toContain('Go through the options one by one.')
    expect(labels(turn)).toContain('Explain this')
    expect(labels(turn)).not.toContain('Give me a hint')
  })

  test('after real tries the worked solution is offered', () => {
    const tried = tries('Oxygen', 'Nitrogen')
    const turn = replyTo('hint', { state: whileOpen('gas-taken-in', { hints: 2, tried }) })
    expect(turn.text).toContain('the worked solution is there if you want it')
  })

  test('a hint that holds the answer is passed over', () => {
    const turn = replyTo('hint', { state: whileOpen('voltage-of-lamp') })
    expect(turn.text).toContain('Which law holds voltage')
    expect(turn.citations[0]?.lessonId).toBe('ohms-law')
  })
})

describe('the worked solution (D20)', () => {
  const earned = whileOpen('gas-taken-in', { tried: tries('Oxygen', 'Nitrogen') })

  test.each(['show me the worked solution', 'show the steps', 'walk me through it', 'full solution'])(
    'is not there before real tries: %s',
    (message) => {
      const turn = replyTo(message, { state: whileOpen('gas-taken-in') })
      expect(turn.move).toBe('hint')
      expect(turn.text.toLowerCase()).not.toContain('carbon dioxide')
      expect(turn.text).toContain('**Hint:**')
    },
  )

  test('names the answer with its reason, closes the question and lowers the level', () => {
    const turn = replyTo('Show the worked solution', { state: { ...earned, level: 3 } })
    expect(turn.move).toBe('solution')
    expect(turn.text).toContain('**Answer:** Carbon dioxide')
    expect(turn.text).toContain('Sugar holds carbon')
    expect(turn.text).toContain('explain to yourself')
    expect(turn.state).toMatchObject({ done: 1, clean: 0, level: 2 })
    expect(turn.state.open).toBeUndefined()
    expect(turn.graded).toBeUndefined()
  })

  test('of a template offers one like it, with other numbers', () => {
    const state = whileOpen('voltage-of-lamp', { tried: tries('1', '2', '3') })
    const say = startDialogue({ state })
    const turn = say('Show the worked solution')
    expect(labels(turn)).toContain('Try one like it')
    const next = say('Try one like it')
    expect(openIn(next)?.askable.key).toBe('voltage-of-lamp')
    expect(openIn(next)?.seed).not.toBe(1)
    expect(next.text).toContain('Here is a fresh one.')
  })

  test('after one try says how near it is', () => {
    const turn = replyTo('show the steps', { state: whileOpen('gas-taken-in', { tried: tries('Oxygen') }) })
    expect(turn.text).toContain('One more real try first.')
  })
})

test('one question to its end: two slips, a hint, the answer, and the next', () => {
  const say = startDialogue()
  const asked = say('quiz me on photosynthesis')
  const { right, wrong } = lettersIn(asked)
  expect(say(wrong[0] ?? '').graded?.status).toBe('incorrect')
  expect(say('hint').move).toBe('hint')
  const done = say(right)
  expect(done).toMatchObject({ move: 'right', graded: { status: 'correct', hintsUsed: 1 } })
  const next = say('another question')
  expect(openIn(next)?.askable.key).not.toBe(openIn(asked)?.askable.key)
  expect(ilmGuide.question(openIn(next)?.askable.key ?? '')).toBeDefined()
})
