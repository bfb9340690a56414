import { expect, test } from 'vitest'
import { added, changedCourse, instead } from '#tests/factories/changed-course.ts'
import { javaIsHere, runJava } from '../listings/java/run-java.ts'

const check = changedCourse()
const isHere =
  runJava([{ sources: ['class Listing__ { static void start__() { } }'], isRun: true, input: '' }]) !== undefined

const question = (id: string, prompt: string, right: string, more = '') => `  - id: ${id}
    type: multiple-choice
    lesson: energy-flow
    difficulty: 1
    tags: [loops]
    prompt: |-
      ${prompt.replaceAll('\n', '\n      ')}
    options:
      - { id: a, content: '${right}', correct: true, feedback: Yes. }
      - { id: b, content: '@{n * 70}', feedback: No. }
      - { id: c, content: '@{n * 80}', feedback: No. }
      - { id: d, content: '@{n * 90}', feedback: No. }
    parameters: { n: { from: 2, to: 30 } }
    hints: [Run it.]
    explanation: So it is.
${more}`
const listingsOf = (problems: string[]) => problems.filter((problem) => problem.includes('listing')).join('\n')

test('pseudocode is run everywhere', () => {
  const program = (info: string, code: string) => `What is displayed?\n\`\`\`${info}\n${code}\n\`\`\``
  const found = listingsOf(
    check({
      'energy/questions.yaml': added(
        question('right', program('', 'right ← @{n}\nDISPLAY(right * 10)'), '@{n * 10}') +
          question('wrong', program('pseudocode', 'wrong ← @{n}\nDISPLAY(wrong * 10)'), '@{n * 20}') +
          question('unread', program('', 'unread ← @{n}\nREPEAT 3 { DISPLAY(unread) }'), '@{n * 20}'),
      ),
    }),
  )
  expect(found).toMatch(/error the listing "wrong ← \d+" prints "\d+", but the right reply/)
  expect(found).toMatch(/error the listing "unread ← \d+" is refused: line 2: a TIMES is missing/)
  expect(found).not.toContain('right ←')
})

test.skipIf(isHere)('no JDK is to be had here: listings in Java are not run, and nothing is said of them', () => {
  expect(javaIsHere()).toBe(false)
})

test.skipIf(!isHere)('listings of questions are run with the numbers of their variants (needs a JDK)', () => {
  const fence = (code: string, info = 'java') => `What is printed?\n\`\`\`${info}\n${code}\n\`\`\``
  const problems = check({
    'energy/questions.yaml': added(
      question('right', fence('int right = @{n};\nSystem.out.print(right * 10);'), '@{n * 10}') +
        question('wrong-key', fence('int wrongKey = @{n};\nSystem.out.print(wrongKey * 10);'), '@{n * 20}') +
        question('said', fence('int said = 1;\nSystem.out.print(said);', 'java prints=2'), 'One') +
        question('odd', fence('int odd = 1;', 'java shows=2'), 'One') +
        question(
          'drawn',
          'What is printed?',
          '@{n}',
          `    figure:
      kind: code
      language: java
      alt: A call.
      code: box.show();
      run: { before: 'class Box { void show() { System.out.println(@{n}); } } Box box = new Box();', prints: '@{n + 1}' }
`,
        ),
    ),
  })
  const found = listingsOf(problems)
  expect(found).toMatch(/questions\.yaml:\d+ error the listing "int wrongKey = \d+;" prints "\d+", but the right reply/)
  expect(found).toMatch(/error the listing "int said = 1;" prints "1", not "2"/)
  expect(found).toMatch(/error the listing "box.show\(\);" prints "\d+", not "\d+"/)
  expect(found).not.toContain('int right')
  expect(problems.join('\n')).toContain('stand fields of run, not "shows=2"')
})

test.skipIf(!isHere)('a lesson’s listings build on those ahead of them; cards are run too (needs a JDK)', () => {
  const text = `text: |-
      \`\`\`java
      class Pen { int ink = 3; }
      \`\`\`

      \`\`\`java prints=4
      System.out.print(new Pen().ink);
      \`\`\`
    media:`
  const found = listingsOf(
    check({
      'energy/lessons/energy-flow.yaml': instead('text: See ![a pyramid](media/pyramid.svg).\n    media:', text),
      'energy/flashcards.yaml': instead('back: 10 %', 'back: "```java\\nint half = 0.5;\\n```"'),
    }),
  )
  expect(found).toContain('error the listing "System.out.print(new Pen().ink);" prints "3", not "4"')
  expect(found).toContain('error the listing "int half = 0.5;" is refused: incompatible types')
})
