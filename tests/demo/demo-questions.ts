import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { authoredQuestionSchema } from '#domain/question/authored-question.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import type { Question } from '#domain/question/question.ts'
import { plainText } from '#domain/text/plain-text.ts'

/** A question of the curriculum, as a history names it. */
export type DemoQuestion = Pick<Question, 'id' | 'type' | 'tags' | 'difficulty'> & {
  lesson: string
  text: string
  correctAnswer: string
  wrongAnswers: string[]
}

/** Practice questions of a module in the numbers of the practice set; none while the module is in preparation. */
export function demoQuestions(courseId: string, moduleId: string): DemoQuestion[] {
  const file = new URL(`../../content/ontario/${courseId}/${moduleId}/questions.yaml`, import.meta.url)
  if (!existsSync(file)) return []
  const { questions } = z.object({ questions: z.array(z.looseObject({})) }).parse(parse(readFileSync(file, 'utf8')))
  // a question of a set needs its stimulus, which stands in another file
  const alone = questions.filter((question) => question.stimulus === undefined)
  return z
    .array(authoredQuestionSchema)
    .parse(alone)
    .flatMap((authored) => {
      const made = instantiateQuestion(authored, 1)
      if (!made.ok) return []
      const { id, type, tags, difficulty, prompt, options, answer, mistakes } = made.question
      const [accepted = 'the right answer'] = [answer].flat()
      const right = options.find((option) => option.correct)?.content ?? String(accepted)
      const wrong = [
        ...options.filter((option) => !option.correct).map(({ content }) => content),
        ...mistakes.map((mistake) => String(mistake.answer)),
      ]
      return [
        {
          id,
          type,
          tags,
          ...(difficulty !== undefined && { difficulty }),
          lesson: authored.lesson,
          text: plainText(prompt.type === 'text' ? prompt.content : '')
            .replaceAll(/\s+/g, ' ')
            .slice(0, 200),
          correctAnswer: plainText(right),
          wrongAnswers: wrong.map(plainText),
        },
      ]
    })
}
