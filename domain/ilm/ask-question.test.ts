import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { dialogueOf, ilmGuide, whileOpen } from '#tests/ilm/start-dialogue.ts'
import { askQuestion, pickQuestion, placeNamed, type Wanted, withOpen, withoutOpen } from './ask-question.ts'
import { createCourseGuide } from './course-guide.ts'
import { FRESH_STATE } from './dialogue-state.ts'

type Asked = Parameters<typeof dialogueOf>[1]
const pick = (wanted: Wanted, asked: Asked = {}) => pickQuestion(dialogueOf('quiz me', asked), wanted)
const keyOf = (wanted: Wanted, asked: Asked = {}) => pick(wanted, asked)?.askable.key
const foodChains = ilmGuide.place('food-chains')
const photosynthesis = ilmGuide.place('photosynthesis')

describe('a question is picked from the lesson, at the level, and not one that was asked lately', () => {
  test('of the lesson that is wanted', () => {
    expect(pick({ place: foodChains })?.askable.place).toBe(foodChains)
    expect(keyOf({ place: ilmGuide.place('ohms-law') })).toBe('voltage-of-lamp')
  })

  test.each([
    [1, 'producers-make-food'],
    [2, 'energy-of-hare or who-breaks-down'],
  ] as const)('at level %i: %s', (level, keys) => {
    expect(keys).toContain(keyOf({ place: foodChains, level }))
    expect(keys).toContain(keyOf({ place: foodChains }, { state: { level } }))
  })

  test('each once before any comes again', () => {
    const asked: string[] = []
    for (let n = 0; n < 3; n++) asked.push(keyOf({ place: foodChains }, { state: { asked } }) ?? '')
    expect(new Set(asked).size).toBe(3)
    expect(keyOf({ place: foodChains }, { state: { asked } })).toBe(asked[0])
  })

  test('a check of the section that was explained goes before all others', () => {
    const section = photosynthesis?.lesson.content[0]
    expect(keyOf({ place: photosynthesis, section, isCheck: true })).toBe('photosynthesis/where-light-is-caught')
  })

  test('a lesson without questions asks from the course', () => {
    const course = makeCourse([makeModule('m', { questions: [makeChoice('one')], lessonContents: [] })])
    expect(createCourseGuide(course).places).toEqual([])
    expect(pick({}, { guide: createCourseGuide(course) })).toBeUndefined()
  })

  test('without a lesson, weak topics and lessons done come first', () => {
    expect(keyOf({}, { learner: { weakTopics: ['electricity/ohms-law'] } })).toBe('voltage-of-lamp')
    expect(keyOf({}, { learner: { lessonsDone: ['algebra/like-terms'] } })).toBe('collect-terms')
    expect(keyOf({}, { learner: { weakTopics: ['Like terms'] } })).toBe('collect-terms')
    expect(keyOf({}, { learner: { weakTopics: ['gone/gone'] } })).toBeDefined()
  })

  test('exam items and questions of a set are never picked', () => {
    for (let n = 0; n < 12; n++) {
      const asked = Array.from({ length: n }, (_, index) => String(index))
      expect(keyOf({}, { state: { asked } })).not.toMatch(/^exam-/)
    }
  })

  test('the same conversation picks the same, another may pick another', () => {
    expect(keyOf({})).toBe(keyOf({}))
    const keys = Array.from(
      { length: 20 },
      (_, index) => pickQuestion({ ...dialogueOf('quiz me'), conversationId: `c${index}` }, {})?.askable.key,
    )
    expect(new Set(keys).size).toBeGreaterThan(1)
  })
})

describe('a template comes with other numbers each time', () => {
  const one = pick({ key: 'voltage-of-lamp' })
  const two = pick({ key: 'voltage-of-lamp' }, { state: { asked: ['voltage-of-lamp'] } })

  test('another seed, the same question', () => {
    expect(one?.askable).toBe(two?.askable)
    expect(one?.seed).not.toBe(two?.seed)
  })

  test('and practice prefers such questions', () => {
    const lessonContents = ilmGuide
      .place('like-terms')
      ?.module.lessonContents.map((one) => ({ ...one, id: 'lesson-one' }))
    const module = makeModule('m', { lessonContents, questions: [makeChoice('fixed'), makeTemplate('drawn')] })
    const guide = createCourseGuide(makeCourse([module]))
    expect(keyOf({ isPractice: true }, { guide })).toBe('drawn')
  })

  test('one that cannot be filled in is passed over', () => {
    const lessonContents = ilmGuide
      .place('like-terms')
      ?.module.lessonContents.map((one) => ({ ...one, id: 'lesson-one' }))
    const broken = makeTemplate('broken', { prompt: 'What is @{nobody}?' })
    const guide = createCourseGuide(
      makeCourse([makeModule('m', { lessonContents, questions: [broken, makeChoice('good')] })]),
    )
    for (const isPractice of [true, false]) expect(keyOf({ isPractice }, { guide })).toBe('good')
  })
})

