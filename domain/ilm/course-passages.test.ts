import { describe, expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { dialogueOf, ilmGuide, replyTo, whileOpen } from '#tests/ilm/start-dialogue.ts'
import { coursePassages, sectionExamples } from './course-passages.ts'
import { findTopic } from './find-topic.ts'
import { notWorked, workOut } from './work-out.ts'

const course = ilmCourse()
const places = course.modules.flatMap((module) => module.lessonContents.map((lesson) => ({ module, lesson })))
const passages = coursePassages(course, places)
const titled = (kind: string) => passages.filter((passage) => passage.kind === kind).map(({ title }) => title)

describe('everything of a course that Ilm can speak from', () => {
  test('is in course order, each with the lesson it belongs to', () => {
    expect(titled('lesson')).toEqual(['Photosynthesis', 'Food chains', 'Ohm’s law', 'Like terms'])
    expect(titled('section')).toEqual([
      'Inside a leaf',
      'The recipe',
      'Trophic levels',
      'The tenth that is left',
      'The law',
      'Collecting',
    ])
    for (const { place } of passages) expect(places).toContain(place)
  })

  test('key terms, cases, cards, wrong ideas and practice are passages of their own', () => {
    // the sides of a comparison too
    expect(titled('term')).toEqual(['Chloroplast', 'Trophic level', 'Producer', 'Herbivore', 'Carnivore', 'Resistance'])
    expect(titled('example')).toEqual(['Counting leaves', 'Photosynthesis in real life', 'Lynx and hare of Yukon'])
    expect(titled('card')).toEqual(['Apex predator'])
    expect(titled('misconception')).toHaveLength(2)
    expect(passages.filter(({ kind }) => kind === 'question').map(({ key }) => key)).toEqual([
      'gas-taken-in',
      'producers-make-food',
      'energy-of-hare',
      'who-breaks-down',
      'voltage-of-lamp',
      'collect-terms',
    ])
  })

  test('exam items are not among them: what an exam asks is not told', () => {
    expect(passages.some(({ text }) => text.includes('lilac'))).toBe(false)
  })

  test('a wrong idea belongs to the lesson that speaks of it, and else to the first of its module', () => {
    const place = (key: string) => passages.find((passage) => passage.key === key)?.place.lesson.id
    expect(place('plants-breathe-in-reverse')).toBe('photosynthesis')
    expect(place('energy-is-recycled')).toBe('photosynthesis')
  })

  test('a card without a lesson of the module, and a module without lessons, have none', () => {
    const [first] = course.modules
    if (!first) throw new Error('there is a module')
    const loose = {
      ...first,
      decks: first.decks.map((deck) => ({ ...deck, cards: deck.cards.map((card) => ({ ...card, lessonId: 'gone' })) })),
    }
    const own = loose.lessonContents.map((lesson) => ({ module: loose, lesson }))
    expect(coursePassages({ modules: [loose] }, own).some(({ kind }) => kind === 'card')).toBe(false)
    expect(coursePassages({ modules: [loose] }, [])).toEqual([])
  })

  test('what a section compares can be found by the words of both sides', () => {
    const section = passages.find(({ title }) => title === 'Trophic levels')
    expect(section?.text).toContain('Herbivore It eats plants.')
    expect(section?.text).toContain('Carnivore It eats animals.')
  })

  test('a worked example tells its steps in order and its answer', () => {
    const recipe = places[0]?.lesson.content[1]
    expect(recipe && sectionExamples(recipe)).toEqual([
      {
        title: 'Counting leaves',
        text: expect.stringMatching(
          /^A maple has 4000 leaves[\s\S]*1\. Multiply the two\.[\s\S]*\*\*Answer:\*\* 12 000 g$/,
        ),
      },
    ])
    const plain = places[0]?.lesson.content[0]
    expect(plain && sectionExamples(plain)).toEqual([])
  })
})

describe('what a message is about', () => {
  const topic = (message: string) => findTopic(dialogueOf(message))
  test.each([
    ['explain chloroplasts', 'photosynthesis', 'Chloroplast'],
    ['what is a trophic level?', 'food-chains', 'Trophic levels'],
    ['how does resistance work', 'ohms-law', 'Resistance'],
    ['tell me more about producers', 'food-chains', 'Producer'],
    ['i dont get like terms', 'like-terms', 'Like terms'],
    ['what happens in photosynthesis', 'photosynthesis', 'Photosynthesis'],
    ['explane fotosynthesis pls', 'photosynthesis', 'Photosynthesis'],
  ])('“%s”: %s, “%s”', (message, lesson, title) => {
    expect(topic(message)).toMatchObject({ place: { lesson: { id: lesson } }, passage: { title } })
  })
  test.each(['explain quantum chromodynamics', 'who won the game last night', 'asdfgh', '???', 'what is it'])(
    '“%s” is about nothing of this course',
    (message) => expect(topic(message)).toBeUndefined(),
  )
  test('a word that only stands beside the topic is not enough', () => {
    expect(topic('explain volcanoes and plate tectonics near a leaf')).toBeUndefined()
  })
})

describe('a question aside, while another is open', () => {
  const open = whileOpen('gas-taken-in')
  test('is answered from the lesson, and leads back to the open one', () => {
    const turn = replyTo('what is a trophic level?', { state: open })
    expect(turn.text).toContain('Now back to your question')
    expect(turn.text).toMatch(/step of a food chain/i)
    expect(turn.state.open?.key).toBe('gas-taken-in')
    expect(turn.citations.length).toBeGreaterThan(0)
  })
  test.each([
    'explain carbon dioxide',
    'what is oxygen?',
    'tell me about nitrogen',
    'define helium',
    'how does oxygen get out',
    'which part takes in carbon dioxide?',
  ])('“%s” asks about an option and chooses none: nothing is graded, nothing given away', (message) => {
    const turn = replyTo(message, { state: open })
    expect(turn.graded).toBeUndefined()
    expect(['right', 'wrong']).not.toContain(turn.move)
    expect(turn.text).not.toMatch(/carbon dioxide/i)
    expect(turn.state.open).toMatchObject({ key: 'gas-taken-in', tried: [] })
  })
  test.each(['oxygen', 'is it oxygen?', 'i think its oxygen', 'what about oxygen', 'maybe oxygen?', 'A'])(
    '“%s” is a try',
    (message) => expect(replyTo(message, { state: open }).move).toBe('wrong'),
  )
  test('of something that is in no lesson it stays with the question', () => {
    const turn = replyTo('what is a black hole?', { state: open })
    expect(turn.state.open?.key).toBe('gas-taken-in')
    expect(turn.text).not.toMatch(/black hole is/i)
  })
})

describe('mathematics that is worked out elsewhere', () => {
  const task = { message: '3 * 4 = 12', equation: undefined, pairs: [['2x + x', '3x'] as const, ['x', '2x'] as const] }
  test('comes back with an answer for each pair, in their order', () => {
    expect(workOut(task)).toMatchObject({ calculation: { kind: 'equality', isRight: true }, same: [true, false] })
    expect(workOut({ message: 'hello', equation: undefined, pairs: [] })).toEqual({ calculation: undefined, same: [] })
  })
  test('given up, it says so only where it was too hard, and answers no pair', () => {
    expect(notWorked(task, true)).toEqual({ calculation: { kind: 'too-hard' }, same: [undefined, undefined] })
    expect(notWorked(task, false)).toEqual({ calculation: undefined, same: [undefined, undefined] })
  })
})

test('a guide is made once, and knows the words of its course', () => {
  expect(ilmGuide.search()).toBe(ilmGuide.search())
  expect(ilmGuide.search().knows('chloroplasts')).toBe(true)
  expect(ilmGuide.search().knows('skateboard')).toBe(false)
})
