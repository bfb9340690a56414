import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { courseFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { describeUnkeyed, judgeWritten, type UnkeyedQuestion, unkeyedExam } from './unkeyed-questions.ts'

// `npm run exam:sit -- SNC1W --seed 7` prints one exam without keys, part by part, for a second reader (docs/content/sittings.md).
// `npm run exam:sit -- SNC1W --seed 7 --answers file.json` compares what the reader wrote, { "question-id": "B", … }, and prints the keys and
// models it differs from, the models of written answers, and the score by part, unit and skill.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' }, seed: { type: 'string', default: '20261' } },
})
const [courseId = ''] = positionals
const folder = courseFolders('content').get(courseId)
const course = folder === undefined ? undefined : loadCourseFiles(folder).course
if (!course) throw new Error(`no course ${courseId}: name one of ${[...courseFolders('content').keys()].join(', ')}`)
const parts = unkeyedExam(course, Number(values.seed))
const isWritten = ({ question }: UnkeyedQuestion) => answerTypeOf(question).isSelfMarked === true

if (values.answers === undefined) {
  for (const { title, minutes, questions } of parts) {
    const texts = questions.map(describeUnkeyed)
    const words = texts.join(' ').split(/\s+/).length
    console.log(`# ${title}: ${questions.length} questions, ${minutes} minutes, ${words} words\n`)
    console.log(`${texts.join('\n\n')}\n`)
  }
} else {
  const written = z.record(z.string(), z.coerce.string()).parse(JSON.parse(readFileSync(values.answers, 'utf8')))
  const tallies = new Map<string, { right: number; of: number }>()
  const count = (name: string, isRight: boolean) => {
    const tally = tallies.get(name) ?? { right: 0, of: 0 }
    tallies.set(name, { right: tally.right + (isRight ? 1 : 0), of: tally.of + 1 })
  }
  for (const { title, questions } of parts) {
    for (const asked of questions) {
      const key = answerTypeOf(asked.question).describeAnswer(asked.question, (markdown) => markdown)
      if (isWritten(asked)) {
        console.log(`model: ${asked.id}: ${key}\n`)
        continue
      }
      const isRight = judgeWritten(asked, written[asked.id]) === 'agrees'
      if (!isRight)
        console.log(`differs: ${asked.id}: the reader says ${written[asked.id] ?? 'nothing'}, the key ${key}`)
      count(`part: ${title}`, isRight)
      count(`unit: ${asked.moduleId}`, isRight)
      count(`skill: ${asked.skill ?? 'none'}`, isRight)
      count(asked.question.figures || asked.stimulus ? 'something to look at' : 'words only', isRight)
    }
  }
  for (const [name, { right, of }] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name}: ${right} of ${of}`)
}