describe('opening and closing', () => {
  const opened = pick({ key: 'energy-of-hare' })
  if (!opened) throw new Error('there is no such question')

  test('an open question is remembered with its lesson', () => {
    expect(withOpen(FRESH_STATE, opened)).toMatchObject({
      open: { key: 'energy-of-hare', seed: opened.seed, tried: [], hints: 0 },
      lesson: 'food-chains',
      asked: ['energy-of-hare'],
    })
  })

  test('the same question kept open is not asked a second time', () => {
    const state = withOpen(FRESH_STATE, opened)
    expect(withOpen(state, { ...opened, hints: 1 }).asked).toEqual(['energy-of-hare'])
    expect(withOpen(state, { ...opened, hints: 1 }).open?.hints).toBe(1)
  })

  test('no more than thirty are remembered, the latest last', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: 0, max: 60 }).map((n) => `q${n}`),
          { maxLength: 30 },
        ),
        (asked) => {
          const after = withOpen({ ...FRESH_STATE, asked }, opened).asked
          expect(after.length).toBeLessThanOrEqual(30)
          expect(after.at(-1)).toBe('energy-of-hare')
        },
      ),
    )
  })

  test('closing forgets the question and nothing else', () => {
    const state = { ...withOpen(FRESH_STATE, opened), done: 2, equation: '3x=6' }
    const { open: _open, ...rest } = state
    expect(withoutOpen(state)).toEqual(rest)
  })
})

describe('a question is asked in few words', () => {
  test('from which lesson, with its options and what else can be done', () => {
    const turn = askQuestion(dialogueOf('quiz me'), { key: 'gas-taken-in' })
    expect(turn.move).toBe('ask')
    expect(turn.text).toContain('**Photosynthesis**')
    expect(turn.question).toBe(
      'Which gas does a maple leaf take in to make sugar?\n\n- **A.** Oxygen\n- **B.** Carbon dioxide\n- **C.** Nitrogen\n- **D.** Helium',
    )
    expect(turn.nextSteps.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'Give me a hint', 'Another question'])
  })

  test('a number says its unit, a statement asks true or false', () => {
    expect(askQuestion(dialogueOf('quiz me'), { key: 'energy-of-hare' }).question).toContain(
      '*Answer with a number in kJ.*',
    )
    expect(askQuestion(dialogueOf('quiz me'), { key: 'producers-make-food' }).question).toContain('True or false?')
  })

  test('the words change from turn to turn', () => {
    const texts = [0, 1, 2].map((turns) => askQuestion(dialogueOf('quiz me', { turns }), { key: 'gas-taken-in' }).text)
    expect(new Set(texts).size).toBe(3)
  })

  test('a course without questions says so, and closes what was open', () => {
    const lessonContents = [{ ...ilmGuide.place('like-terms')?.lesson, id: 'lesson-one' }] as never
    const guide = createCourseGuide(makeCourse([makeModule('m', { lessonContents })], { title: 'Latin' }))
    const turn = askQuestion(dialogueOf('quiz me', { guide, state: whileOpen('gas-taken-in') }), {})
    expect(turn).toMatchObject({ move: 'unknown', text: expect.stringContaining('no questions for Latin') })
    expect(turn.state.open).toBeUndefined()
    expect(turn.nextSteps.map(({ label }) => label)).not.toContain('Quiz me!')
  })
})

test.each([
  ['ecosystems/food-chains', 'food-chains'],
  ['electricity/food-chains', undefined],
  ['Food chains', 'food-chains'],
  ['FOOD CHAINS', 'food-chains'],
  ['food-chains', undefined],
  ['', undefined],
])('a lesson by its name: %s', (name, lesson) => expect(placeNamed(ilmGuide, name)?.lesson.id).toBe(lesson))
