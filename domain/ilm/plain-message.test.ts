import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mendAsking, plainMessage } from './plain-message.ts'

describe('a message in one form', () => {
  test.each([
    ['Quiz Me!', 'quiz me!'],
    ['  what   is\n a cell  ', 'what is a cell'],
    ['What’s an ion?', 'whats an ion?'],
    ["I don't know", 'i dont know'],
    ['c’est quoi la photosynthèse', 'cest quoi la photosynthese'],
    ['ÉTÉ ça où', 'ete ca ou'],
    ['can u help', 'can you help'],
    ['pls', 'please'],
    ['plz explain', 'please explain'],
    ['i wanna practice', 'i want to practice'],
    ['gimme a hint', 'give me a hint'],
    ['do my hw', 'do my homework'],
    ['an ex of it', 'an example of it'],
    ['thx', 'thanks'],
    ['dunno', 'dont know'],
    ['3x + 5 = 20, x = 5', '3x + 5 = 20, x = 5'],
    ['a < b > c', 'a < b > c'],
    ['50%', '50%'],
    ['“quoted”', 'quoted'],
    ['wow 🎉🎉', 'wow'],
    ['tab\there', 'tab here'],
    ['①②', '12'],
    ['', ''],
    ['???', '???'],
  ])('%j is %j', (message, plain) => expect(plainMessage(message)).toBe(plain))

  test('words that hold a shortening are left alone', () => {
    for (const word of ['ruler', 'extra', 'complex', 'hwy', 'plane', 'you', 'us']) expect(plainMessage(word)).toBe(word)
  })

  test('made plain twice is made plain once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (message) => {
        const once = plainMessage(message)
        expect(plainMessage(once)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a slip in a word of asking is mended', () => {
  const mended = (plain: string) => mendAsking(plain, () => false)
  test.each([
    ['quizz', 'quiz'],
    ['qiz', 'qiz'],
    ['quzi', 'quiz'],
    ['quesiton', 'question'],
    ['qestion', 'question'],
    ['expalin', 'explain'],
    ['explan', 'explain'],
    ['exsplain', 'explain'],
    ['exampel', 'example'],
    ['pratice', 'practice'],
    ['practise', 'practise'],
    ['hnit', 'hint'],
    ['anser', 'answer'],
    ['solutoin', 'solution'],
    ['undersand', 'understand'],
    ['probelm', 'problem'],
    ['anohter', 'another'],
    ['sutdy', 'study'],
    ['hlep', 'help'],
    ['calcualte', 'calculate'],
    ['equatoin', 'equation'],
    ['defintion', 'definition'],
    ['diference', 'difference'],
  ])('%s is %s', (word, meant) => expect(mended(word)).toBe(meant))

  test.each([
    'print',
    'lint',
    'explore',
    'quite',
    'different',
    'bread',
    'hello',
    'studio',
    'planet',
    'solvent',
    'problematic',
    'cell',
    'ion',
  ])('%s is a word of its own', (word) => expect(mended(word)).toBe(word))

  test('only a word with the same first letter, and never one the course uses', () => {
    expect(mended('mint')).toBe('mint')
    expect(mendAsking('hind', (word) => word === 'hind')).toBe('hind')
    expect(mended('hind')).toBe('hint')
  })

  test('the other words of a message stay', () =>
    expect(mended('can you expalin the hnit, please?')).toBe('can you explain the hint, please?'))
})
