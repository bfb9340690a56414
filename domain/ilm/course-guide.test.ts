import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { ilmGuide } from '#tests/ilm/start-dialogue.ts'
import { createCourseGuide } from './course-guide.ts'

const keys = (list: Iterable<{ key: string }>) => [...list].map(({ key }) => key)
const photosynthesis = ilmGuide.place('photosynthesis')
const lessonOne = { id: 'lesson-one', title: 'One', difficulty: '', learningObjectives: [], content: [] }

describe('lessons', () => {
  test('are those that have content, in course order', () => {
    expect(ilmGuide.places.map(({ lesson }) => lesson.id)).toEqual([
      'photosynthesis',
      'food-chains',
      'ohms-law',
      'like-terms',
    ])
  })

  test.each([
    ['food-chains', undefined, 'ecosystems'],
    ['food-chains', 'ecosystems', 'ecosystems'],
    ['food-chains', 'electricity', undefined],
    ['gone', undefined, undefined],
  ])('%s of module %s is in %s', (lessonId, moduleId, found) => {
    expect(ilmGuide.place(lessonId, moduleId)?.module.id).toBe(found)
  })

  test('one that is only named in the outline is none', () => {
    expect(createCourseGuide(makeCourse([makeModule('m')])).places).toEqual([])
  })
})

describe('questions', () => {
  test('of a lesson are its practice and its checks, not what only exams ask', () => {
    expect(photosynthesis && keys(ilmGuide.questionsOf(photosynthesis))).toEqual([
      'gas-taken-in',
      'photosynthesis/where-light-is-caught',
    ])
  })

  test('of an exam can be found by key, so that they can be talked about', () => {
    expect(ilmGuide.question('exam-gas')).toMatchObject({ isExamItem: true, place: photosynthesis })
    expect(keys(ilmGuide.allQuestions())).toContain('exam-gas')
  })

  test.each(['gone', '', 'where-light-is-caught', 'toString'])('no key: "%s"', (key) =>
    expect(ilmGuide.question(key)).toBeUndefined(),
  )

  test('a check knows its section, is never a template, and is easy unless told', () => {
    expect(ilmGuide.question('photosynthesis/where-light-is-caught')).toMatchObject({
      difficulty: 1,
      isTemplate: false,
      section: { id: 'leaves' },
    })
  })

  test('of a set are not asked: without their stimulus they say nothing', () => {
    const stimulus = { id: 's', title: 'Two lakes', text: 'Lake A.', lines: false }
    const questions = [makeChoice('alone'), makeChoice('of-set', { stimulus })]
    const guide = createCourseGuide(makeCourse([makeModule('m', { lessonContents: [lessonOne], questions })]))
    const [place] = guide.places
    expect(place && keys(guide.questionsOf(place))).toEqual(['alone'])
    expect(guide.question('of-set')?.isOfSet).toBe(true)
  })

  test('that cannot be answered in a chat are not asked', () => {
    const graph = makeChoice('draw', { type: 'written' as const, options: undefined })
    const guide = createCourseGuide(
      makeCourse([makeModule('m', { lessonContents: [lessonOne], questions: [graph, makeChoice('one')] })]),
    )
    const [place] = guide.places
    expect(place && keys(guide.questionsOf(place))).not.toContain('draw')
  })

  test('a template is made with the numbers of a seed, the same each time', () => {
    const lamp = ilmGuide.question('voltage-of-lamp')
    expect(lamp?.isTemplate).toBe(true)
    expect(lamp?.make(4)).toEqual(lamp?.make(4))
    expect(lamp?.make(4)?.moduleId).toBe('electricity')
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => lamp?.make(seed)?.prompt.content)).size).toBeGreaterThan(1)
  })

  test('one that cannot be filled in is none', () => {
    const questions = [makeTemplate('broken', { prompt: '@{nobody}' })]
    const guide = createCourseGuide(makeCourse([makeModule('m', { lessonContents: [lessonOne], questions })]))
    expect(guide.question('broken')?.make(1)).toBeUndefined()
  })
})

describe('a citation names what a reply rests on', () => {
  test('a lesson, or a section of it with both titles', () => {
    if (!photosynthesis) throw new Error('no such lesson')
    const [section] = photosynthesis.lesson.content
    expect(ilmGuide.cite(photosynthesis)).toEqual({
      courseId: 'SNC1W',
      moduleId: 'ecosystems',
      lessonId: 'photosynthesis',
      title: 'Photosynthesis',
    })
    expect(ilmGuide.cite(photosynthesis, section)).toMatchObject({
      sectionId: 'leaves',
      title: 'Photosynthesis: Inside a leaf',
    })
    expect(section && ilmGuide.cite(photosynthesis, { ...section, title: 'Photosynthesis' }).title).toBe(
      'Photosynthesis',
    )
    expect(section && ilmGuide.cite(photosynthesis, { ...section, title: undefined }).title).toBe('Photosynthesis')
  })
})

test('a wrong idea is found by its id', () => {
  expect(ilmGuide.misconception('energy-is-recycled')?.correction).toContain('Energy leaves as heat')
  expect(ilmGuide.misconception('gone')).toBeUndefined()
})

describe('passages are everything that can be spoken from', () => {
  const passages = ilmGuide.passages()
  const titled = (kind: string) => passages.filter((one) => one.kind === kind).map(({ title }) => title)

  test.each([
    ['lesson', ['Photosynthesis', 'Food chains', 'Ohm’s law', 'Like terms']],
    ['section', ['Inside a leaf', 'The recipe', 'Trophic levels', 'The tenth that is left', 'The law', 'Collecting']],
    ['term', ['Chloroplast', 'Trophic level', 'Producer', 'Herbivore', 'Carnivore', 'Resistance']],
    ['example', ['Counting leaves', 'Photosynthesis in real life', 'Lynx and hare of Yukon']],
    ['misconception', ['Plants breathe in oxygen only at night.', 'Energy goes round in an ecosystem.']],
    ['card', ['Apex predator']],
  ])('%s: %j', (kind, titles) => expect(titled(kind).sort()).toEqual([...titles].sort()))

  test('questions are there by their prompts, without answers or explanations', () => {
    const texts = passages.filter(({ kind }) => kind === 'question').map(({ text }) => text)
    expect(texts).toContain('Which gas does a maple leaf take in to make sugar?')
    expect(texts.join(' ')).not.toContain('comes from the air as carbon dioxide')
  })

  test('exam items are nowhere', () => expect(JSON.stringify(passages.map(({ text }) => text))).not.toContain('lilac'))

  test('a worked example shows its steps in order, with the answer last', () => {
    const { text } = passages.find(({ title }) => title === 'Counting leaves') ?? { text: '' }
    expect(text).toBe(
      'A maple has 4000 leaves. Each makes 3 g of sugar a week. How much is that?\n\n1. Multiply the two. Each leaf makes the same. 4000 × 3 g\n\n**Answer:** 12 000 g',
    )
  })

  test('a wrong idea belongs to the lesson that names it, else to the first of its module', () => {
    const placed = passages.filter(({ kind }) => kind === 'misconception').map(({ place }) => place.lesson.id)
    expect(placed).toEqual(['photosynthesis', 'photosynthesis'])
  })
})
