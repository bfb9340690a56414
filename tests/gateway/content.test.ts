import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { courseOutlineSchema } from '#domain/content/course-outline.ts'
import {
  flashcardsResponseSchema,
  lessonsResponseSchema,
  practiceResponseSchema,
} from '#domain/gateway-contract/content-responses.ts'
import { createContentStore } from '#gateway/content/content-store.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, sampleContent } from './open-test-gateway.ts'
import { sampleCourse } from './sample-course.ts'

const COURSE = 'grade=9&subject=Science&courseId=snc1w&curriculum=ontario'

onEveryDatabase('content', ({ open }) => {
  test('every content call answers in the shape of the contract (GWY-07, GWY-08, GWY-09, GWY-10, CRS-15)', async () => {
    const { call } = openTestGateway(await open())
    const json = async (path: string) => {
      const answer = await call('GET', path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('x-content-version')).toBe('v1')
      return answer.json()
    }
    const outline = courseOutlineSchema.parse(await json(`/content/course-outline?${COURSE}`))
    expect(outline.modules[0]).toMatchObject({ counts: { lessons: 1, cards: 1, questions: 2 } })
    expect(outline.modules[0]?.lessons).toMatchObject([
      { id: 'energy-flow', isAvailable: true, estimatedMinutes: 10, sectionIds: ['start', 'chain'] },
      { id: 'nutrient-cycles', isAvailable: false },
    ])
    const lessons = lessonsResponseSchema.parse(await json(`/content/lesson?${COURSE}&moduleId=ecosystems`))
    expect(Object.keys(lessons.lessonsByModule)).toEqual(['ecosystems'])
    const { decks } = flashcardsResponseSchema.parse(await json(`/content/flashcards?${COURSE}&moduleId=ecosystems`))
    expect(decks).toMatchObject([{ id: 'energy-words', moduleId: 'ecosystems' }])
    const { questions } = practiceResponseSchema.parse(
      await json(`/content/practice-questions?${COURSE}&moduleId=ecosystems`),
    )
    expect(questions.map((question) => question.moduleId)).toEqual(['ecosystems', 'ecosystems'])
    expect(JSON.stringify(questions)).not.toContain('@{')
  })

  test('a practice variant has other numbers, and the same ones for the same seed (D14)', async () => {
    const { call } = openTestGateway(await open())
    const variant = async (seed: number | string) => {
      const path = `/content/practice-variant?${COURSE}&moduleId=ecosystems&questionId=passed-on&seed=${seed}`
      const answer = await call('GET', path)
      return { status: answer.status, text: await answer.text() }
    }
    const seeds = await Promise.all([1, 2, 3, 4, 5, 6].map(variant))
    expect(new Set(seeds.map((answer) => answer.text)).size).toBeGreaterThan(3)
    expect((await variant(3)).text).toBe(seeds[2]?.text)
    expect((await variant(4294967295)).status).toBe(200)
    for (const seed of [4294967296, -1, '1e3', '0x10', '']) expect((await variant(seed)).status).toBe(400)
  })

  test('Alberta gets the nearest Ontario course, and says so (D13)', async () => {
    const { call } = openTestGateway(await open())
    const get = async (path: string) => (await call('GET', path)).json()
    const query = 'curriculum=alberta&grade=10&subject=science'
    for (const path of ['course-outline', 'lesson', 'flashcards', 'practice-questions', 'exam']) {
      expect(await get(`/content/${path}?${query}`), path).toMatchObject({ nearestMatch: 'SNC1W' })
    }
    expect(await get(`/content/course-outline?${COURSE}`)).not.toHaveProperty('nearestMatch')
    expect((await call('GET', '/content/course-outline?curriculum=alberta&grade=9&subject=latin')).status).toBe(404)
  })

  test('Alberta’s own course is its own, and beside Ontario’s stands the way to it (D26)', async () => {
    const own = sampleCourse({
      courseId: 'AB-SCIENCE-9',
      curriculum: 'alberta',
      title: 'Science 9 (Alberta)',
    })
    const content = sampleContent('v1', [sampleCourse(), own])
    const { call } = openTestGateway(await open(), { content })
    const get = async (path: string) => (await call('GET', path)).json()
    for (const path of ['course-outline', 'lesson', 'flashcards', 'practice-questions', 'exam']) {
      const answer = await get(`/content/${path}?curriculum=alberta&grade=9&subject=science&courseId=AB-SCIENCE-9`)
      expect(answer, path).not.toHaveProperty('nearestMatch')
    }
    const outline = await get('/content/course-outline?curriculum=alberta&courseId=SNC1W')
    expect(outline).toMatchObject({
      courseId: 'SNC1W',
      nearestMatch: 'SNC1W',
      ownCourse: { courseId: 'AB-SCIENCE-9', title: 'Science 9 (Alberta)' },
    })
    expect(await get(`/content/course-outline?${COURSE}`)).not.toHaveProperty('ownCourse')
    // where Alberta has nothing of the grade, the same course is the nearest one, with no way to one of Alberta's
    const ofOtherGrade = await get('/content/course-outline?curriculum=alberta&grade=8&subject=science')
    expect(ofOtherGrade).toMatchObject({ courseId: 'SNC1W', nearestMatch: 'SNC1W' })
    expect(ofOtherGrade).not.toHaveProperty('ownCourse')
  })

  test('AP is found by courseId or by slug, without a grade (D12)', async () => {
    const { call } = openTestGateway(await open())
    for (const query of ['curriculum=ap&subject=biology', 'curriculum=ap&subject=biology&courseId=ap-biology']) {
      expect(await (await call('GET', `/content/course-outline?${query}`)).json()).toMatchObject({
        title: 'AP Biology',
      })
    }
    const wrong = await call('GET', '/content/course-outline?curriculum=ontario&courseId=AP-BIOLOGY')
    expect(wrong.status).toBe(404)
  })

  test('an unknown course, module or file is 404 with { error } (ERR-10)', async () => {
    const { call } = openTestGateway(await open())
    for (const path of [
      '/content/course-outline?courseId=NOPE',
      '/content/lesson?courseId=SNC1W&moduleId=nope',
      '/content/flashcards?courseId=SNC1W&moduleId=nope',
      '/content/practice-questions?courseId=NOPE&moduleId=x',
      '/content/practice-variant?courseId=SNC1W&moduleId=ecosystems&questionId=nope&seed=1',
      '/content/exam?courseId=NOPE',
      '/content/media/SNC1W/nope.svg',
      '/content/media/SNC1W/..%2f..%2fpackage.json',
      '/content/course-outline',
    ]) {
      const answer = await call('GET', path)
      expect(answer.status, path).toBe(404)
      expect(await answer.json(), path).toEqual({ error: expect.any(String) })
    }
  })

  test('an answer has an ETag for its bytes, 304 when the client has it, and a new one when content changes (D15)', async () => {
    const database = await open()
    const { call } = openTestGateway(database)
    const path = `/content/lesson?${COURSE}&moduleId=ecosystems`
    const first = await call('GET', path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await call('GET', path, { headers: { 'if-none-match': sent } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
    }
    const changed = openTestGateway(database, {
      content: sampleContent('v2', [sampleCourse({ title: 'Science, corrected' })]),
    })
    const outline = `/content/course-outline?${COURSE}`
    const before = (await call('GET', outline)).headers.get('etag') ?? ''
    const after = await changed.call('GET', outline, { headers: { 'if-none-match': before } })
    expect(after.status).toBe(200)
    expect(after.headers.get('x-content-version')).toBe('v2')
    expect(await (await changed.call('GET', '/content/version')).json()).toEqual({ version: 'v2' })
  })

  test('answers come compressed as the client can read them, each coding with its own ETag', async () => {
    const { call } = openTestGateway(await open())
    const get = async (accepted: string) => {
      const answer = await call('GET', `/content/lesson?${COURSE}`, { headers: { 'accept-encoding': accepted } })
      const { headers } = answer
      return {
        coding: headers.get('content-encoding'),
        etag: headers.get('etag'),
        body: Buffer.from(await answer.arrayBuffer()),
      }
    }
    const [plain, br, gzip] = [await get(''), await get('gzip, deflate, br'), await get('br;q=0, gzip')]
    expect([plain.coding, br.coding, gzip.coding]).toEqual([null, 'br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(new Set([plain.etag, br.etag, gzip.etag]).size).toBe(3)
    const held = await call('GET', `/content/lesson?${COURSE}`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': plain.etag ?? '' },
    })
    expect(held.status).toBe(304)
    expect((await get('identity, *;q=0')).coding).toBeNull()
  })

  test('drawings are sent with their type', async () => {
    const { call } = openTestGateway(await open())
    const answer = await call('GET', '/content/media/snc1w/cell.svg')
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(await answer.text()).toContain('<svg')
  })

  test('a drawing is compressed once, and one that is short not at all', async () => {
    const long = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(500)}</svg>`
    const readMedia = (_: string, file: string) => Buffer.from(file === 'long.svg' ? long : '<svg/>')
    const content = createContentStore({ version: 'v1', courses: new Map(), readMedia })
    const { call } = openTestGateway(await open(), { content })
    const get = (file: string) =>
      call('GET', `/content/media/SNC1W/${file}`, { headers: { 'accept-encoding': 'br, gzip' } })
    const [one, two] = [await get('long.svg'), await get('long.svg')]
    expect([one.headers.get('content-encoding'), two.headers.get('content-encoding')]).toEqual(['br', 'br'])
    expect(brotliDecompressSync(Buffer.from(await one.arrayBuffer())).toString()).toBe(long)
    const answer = content.media('SNC1W', 'long.svg')?.answer
    expect(await answer?.body('br')).toBe(await content.media('SNC1W', 'long.svg')?.answer.body('br'))
    expect((await get('short.svg')).headers.get('content-encoding')).toBeNull()
  })
})
