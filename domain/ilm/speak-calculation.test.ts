import { describe, expect, test } from 'vitest'
import { replyTo, startDialogue, whileOpen } from '#tests/ilm/start-dialogue.ts'

const said = (message: string) => replyTo(message).text

describe('a calculation is checked by working it out, and what is wrong is not put right for the student', () => {
  test.each([
    ['is 7 × 8 = 56', 'Yes, I checked it: $7 \\times 8$ and $56$ are both 56.'],
    ['7*8=56', 'are both 56'],
    ['10% of 250 is 25', 'Yes, I checked it'],
    ['1/4 = 0.25', 'are both 0.25'],
    ['sqrt(16) = 4', '$\\sqrt{16}$'],
    ['1/3 = 0.33', '**rounded**, not exactly'],
    ['2/3 = 0.667', '**rounded**, not exactly'],
    ['is 7 × 8 = 54', 'it does not give $54$ (it is larger)'],
    ['6 × 9 = 55', '(it is smaller)'],
    ['2 + 3 × 4 = 20', 'Powers come before multiplying and dividing'],
    ['2^3 = 6', 'Powers come before'],
    ['what is 12 × 13', 'is 156. Does that fit what you expected?'],
    ['3x + 5 = 20, x = 5', 'Yes! I put $x = 5$ into'],
    ['3x + 5 = 20, x = 4', 'the left side is 17 and the right side is 20'],
    ['is 2(x+3) the same as 2x+6', 'equal for every value I tried'],
    ['is (x+3)^2 the same as x^2+9', 'Try $x = 2$: the left side is 25, the right side 13.'],
    ['5/0 = 5', 'Is there a division by zero'],
    ['what is 9^9^9^9', 'too much for me'],
    ['solve 4x - 7 = 9', 'Undo the last of it first'],
    ['1/2 + 1/3 = 2/5', 'denominator'],
  ])('%s', (message, told) => expect(said(message)).toContain(told))

  test.each(['is 7 × 8 = 54', '7 x 8 = 57', '12 - 5 = 8', '3/4 = 0.7', '2^5 = 10'])(
    'the right number is never told: %s',
    (message) => {
      const text = said(message)
      expect(text).toMatch(/^No/)
      expect(text).not.toMatch(/\b(56|7\b(?!\s*\\)|0\.75|32)(?![.\d]*\$)/)
      expect(text).toContain('What do you get?')
    },
  )
})

describe('an equation is not solved, but each step is checked', () => {
  test('a value that follows is put into it', () => {
    const say = startDialogue()
    const asked = say('solve 3x + 5 = 20')
    expect(asked.state.problem?.text).toBe('solve 3x + 5 = 20')
    expect(asked.nextSteps[0]?.label).toBe('Next step, please')
    expect(say('x = 4').text).toContain('Not yet.')
    expect(say('4').text).toContain('Not yet.')
    expect(say('x=5').text).toContain('Yes!')
  })

  test('a wish for the answer to it gets none', () => {
    const say = startDialogue()
    say('solve 3x + 5 = 20')
    expect(say('just tell me the answer').text).not.toMatch(/x\s*=\s*5/)
  })

  test('another equation takes its place', () => {
    const say = startDialogue()
    say('solve 3x + 5 = 20')
    say('solve 2x = 8')
    expect(say('x = 4').text).toContain('Yes!')
  })
})

describe('with a question open', () => {
  test('a bare calculation is the student’s to work out: it may be the answer', () => {
    const state = whileOpen('who-breaks-down')
    const turn = replyTo('what is 0.1 * 8200 in this case', { state: whileOpen('energy-of-hare') })
    expect(turn.text).not.toContain('820.')
    expect(replyTo('what is 12 × 13', { state }).text).not.toContain('156')
  })

  test('a claim is checked, and the question stays open', () => {
    const state = whileOpen('gas-taken-in')
    const turn = replyTo('is 7 × 8 = 54', { state })
    expect(turn.text).toContain('No, that doesn’t hold')
    expect(turn.state.open).toEqual(state.open)
    expect(turn.graded).toBeUndefined()
    expect(turn.nextSteps.filter(({ kind }) => kind === 'answer')).toHaveLength(4)
  })
})

test('"practice" and "quiz" mean what they say, also beside a formula', () => {
  expect(replyTo('quiz me on 3x + 5 = 20').move).toBe('ask')
  expect(replyTo('practice 2(x+3) = 8').move).toBe('ask')
})
