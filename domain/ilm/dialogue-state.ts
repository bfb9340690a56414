import { z } from 'zod'
import { hashText } from '../seed/seeded-random.ts'
import type { ChatTurn } from './chat.ts'
import { DANGERS } from './danger/notice-danger.ts'

/** A question the student is working on. */
const openQuestionSchema = z.object({
  /** as CourseGuide.question knows it */
  key: z.string().max(300),
  seed: z.number().int().nonnegative(),
  /** hashes of the different wrong answers so far */
  tried: z.array(z.number().int()).max(20).default([]),
  /** hints given */
  hints: z.number().int().nonnegative().default(0),
})

/**
 * Where a conversation is. It is not kept anywhere: it rides in the history, behind each reply, so that any gateway instance
 * can go on. A student could forge it; that would give away no more than the practice questions, which are public, already do.
 */
export const dialogueStateSchema = z.object({
  open: openQuestionSchema.optional(),
  /** the lesson and section under discussion */
  lesson: z.string().max(300).optional(),
  section: z.number().int().nonnegative().optional(),
  /** what was explained last, in a few of its own words; gone when another question is asked */
  idea: z.string().max(300).optional().catch(undefined),
  /** an equation the student is solving; a number that follows is put into it */
  equation: z.string().max(200).optional(),
  /** a problem of the student's own: its text, the steps told, the wrong tries */
  problem: z
    .object({ text: z.string().max(300), hints: z.number().int().nonnegative(), tried: z.number().int().nonnegative() })
    .optional(),
  /** keys of the questions asked, the latest last */
  asked: z.array(z.string().max(300)).max(30).default([]),
  /** questions answered, and how many of them at the first try */
  done: z.number().int().nonnegative().default(0),
  clean: z.number().int().nonnegative().default(0),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  /** a student told of danger or despair: what about, replies since, and whether they asked to study all the same */
  care: z
    .object({ about: z.enum(DANGERS), turns: z.number().int().nonnegative(), wantsToStudy: z.boolean().optional() })
    .optional(),
})
export type DialogueState = z.infer<typeof dialogueStateSchema>

export const FRESH_STATE: DialogueState = { asked: [], done: 0, clean: 0, level: 1 }

/** An HTML comment: a client that shows the history as Markdown shows nothing of it. */
const MARK = { start: '<!--ilm ', end: '-->' }

/** The text of a turn, and the state behind it. Found from the end, so that a long turn is not searched through. */
function splitMark(content: string): { text: string; state: string } | undefined {
  const whole = content.trimEnd()
  const at = whole.lastIndexOf(`${MARK.start}{`)
  if (at < 0 || !whole.endsWith(`}${MARK.end}`)) return undefined
  const state = whole.slice(at + MARK.start.length, -MARK.end.length)
  return state.includes('\n') ? undefined : { text: whole.slice(0, at).trimEnd(), state }
}

/** A reply as it stands in the history, with the state behind it. */
export function withState(text: string, state: DialogueState): string {
  // no state can close the comment early: ids hold no angle brackets, an equation may
  return `${text}\n\n<!--ilm ${JSON.stringify(state).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}-->`
}

/** A turn without what rides behind it. */
export const withoutState = (content: string): string => splitMark(content)?.text ?? content

/** The state behind Ilm's last reply. What students write is never read as state. */
export function readState(history: readonly ChatTurn[]): DialogueState | undefined {
  const last = history.findLast((turn) => turn.role === 'assistant')
  const mark = last && splitMark(last.content)
  if (!mark) return undefined
  try {
    const parsed = dialogueStateSchema.safeParse(JSON.parse(mark.state))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Stands for an answer in the state; the answer itself would make the history long. */
export const answerMark = (answer: string): number => hashText(answer.toLowerCase().replaceAll(/\s+/g, ' ').trim())
