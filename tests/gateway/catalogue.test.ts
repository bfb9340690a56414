import { expect, test } from 'vitest'
import { courseListSchema } from '#domain/content/course-list.ts'
import { buildSearch } from '#domain/search/content-search.ts'
import { termSchema } from '#domain/search/find-term.ts'
import { searchResultSchema } from '#domain/search/search-entry.ts'
import { createContentStore } from '#gateway/content/content-store.ts'
import { makeLessonCourse } from '../factories/lesson-course.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, sampleContent } from './open-test-gateway.ts'

const content = sampleContent('v1', [
  makeLessonCourse({
    courseId: 'SNC1W',
    title: 'Science, Grade 9',
    lesson: 'Circuits',
    terms: [['Resistance', 'How strongly a part opposes current.']],
  }),
])

onEveryDatabase('catalogue', ({ open }) => {
  test('all courses, a search and a term answer in the shape of the contract (D22)', async () => {
    const { call } = openTestGateway(await open(), { content })
    const json = async (path: string) => {
      const answer = await call('GET', path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('etag'), path).toBeTruthy()
      return answer.json()
    }
    expect(courseListSchema.parse(await json('/content/courses')).courses).toMatchObject([
      { courseId: 'SNC1W', counts: { lessons: 1 } },
    ])
    const { groups } = searchResultSchema.parse(await json('/content/search?q=circuits'))
    expect(groups).toMatchObject([{ kind: 'lesson', entries: [{ title: 'Circuits', courseId: 'SNC1W' }] }])
    expect(termSchema.parse(await json('/content/term?term=resistance'))).toMatchObject({ term: 'Resistance' })
  })

  test('a search for nothing, for too much, or of no kind is refused in words', async () => {
    const { call } = openTestGateway(await open(), { content })
    for (const [query, error] of [
      ['', 'q is missing.'],
      ['q=%20', 'q is missing.'],
      [`q=${'a'.repeat(201)}`, 'That is too long to search for.'],
      ['q=light&kind=teacher', 'kind is not valid.'],
    ]) {
      const answer = await call('GET', `/content/search?${query}`)
      expect([answer.status, await answer.json()], query).toMatchObject([400, { error }])
    }
  })

  test('a term that nothing explains is not there', async () => {
    const { call } = openTestGateway(await open(), { content })
    for (const term of ['current', 'constructor', '__proto__', '%2e%2e'])
      expect((await call('GET', `/content/term?term=${term}`)).status).toBe(404)
  })
})

test('an index that cannot be read now is read with the next question', async () => {
  let tries = 0
  const readSearch = async () => {
    tries++
    if (tries === 1) throw new Error('the disk is busy')
    return buildSearch([])
  }
  const store = createContentStore({ version: 'v1', courses: content.courses, readSearch })
  await expect(store.search()).rejects.toThrow('the disk is busy')
  expect((await store.search())({ query: 'light' }).groups).toEqual([])
})
