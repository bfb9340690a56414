import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { courseSchema } from '#domain/content/course.ts'
import { openContentStore } from '#gateway/content/content-store.ts'
import { LESSON, QUESTIONS, SVG, TEST_COURSE } from '#tests/factories/course-folder.ts'
import { buildContent } from './build-content.ts'
import { checkCourse } from './check-content.ts'
import { loadCourseFiles } from './load-course-files.ts'

let root = ''
const folder = () => join(root, 'content/ontario/TST1W')
const write = (name: string, text: string) => {
  const path = join(folder(), name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  for (const [name, text] of TEST_COURSE) write(name, text)
})
afterEach(() => rmSync(root, { recursive: true }))

const errors = () =>
  checkCourse(folder())
    .filter((problem) => problem.severity === 'error')
    .map(({ file, line, message }) => `${file.slice(folder().length + 1)}:${line} ${message}`)
const edit = (name: string, from: string, to: string) => {
  const path = join(folder(), name)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
}

describe('loading', () => {
  test('a course folder becomes the course shape, with served addresses and lesson ids from file names', () => {
    const { course } = loadCourseFiles(folder())
    expect(courseSchema.safeParse(course).success).toBe(true)
    const lesson = course?.modules[0]?.lessonContents[0]
    expect(lesson?.id).toBe('energy-flow')
    expect(lesson?.content[0]).toMatchObject({
      order: 1,
      text: 'See ![a pyramid](/media/TST1W/pyramid.svg).',
      media: [{ url: '/media/TST1W/pyramid.svg' }],
      checks: [{ id: 'check-one', type: 'multiple-choice', lessonId: 'energy-flow', moduleId: 'energy' }],
    })
    expect(course?.modules[0]?.decks[0]).toMatchObject({ moduleId: 'energy', cards: [{ lessonId: 'energy-flow' }] })
  })
})

describe('what Ilm says', () => {
  const idea = `energy-flow:
  - name: the ten per cent rule
    section: start
    asked: [why are there so few wolves]
    reply: Only about a tenth of the energy of one level reaches the next one, so little is left for wolves.
    simpler: Each step of the chain drops nine of its ten coins on the way.
    why: Living costs energy, for warmth and movement, and what is spent cannot be eaten.
    example: Grass with 1000 kJ feeds rabbits with about 100 kJ and a fox with about 10 kJ.
    use: It tells how many elk a park needs for one pack of wolves.
`
  test('goes with the module, by lesson', () => {
    write('energy/ideas.yaml', idea)
    expect(loadCourseFiles(folder()).course?.modules[0]?.ideas?.['energy-flow']).toMatchObject([
      { name: 'the ten per cent rule', terms: [], asked: ['why are there so few wolves'] },
    ])
    expect(errors()).toEqual([])
  })

  test('is refused for a lesson that there is not', () => {
    write('energy/ideas.yaml', idea.replace('energy-flow', 'energy-flows'))
    expect(errors()).toEqual([expect.stringMatching(/ideas.yaml:2 energy-flows is no lesson of this module/)])
  })

  test('is refused where a text is too short to say anything', () => {
    write('energy/ideas.yaml', idea.replace('It tells how many elk a park needs for one pack of wolves.', 'Elk.'))
    expect(errors()).toEqual([expect.stringMatching(/8 to 65 words are asked for/)])
  })

  test('is kept beside the course, which pages read without it', () => {
    write('energy/ideas.yaml', idea)
    const target = join(root, 'dist')
    buildContent(join(root, 'content'), target)
    const store = openContentStore(target)
    expect(store.courses.get('TST1W')?.modules[0]?.ideas).toBeUndefined()
    expect(store.wholeCourse('TST1W')?.modules[0]?.ideas?.['energy-flow']).toHaveLength(1)
    expect(store.wholeCourse('NOPE')).toBeUndefined()
  })
})

