import { describe, expect, test } from 'vitest'
import { dialogueOf, ilmGuide, openIn, replyTo, startDialogue, whileOpen } from '#tests/ilm/start-dialogue.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { currentPlace } from './explain-idea.ts'
import { findLeak } from './find-leak.ts'

const labels = (turn: { nextSteps: { label: string }[] }) => turn.nextSteps.map(({ label }) => label)

describe('break it down: one idea of the lesson at a time', () => {
  const say = startDialogue()
  const [first, second, end] = [say('break down photosynthesis'), say('Next idea'), say('next idea')]

  test('the first says where we are, and cites its section', () => {
    expect(first?.move).toBe('explain')
    expect(first?.text).toContain('**Photosynthesis**, idea 1 of 2: **Inside a leaf**')
    expect(first?.text).toContain('They catch light.')
    expect(first?.citations).toMatchObject([{ lessonId: 'photosynthesis', sectionId: 'leaves' }])
    expect(first?.state).toMatchObject({ lesson: 'photosynthesis', section: 0 })
  })

  test('the next goes on, and offers no next idea at the last', () => {
    expect(second?.text).toContain('idea 2 of 2: **The recipe**')
    expect(second && labels(second)).not.toContain('Next idea')
  })

  test('after the last the lesson is done: a thought, a quiz, the next lesson', () => {
    expect(end?.text).toContain('That was all of **Photosynthesis**')
    expect(end?.text).toContain('What would happen to a leaf under foil?')
    expect(end?.nextSteps.map(({ message }) => message)).toEqual([
      'Quiz me on Photosynthesis',
      'Break down Food chains',
      'Help me study',
    ])
    expect(end?.state.section).toBeUndefined()
  })

  test('the last lesson of the course offers no next one', () => {
    const turn = replyTo('next idea', { state: { lesson: 'like-terms', section: 0 } })
    expect(turn.text).toContain('That was all of **Like terms**')
    expect(labels(turn)).toEqual(['Quiz me!', 'Help me study'])
  })

  test('a lesson named while a question is open leaves that question', () => {
    const turn = replyTo('break down food chains', { state: whileOpen('voltage-of-lamp') })
    expect(turn.text).toContain('**Food chains**, idea 1 of 2')
    expect(openIn(turn)?.askable.key).not.toBe('voltage-of-lamp')
  })

  test('asked again, the same idea stays until the next is asked for', () => {
    const again = startDialogue()
    again('break down food chains')
    expect(again('break it down').text).toContain('idea 1 of 2')
    expect(again('next idea').text).toContain('idea 2 of 2')
  })
})

describe('an explanation keeps to its subject, and asks only what it leaves to be answered', () => {
  test.each([
    ['what is a chloroplast', 'A green grain inside a plant cell', 'photosynthesis'],
    ['explain trophic level', 'A step of a food chain.', 'food-chains'],
    ['define producer', 'makes its own food', 'food-chains'],
    ['what is resistance', 'How hard it is for charge to pass.', 'ohms-law'],
    ['explain ohms law', 'current', 'ohms-law'],
    ['explain like terms', 'terms with the same letter add up', 'like-terms'],
    ['whats an apex predator', 'Nobody eats it.', 'food-chains'],
    ['explain the tenth that is left', 'Only about a tenth', 'food-chains'],
    ['do plants breathe in oxygen only at night', 'Plants take in oxygen day and night', 'photosynthesis'],
    ['EXPLAIN PHOTOSINTHESIS', 'make sugar', 'photosynthesis'],
  ])('%s', (message, told, lesson) => {
    const turn = replyTo(message)
    expect(turn.move).toBe('explain')
    expect(turn.text).toContain(told)
    expect(turn.citations[0]?.lessonId).toBe(lesson)
    expect(turn.state.lesson).toBe(lesson)
    const opened = openIn(turn)
    if (opened) expect(findLeak(opened.question, turn.text, compareAlgebra)).toBe(false)
    else expect(turn.text).toMatch(/\?$/)
  })

  test('a term comes with its example and what its section says', () => {
    const { text } = replyTo('what is a chloroplast')
    expect(text).toContain('for example: A spinach cell holds about forty chloroplasts.')
    expect(text).toContain('A leaf is full of green grains')
  })

  test('a wrong idea is told as one, with why it tempts', () => {
    const { text } = replyTo('do plants breathe in oxygen only at night')
    expect(text).toContain('Many students think: *“Plants breathe in oxygen only at night.”*')
    expect(text).toContain('Why it is tempting: By day more oxygen leaves')
  })

  test('its steps stay with the lesson', () => {
    expect(replyTo('explain like terms').nextSteps.map(({ message }) => message)).toContain('Break down Like terms')
  })

  test('a check it asks is open afterwards, and the answer is graded, but not recorded: the lesson records its checks', () => {
    const say = startDialogue({ state: { lesson: 'photosynthesis', section: 1 } })
    const turn = say('break it down')
    const opened = openIn(turn)
    expect(opened).toBeDefined()
    expect(turn.text).toContain('**Check yourself:**')
    expect(turn.nextSteps.some(({ label }) => label === 'Another question')).toBe(false)
  })
})

