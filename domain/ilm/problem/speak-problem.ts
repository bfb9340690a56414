import { withoutOpen } from '../ask-question.ts'
import { type Dialogue, step } from '../dialogue.ts'
import type { DialogueState } from '../dialogue-state.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import type { Intent } from '../intent.ts'
import { rankLessons } from '../rank-lessons.ts'
import { fresh, varied } from '../say-fresh.ts'
import type { Attempt, Problem } from './problem.ts'

/** Wishes that leave a student's own problem for something else. */
const ELSEWHERE: ReadonlySet<Intent> = new Set([
  'quiz',
  'practice',
  'plan',
  'fact',
  'feeling',
  'next',
  'harder',
  'easier',
  'greeting',
  'thanks',
  'bye',
  'manipulate',
  'insult',
  'break-down',
])
/** Wishes for help with it. */
const STUCK: ReadonlySet<Intent> = new Set(['hint', 'dont-know', 'solution', 'reveal'])
/** Real tries, with the steps used up, before the answer is there for the asking. */
const TRIES = 2

/**
 * The student's own problem (design/tutor.md, "Listening"): taken up in steps, its attempts checked, its answer shown only after real tries.
 * @returns undefined when the message has nothing to do with one
 */
export function serveProblem(dialogue: Dialogue): IlmTurn | undefined {
  const { worked, read, state } = dialogue
  if (!worked || ELSEWHERE.has(read.intent)) return undefined
  const { attempt, claim, problem, inHand } = worked
  if (problem && dialogue.message.trim() !== state.problem?.text) return takeUp(dialogue, problem)
  if (state.problem && inHand && attempt) return answerAttempt(dialogue, inHand, attempt)
  if (claim) return calculated(dialogue, [claim.say], claim.topic, state)
  return state.problem && inHand && STUCK.has(read.intent) ? nextStep(dialogue, inHand, state.problem) : undefined
}

function takeUp(dialogue: Dialogue, problem: Problem): IlmTurn {
  const lead = varied(
    dialogue,
    'Good, let’s work through it together.',
    'Let’s take this one in steps.',
    'Your problem, then.',
    'We can do that one together.',
    'A nice one. One step at a time.',
    'All right, let’s see what it gives us.',
    'Let’s sort out what is given first.',
  )
  const text = [lead, `You are looking for ${problem.asked}.`, asking(problem.steps[0] ?? '')]
  const own = { text: dialogue.message.trim(), hints: 1, tried: 0 }
  return calculated(dialogue, [text.filter(Boolean).join(' ')], problem.topic, {
    ...withoutOpen(dialogue.state),
    problem: own,
  })
}

const asking = (text: string) => (text.includes('?') ? text : `${text} What do you get?`)

function answerAttempt(dialogue: Dialogue, problem: Problem, { is, say }: Attempt): IlmTurn {
  const { state } = dialogue
  if (is === 'right') {
    const { problem: _solved, ...rest } = state
    const after = varied(
      dialogue,
      'Which step was the one that decided it?',
      'How could you check it without me?',
      'What would change with other numbers?',
      'Where could somebody slip in it?',
      'Could you do the next one like it without notes?',
    )
    return calculated(dialogue, [[say, after].filter(Boolean).join(' ')], problem.topic, rest)
  }
  const own = state.problem && { ...state.problem, tried: state.problem.tried + (is === 'wrong' ? 1 : 0) }
  return calculated(dialogue, [say], problem.topic, { ...state, problem: own })
}

function nextStep(dialogue: Dialogue, problem: Problem, own: NonNullable<DialogueState['problem']>): IlmTurn {
  const { state } = dialogue
  const hint = problem.steps[own.hints]
  if (hint !== undefined)
    return calculated(dialogue, [asking(hint)], problem.topic, { ...state, problem: { ...own, hints: own.hints + 1 } })
  if (own.tried >= TRIES) {
    const { problem: _shown, ...rest } = state
    return calculated(
      dialogue,
      [`You have really tried, so here it is. ${problem.answer}`, 'Where did your own way part from it?'],
      problem.topic,
      rest,
    )
  }
  const text = fresh(
    dialogue,
    'You have all the pieces now. Put them together and send me a value, even a rough one: I’ll tell you where it stands.',
    'One try of your own first: which line would you write next?',
    'Send me your line, and I check it. What is it?',
  )
  return calculated(dialogue, [text || 'Your turn: what do you get?'], problem.topic, state)
}

/** A reply about a calculation, with the lesson it belongs to. */
function calculated(dialogue: Dialogue, parts: readonly string[], topic: string, state: DialogueState): IlmTurn {
  const [best] = rankLessons(dialogue.guide, topic)
  const place = best && best.coverage >= 0.4 ? best.place : undefined
  return {
    move: 'calculation',
    text: parts.join('\n\n'),
    citations: place ? [dialogue.guide.cite(place, best?.section)] : [],
    nextSteps: state.problem
      ? [
          step('Next step, please', 'Give me a hint'),
          ...(place ? [step('What is behind it?', `Explain ${place.lesson.title}`)] : []),
        ]
      : [
          ...(place ? [step('One like it', `Practice ${place.lesson.title}`)] : []),
          step('Real example?'),
          step('Quiz me!'),
        ],
    state,
  }
}