describe('the check', () => {
  test('finds nothing wrong with a good course', () => {
    expect(errors()).toEqual([])
  })

  test.each([
    ['a misspelt key', 'energy/questions.yaml', 'prompt:', 'promt:', /questions.yaml:9 .*"promt"/],
    [
      'a misspelt key in a lesson',
      'energy/lessons/energy-flow.yaml',
      'altText',
      'altTxt',
      /energy-flow.yaml:10 .*"altTxt"/,
    ],
    ['broken YAML', 'energy/flashcards.yaml', 'title: Deck', 'title: "Deck', /flashcards.yaml:\d+ this is not YAML/],
    ['a comma that cuts a text', 'energy/flashcards.yaml', 'How much?', 'How much, then?', /:5 .*"then\?"/],
    ['an unknown lesson', 'energy/questions.yaml', 'lesson: energy-flow', 'lesson: other', /:4 other is no lesson/],
    [
      'an unknown misconception',
      'energy/questions.yaml',
      'misconception: recycled',
      'misconception: lost',
      /:12 lost is not in/,
    ],
    [
      'a missing picture',
      'energy/lessons/energy-flow.yaml',
      'url: media/pyramid.svg',
      'url: media/cone.svg',
      /:10 there is no file/,
    ],
    ['no alternative text', 'energy/lessons/energy-flow.yaml', '![a pyramid]', '![]', /:9 .*no alternative text/],
    ['a broken formula', 'energy/questions.yaml', '\\times', '\\tims', /:2 .*cannot be read/],
    ['an unknown name in a template', 'energy/questions.yaml', 'answer: energy * 0.1', 'answer: enrgy', /:2 .*enrgy/],
    ['a mistake that is right', 'energy/questions.yaml', 'energy * 0.9', 'energy * 0.1', /:2 .*within the tolerance/],
    ['an endless answer', 'energy/questions.yaml', 'energy * 0.1', 'energy / 7', /:2 .*tolerance/],
    [
      'a hint that tells',
      'energy/questions.yaml',
      'What is a tenth',
      'It is @{energy * 0.1}, a tenth',
      /:2 .*gives the answer away/,
    ],
    [
      'constraints nothing satisfies',
      'energy/questions.yaml',
      'prompt:',
      "constraints: ['energy < 0']\n    prompt:",
      /:2 .*no draw/,
    ],
    ['no right option', 'energy/lessons/energy-flow.yaml', 'correct: true, ', '', /:12 .*0 options are marked/],
    ['equal options', 'energy/lessons/energy-flow.yaml', 'content: That', 'content: ThIs', /:12 .*say the same/],
    [
      'a field of another type',
      'energy/questions.yaml',
      'unit: kJ',
      'pairs: [{ left: a, right: b }, { left: c, right: d }, { left: e, right: f }]',
      /no pairs/,
    ],
    ['a drawing without title', 'media/pyramid.svg', '<title>Pyramid</title>', '', /pyramid.svg:1 .*no <title>/],
    ['a drawing with a script', 'media/pyramid.svg', '<rect', '<script>x</script><rect', /holds a script/],
    [
      'a drawing that loads something',
      'media/pyramid.svg',
      '<rect',
      '<image href="https://x.example/a.png"/><rect',
      /outside/,
    ],
    ['a drawing with a handler', 'media/pyramid.svg', '<rect', '<rect onclick="x()"', /event handler/],
  ])('finds %s', (_name, file, from, to, expected) => {
    edit(file, from, to)
    expect(errors().join('\n')).toMatch(expected)
  })

  test('finds ids and prompts that are used twice', () => {
    write('energy/exam.yaml', QUESTIONS)
    expect(errors().join('\n')).toMatch(/the id chain is already used at .*questions.yaml:2/)
    expect(errors().join('\n')).toMatch(/the same prompt stands at/)
  })

  test('refuses in an exam what no machine can mark', () => {
    write('energy/exam.yaml', QUESTIONS.replace('type: numeric', 'type: short-answer'))
    expect(errors().join('\n')).toMatch(/exam.yaml holds no short-answer questions/)
  })

  test('finds files that belong nowhere', () => {
    write('energy/lessons/other.yaml', LESSON.replace('check-one', 'check-two').replace('Which one', 'Which two'))
    write('energy/notes.txt', '')
    write('extra/questions.yaml', 'questions: []')
    expect(errors().join('\n')).toMatch(
      /other.yaml:1 other is no lesson[\s\S]*no part of a module|no part of a module[\s\S]*other is no lesson/,
    )
    expect(errors().join('\n')).toMatch(/the folder extra is no module/)
  })

  test('lists what is not written yet without calling it an error', () => {
    const missing = checkCourse(folder()).filter((problem) => problem.severity === 'missing')
    expect(missing.map((problem) => problem.message).join('\n')).toMatch(/8 cards \(1\), 10 questions \(1\)/)
    expect(missing.map((problem) => problem.message).join('\n')).toMatch(/exam takes 1 choice questions; there are 0/)
  })
})

describe('building and opening', () => {
  const target = () => join(root, 'dist')
  const build = () => buildContent(join(root, 'content'), target())

  test('what is built opens as it was loaded', () => {
    build()
    const store = openContentStore(target())
    expect([...store.courses.keys()]).toEqual(['TST1W'])
    expect(store.courses.get('TST1W')).toEqual(JSON.parse(JSON.stringify(loadCourseFiles(folder()).course)))
    expect(store.version).toMatch(/^[0-9a-f]{16}$/)
  })
  test('drawings are served by name, and nothing else is', async () => {
    build()
    const store = openContentStore(target())
    const media = store.media('TST1W', 'pyramid.svg')
    expect(new TextDecoder().decode(await media?.answer.body('identity'))).toBe(SVG)
    expect(media?.contentType).toContain('image/svg+xml')
    for (const name of ['../../manifest.json', 'manifest.json', '..%2Fx', '', 'other.svg']) {
      expect(store.media('TST1W', name)).toBeUndefined()
    }
    expect(store.media('__proto__', 'pyramid.svg')).toBeUndefined()
  })
  test('only what changed is built again, and the version follows every change (D15)', () => {
    const first = build()
    expect(first.rebuilt).toEqual(['TST1W'])
    const second = build()
    expect(second.rebuilt).toEqual([])
    expect(second.manifest.version).toBe(first.manifest.version)
    edit('energy/questions.yaml', 'tenth', '10 %')
    const third = build()
    expect(third.rebuilt).toEqual(['TST1W'])
    expect(third.manifest.version).not.toBe(first.manifest.version)
    edit('media/pyramid.svg', 'Pyramid', 'Energy pyramid')
    expect(build().manifest.version).not.toBe(third.manifest.version)
  })
  test('a broken course is not built, and the last good one stays', () => {
    const { manifest } = build()
    edit('energy/questions.yaml', 'difficulty: 2', 'difficulty: 9')
    expect(build().problems).toMatchObject([{ severity: 'error', line: 5 }])
    expect(openContentStore(target()).version).toBe(manifest.version)
  })
})
