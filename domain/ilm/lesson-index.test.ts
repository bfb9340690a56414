import { expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { createCourseGuide } from './course-guide.ts'
import { lessonIndex } from './lesson-index.ts'

/** The small course with a sentence of its own in the first section of two lessons. */
function lessonsSaying(first: string, second: string) {
  const { places } = createCourseGuide(ilmCourse())
  return places.map((place, index) => {
    const [section, ...rest] = place.lesson.content
    const told = [first, second][index]
    if (!section || told === undefined) return place
    return { ...place, lesson: { ...place.lesson, content: [{ ...section, text: told }, ...rest] } }
  })
}

test('a lesson is found by what only its practice says', () => {
  const places = lessonsSaying('', '')
  const fits = lessonIndex(places)('mushroom')
  const best = [...fits].sort(([, one], [, other]) => other.words - one.words)[0]
  expect(best?.[0].lesson.id).toBe('food-chains')
  expect(best?.[1].words).toBe(1)
})

test('words side by side count, stop words among them: crossing over is no crossing', () => {
  const places = lessonsSaying('Crossing a road takes care; go over it.', 'In crossing over, pieces are exchanged.')
  const fits = lessonIndex(places)('why does crossing over matter')
  const [one, other] = places.map((place) => fits.get(place)?.pairs ?? 0)
  expect(other).toBe(1)
  expect(one).toBeLessThan(1)
})

test.each([
  ['how do i know which way it goes, Q or K', 'The quotient is compared: $Q < K$ goes forward.'],
  ['what is sin 2x', 'Then $\\sin 2x$ is twice a product.'],
  ['i get 0/0', 'The form 0/0 says nothing yet.'],
])('symbols find their lesson: “%s”', (question, text) => {
  const places = lessonsSaying('Plants catch light.', text)
  const fits = lessonIndex(places)(question)
  const found = places.filter((place) => fits.get(place)?.symbols === 1)
  expect(found.map(({ lesson }) => lesson.id)).toEqual([places[1]?.lesson.id])
})

test.each(['', 'I', 'the of and', 'zzyzx'])(
  'where nothing of a question stands, no lesson is found: “%s”',
  (question) => {
    expect(lessonIndex(lessonsSaying('', ''))(question).size).toBe(0)
  },
)

test('a course without lessons has none to find', () => {
  expect(lessonIndex([])('energy in a food chain').size).toBe(0)
})

test('shares lie between 0 and 1, and each sign that finds a lesson gives one of them 1', () => {
  const fits = [...lessonIndex(lessonsSaying('', ''))('how much energy does a food chain pass on').values()]
  for (const kind of ['words', 'pairs'] as const) {
    expect(Math.max(...fits.map((fit) => fit[kind]))).toBe(1)
    expect(Math.min(...fits.map((fit) => fit[kind]))).toBeGreaterThanOrEqual(0)
  }
})
