import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { courseFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { describeUnkeyed, judgeWritten, unkeyedQuestions } from './unkeyed-questions.ts'

// `npm run content:solve -- SNC1W [module]` prints every question without its key, for a second reader.
// `npm run content:solve -- SNC1W [module] --answers file.json` compares what the reader wrote, { "question-id": "B", … }, with the keys.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' }, seed: { type: 'string', default: '20261' } },
})
const [courseId = '', moduleId] = positionals
const folder = courseFolders('content').get(courseId)
const course = folder === undefined ? undefined : loadCourseFiles(folder).course
if (!course) throw new Error(`no course ${courseId}: name one of ${[...courseFolders('content').keys()].join(', ')}`)
const questions = unkeyedQuestions(course, Number(values.seed), moduleId)

if (values.answers === undefined) {
  console.log(questions.map(describeUnkeyed).join('\n\n'))
} else {
  const written = z.record(z.string(), z.coerce.string()).parse(JSON.parse(readFileSync(values.answers, 'utf8')))
  const judged = questions.map((question) => ({ question, verdict: judgeWritten(question, written[question.id]) }))
  for (const { question, verdict } of judged) {
    // the key of what was not answered stays unseen
    if (verdict === 'agrees' || verdict === 'unanswered') continue
    const right = answerTypeOf(question.question).describeAnswer(question.question, (markdown) => markdown)
    console.log(
      `${verdict}: ${question.moduleId}/${question.id}: the reader says ${written[question.id] ?? 'nothing'}, the key ${right}`,
    )
  }
  const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length
  console.log(
    `${courseId}: ${count('agrees')} agree, ${count('refused')} refused for their rounding, ${count('disagrees')} disagree, ${count('unanswered')} unanswered`,
  )
}