describe('real examples', () => {
  test('come from real life first, then cases, and change from turn to turn', () => {
    const first = replyTo('real example?', { state: { lesson: 'photosynthesis' }, turns: 0 })
    const second = replyTo('another example', { state: { lesson: 'photosynthesis' }, turns: 1 })
    expect(first.text).toContain('**Photosynthesis in real life**')
    expect(first.text).toContain('Leamington')
    expect(second.text).toMatch(/\*\*Counting leaves\*\*|Leamington/)
    expect(first.move).toBe('example')
    expect(labels(first)).toContain('Another example')
  })

  test('ask where the idea is in it, and cite what they are from', () => {
    const turn = replyTo('give me an example of food chains')
    expect(turn.text).toContain('Lynx and hare of Yukon')
    expect(turn.text).toContain('Then both fall.')
    expect(turn.text).toContain('Where do you see the idea of *Food chains* in it?')
    expect(turn.citations).toMatchObject([{ lessonId: 'food-chains', sectionId: 'ten-percent' }])
  })

  test('a lesson without one says so, and tells the idea', () => {
    const turn = replyTo('real example?', { state: { lesson: 'like-terms' } })
    expect(turn.text).toMatch(/no ready case|for example/)
    expect(turn.citations[0]?.lessonId).toBe('like-terms')
  })

  test('an example that is named is the one that is told', () => {
    expect(replyTo('example of counting leaves').text).toContain('**Counting leaves**')
  })
})

describe('what is spoken of when the student names nothing', () => {
  const place = (asked: Parameters<typeof dialogueOf>[1]) => currentPlace(dialogueOf('explain this', asked))?.lesson.id

  test.each([
    [
      'what is under discussion',
      { state: { lesson: 'ohms-law' }, learner: { weakTopics: ['algebra/like-terms'] } },
      'ohms-law',
    ],
    ['a weak topic', { learner: { weakTopics: ['algebra/like-terms'] } }, 'like-terms'],
    ['the first weak topic', { learner: { weakTopics: ['electricity/ohms-law', 'algebra/like-terms'] } }, 'ohms-law'],
    ['the first lesson that is not done', { learner: { lessonsDone: ['ecosystems/photosynthesis'] } }, 'food-chains'],
    ['the first lesson for who is new', {}, 'photosynthesis'],
    ['the first lesson when the weak topic is gone', { learner: { weakTopics: ['old/gone'] } }, 'photosynthesis'],
    ['the first lesson when the lesson under discussion is gone', { state: { lesson: 'gone' } }, 'photosynthesis'],
  ])('%s', (_name, asked, lesson) => expect(place(asked)).toBe(lesson))

  test('the first lesson again when all are done', () => {
    const lessonsDone = ilmGuide.places.map(({ module, lesson }) => `${module.id}/${lesson.id}`)
    expect(place({ learner: { lessonsDone } })).toBe('photosynthesis')
  })
})
