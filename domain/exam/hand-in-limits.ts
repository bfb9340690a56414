import { z } from 'zod'
import { answerTypeOf } from '../question/answer-types.ts'
import type { Reply } from '../question/reply.ts'
import { type Exam, examSubmissionSchema } from './exam.ts'

/**
 * The most an exam may hold that is taken and handed in here, far above any real one (about 100 questions, 60,000 letters): with its
 * answers it must fit the largest call a server takes, and what is stored has to have an end.
 */
const MOST = { questions: 500, examLetters: 600_000, idLetters: 500, replyEntries: 100 }
/** The most letters of a text in a reply, unless its type says otherwise: far above any school answer. */
const USUAL_LETTERS = 1000

/** Whether an exam may be begun, because it can be handed in afterwards. Its letters are those of its JSON. */
export const fitsHandIn = (exam: Exam): boolean =>
  exam.questions.length <= MOST.questions &&
  [exam, ...exam.questions].every(({ id }) => id.length <= MOST.idLetters) &&
  JSON.stringify(exam).length <= MOST.examLetters

const { shape } = examSubmissionSchema
const id = z.string().max(MOST.idLetters)
const name = id.min(1)
/** As long as a moment with nanoseconds at most. */
const instant = shape.startedAt.max(30)

const TOO_MANY = `An exam has at most ${MOST.questions} answers.`
const areFew = (given: object) => Object.keys(given).length <= MOST.questions
const haveShortNames = (given: object) => Object.keys(given).every((key) => key.length <= MOST.idLetters)

/** The body of `POST /content/exam/attempts` (EXD-13, D7), as far as a gateway takes it. */
export const handInSchema = examSubmissionSchema.extend({
  examId: name,
  exam: shape.exam.refine(fitsHandIn, 'This exam is larger than any of ours.'),
  answers: shape.answers.refine(areFew, TOO_MANY).refine(haveShortNames),
  replies: shape.replies
    .unwrap()
    .refine(areFew, TOO_MANY)
    .refine(haveShortNames)
    .refine((replies) => Object.values(replies).every(isShortReply), 'That is too long for an answer.')
    .optional(),
  flagged: z.array(id).max(MOST.questions),
  responses: shape.responses.max(MOST.questions),
  startedAt: instant,
  completedAt: instant,
  markedAt: instant.optional(),
  sections: shape.sections.unwrap().max(2).optional(),
  grade: name,
  subject: name,
  courseId: name,
})

const isShortReply = (reply: Reply) => isShort(reply, answerTypeOf(reply).longestText ?? USUAL_LETTERS)

/** Whether every text is that short and every list too. A reply is shallow: the budget of a call has seen to that. */
function isShort(value: unknown, letters: number): boolean {
  if (typeof value === 'string') return value.length <= letters
  if (typeof value !== 'object' || value === null) return true
  const parts = Object.values(value)
  return parts.length <= MOST.replyEntries && parts.every((part) => isShort(part, letters))
}
