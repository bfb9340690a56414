import { describe, expect, test } from 'vitest'
import { added, type CourseChanges, changedCourse, instead } from '#tests/factories/changed-course.ts'
import { SVG } from '#tests/factories/course-folder.ts'

const check = changedCourse()
const LESSON_FILE = 'energy/lessons/energy-flow.yaml'
const CARDS_FILE = 'energy/flashcards.yaml'
/** What is said about a text of the lesson, which stands in line 9, without file, line and severity. */
const saidOf = (text: string) =>
  check({ [LESSON_FILE]: instead('See ![a pyramid](media/pyramid.svg).', `|\n      ${text}`) })
    .filter((problem) => problem.startsWith(`${LESSON_FILE}:9 `))
    .map((problem) => problem.slice(`${LESSON_FILE}:9 `.length))

describe('formulas of a text can be typeset', () => {
  test.each(['$x^2$', '$\\frac{1}{2}$', '$\\ce{H2O}$', '$$E = mc^2$$', 'from \\$5 to \\$6', 'a `$x` b'])(
    '%s',
    (text) => {
      expect(saidOf(text)).toEqual([])
    },
  )
  test.each([
    ['$\\frac{1}$', 'error the formula $\\frac{1}$ cannot be read'],
    ['$x^{2$', 'error the formula $x^{2$ cannot be read'],
    ['$\\tims 2$', 'error the formula $\\tims 2$ cannot be read'],
    ['$$\\left( x$$', 'cannot be read'],
  ])('%s is refused', (text, told) => {
    expect(saidOf(text).join('\n')).toContain(told)
  })
  test('a dollar that opens nothing is told, money is not', () => {
    expect(saidOf('It costs a $ or two')).toEqual(['warning a dollar sign opens no formula; write \\$ for money'])
    expect(saidOf('It costs \\$5 or so')).toEqual([])
  })
})

describe('links lead to the web or to a page of the site', () => {
  test.each(['[here](https://example.org/a)', '[here](http://example.org)', '[here](/grade/9)', 'no link'])(
    '%s',
    (text) => {
      expect(saidOf(text)).toEqual([])
    },
  )
  test.each(['other.html', '#top', '../a', 'ftp://example.org/a', '//example.org/a', 'mailto:a@example.org'])(
    '%s is neither',
    (address) => {
      expect(saidOf(`[here](${address})`)).toEqual([
        `error the link "${address}" is neither http(s) nor a path of the site`,
      ])
    },
  )
})

describe('pictures are drawings of the course, each with words for it', () => {
  test.each([
    ['![a pyramid](media/pyramid.svg)', []],
    ['![](media/pyramid.svg)', ['error the picture media/pyramid.svg has no alternative text']],
    ['![a cone](media/cone.svg)', ['error there is no file media/cone.svg']],
    ['![a cone](media/deep/pyramid.svg)', ['error there is no file media/deep/pyramid.svg']],
    ['![a cone](https://example.org/cone.svg)', ['error the picture "https://example.org/cone.svg" is not in media/']],
    ['![a cone](/media/pyramid.svg)', ['error the picture "/media/pyramid.svg" is not in media/']],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said)
  })

  test.each<[string, CourseChanges, string]>([
    ['a medium without words', { [LESSON_FILE]: instead(', altText: Three steps', '') }, 'has no altText'],
    ['a medium with blank words', { [LESSON_FILE]: instead('altText: Three steps', "altText: ' '") }, 'has no altText'],
    [
      'a medium that is not there',
      { [LESSON_FILE]: instead('url: media/pyramid.svg', 'url: media/cone.svg') },
      'there is no file media/cone.svg',
    ],
    ['a drawing no text shows', { 'media/cone.svg': SVG }, 'media/cone.svg:1 warning no text shows this drawing'],
    ['a photo', { 'media/cone.png': 'x' }, 'media/cone.png:1 error only SVG drawings belong in media/'],
  ])('%s is told', (_name, changes, told) => {
    expect(check(changes).join('\n')).toContain(told)
  })

  test('a drawing of a figure counts as shown', () => {
    const figure = `    figure: { kind: drawing, alt: A cone, file: media/cone.svg }
    hints:`
    const found = check({
      'media/cone.svg': SVG,
      'energy/questions.yaml': instead('    hints:', figure),
    })
    expect(found.filter((problem) => problem.includes('no text shows'))).toEqual([])
  })
})

describe('words', () => {
  test.each([
    [
      'An ionisation, a qzxjkvw',
      [
        'warning "ionisation" is in neither the Canadian dictionary nor content/words.txt: "ionization"?',
        'warning "qzxjkvw" is in neither the Canadian dictionary nor content/words.txt',
      ],
    ],
    ['The colour of a centre', []],
    [
      '30 meters per second',
      ['warning "meters" is in neither the Canadian dictionary nor content/words.txt: "metre"?'],
    ],
    ['a light meter', []],
    ['`color: red` in code', []],
    ['$\\color{red}{x}$ in a formula', []],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said)
  })
  test.each([
    ['<b>bold</b>', true],
    ['a <br> b', true],
    ['if x < 3 and y > 2', false],
    ['`<b>` is bold', false],
    ['5 <6', false],
  ])('"%s" looks like HTML: %s', (text, is) => {
    expect(saidOf(text)).toEqual(is ? ['warning this looks like HTML, which is shown as it is written'] : [])
  })
})

describe('every text of a course is looked at', () => {
  test.each<[string, CourseChanges, string]>([
    ['of the course', { 'course.yaml': instead("description: ''", "description: 'A $\\frac{1}$.'") }, 'course.yaml:'],
    ['of a card', { [CARDS_FILE]: instead('How much?', "'How $\\frac{1}$'") }, 'energy/flashcards.yaml:5'],
    [
      'of a misconception',
      { 'energy/misconceptions.yaml': instead('It is not.', "'$\\frac{1}$'") },
      'energy/misconceptions.yaml:1',
    ],
    ['of a check', { [LESSON_FILE]: instead('Which one?', 'Which $\\frac{1}$') }, `${LESSON_FILE}:13`],
    ['of a reference sheet', { 'reference-sheet.md': 'Use $\\frac{1}$.' }, 'reference-sheet.md:1'],
    ['of an exam', { 'course.yaml': instead('title: Exam', "title: '$\\frac{1}$'") }, 'course.yaml:'],
  ])('%s', (_name, changes, place) => {
    const found = check(changes).filter((problem) => problem.includes('cannot be read'))
    expect(found).toHaveLength(1)
    expect(found[0]?.startsWith(place)).toBe(true)
  })

  test('ids, addresses and formulas are no texts', () => {
    expect(check({ 'energy/questions.yaml': instead('tags: [energy]', 'tags: [color]') }).join()).not.toContain('color')
  })
  test('the words of a drawing are', () => {
    const svg = SVG.replace('</svg>', '<text x="1" y="20">The color</text></svg>')
    expect(check({ 'media/pyramid.svg': svg }).join()).toContain('media/pyramid.svg:1 warning "color"')
  })
  test('a template is looked at once its places are filled', () => {
    const found = check({
      'energy/questions.yaml': instead('Plants store @{energy} kJ', 'Plants store $@{energy} \\frac{1}$ kJ'),
    })
    expect(found.filter((problem) => problem.includes('cannot be read'))).toHaveLength(1)
  })
})

test('the file of a reference sheet is read where there is one, and not missed where there is none', () => {
  expect(check({ 'reference-sheet.md': 'Use $E = mc^2$.' })).toEqual(check({ [CARDS_FILE]: added('\n') }))
})
