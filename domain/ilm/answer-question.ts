import { checkAnswer } from '../question/check-answer.ts'
import type { Checked } from '../question/checked.ts'
import type { Reply } from '../question/reply.ts'
import { stay, withoutOpen } from './ask-question.ts'
import { type Dialogue, isEarned, type Opened, step } from './dialogue.ts'
import { answerMark } from './dialogue-state.ts'
import { findLeak } from './find-leak.ts'
import { giveHint, nextHint } from './give-hint.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { letteredOptions } from './read-answer.ts'
import { recordAnswer } from './record-answer.ts'
import { fresh } from './say-fresh.ts'
import { answerText, promptText } from './show-question.ts'
import { MALFORMED, SLIPS } from './slip-words.ts'

/** Grades an answer with the platform's own checker, names the mistake, and leaves the next step to the student. */
export function gradeAnswer(dialogue: Dialogue, opened: Opened, reply: Reply, given: string): IlmTurn {
  const checked = checkAnswer(opened.question, reply, dialogue.compare)
  if (checked.kind === 'malformed') {
    return stay(dialogue, opened, 'unclear', MALFORMED[checked.reason])
  }
  const graded = recordAnswer(opened, checked, given)
  const turn =
    checked.status === 'correct' ? praise(dialogue, opened, checked) : nameMistake(dialogue, opened, checked, given)
  return graded ? { ...turn, graded } : turn
}

function praise(dialogue: Dialogue, opened: Opened, checked: Checked<string> & { kind: 'checked' }): IlmTurn {
  const { guide, state } = dialogue
  const { askable, question, tried } = opened
  const isClean = tried.length === 0
  const right = letteredOptions(question).find((option) => option.correct)
  const why = question.explanation ?? right?.feedback ?? ''
  const opening = isClean
    ? fresh(dialogue, 'Yes, that’s right!', 'Exactly!', 'Correct, well done.', 'Spot on.', 'Yes!', 'You’ve got it.') ||
      'Right!'
    : fresh(
        dialogue,
        'Yes, now you have it!',
        'That’s it. Sticking with it paid off.',
        'Right! You fixed it yourself.',
        'There it is!',
      ) || 'Yes!'
  const done = state.done + 1
  const clean = state.clean + (isClean ? 1 : 0)
  const score = done > 1 ? `\n\n*${clean} of ${done} at the first try so far.*` : ''
  const slip = checked.slip ? `\n\n${SLIPS[checked.slip]}` : ''
  const isInLesson = askable.section !== undefined
  return {
    move: 'right',
    text: `${opening} ${why}${slip}${score}`.trim(),
    citations: [guide.cite(askable.place, askable.section)],
    nextSteps: [
      ...(isInLesson ? [step('Next idea')] : []),
      step('Another question'),
      ...(state.level < 3 ? [step('A harder one')] : []),
      step('Real example?'),
    ],
    state: {
      ...withoutOpen(state),
      done,
      clean,
      level: isClean && askable.difficulty >= state.level ? raised(state.level) : state.level,
    },
  }
}

const raised = (level: 1 | 2 | 3): 1 | 2 | 3 => (level === 1 ? 2 : 3)
const lowered = (level: 1 | 2 | 3): 1 | 2 | 3 => (level === 3 ? 2 : 1)

function nameMistake(
  dialogue: Dialogue,
  before: Opened,
  checked: Checked<string> & { kind: 'checked' },
  given: string,
): IlmTurn {
  const { guide, compare } = dialogue
  const mark = answerMark(given)
  const isAgain = before.tried.includes(mark)
  const opened = { ...before, tried: isAgain ? before.tried : [...before.tried, mark] }
  const { question } = opened
  const { mistake, slip } = checked
  const misconception = mistake?.misconception ? guide.misconception(mistake.misconception) : undefined
  // feedback is written to name no answer, but a template's numbers may coincide with it
  const isSafe = (part: string) => part === '' || isEarned(opened) || !findLeak(question, part, compare)
  const parts = [
    fresh(
      dialogue,
      'Not quite.',
      'Not yet.',
      'Close to something, but not this.',
      'Good try, but no.',
      'It is another one.',
    ) || 'Not quite.',
    isAgain ? 'You tried that one before.' : '',
    mistake?.feedback ?? (slip ? SLIPS[slip] : ''),
    misconception
      ? `\n\nA mix-up many students have: *“${misconception.belief.replace(/\.$/, '')}.”* Could that be behind your answer?`
      : '',
  ]
  const text = parts.filter((part) => part !== '' && isSafe(part)).join(' ')
  const hint = mistake?.feedback || slip ? undefined : nextHint(opened, compare)
  const after = hint ? { ...opened, hints: hint.hints } : opened
  const closing = isEarned(after)
    ? fresh(
        dialogue,
        'Try once more, or look at the worked solution together with me.',
        'Once more, or the worked solution?',
      )
    : fresh(
        dialogue,
        'What would you change?',
        'Have another go.',
        'What else could it be?',
        'Where could it have slipped?',
        'And now?',
      )
  const turn = stay(dialogue, after, 'wrong', [text, hint?.text, closing].filter(Boolean).join('\n\n'))
  return { ...turn, citations: [guide.cite(opened.askable.place, opened.askable.section)] }
}

/** The worked solution, once it is earned; a hint before. */
export function showSolution(dialogue: Dialogue, opened: Opened): IlmTurn {
  const { guide, state } = dialogue
  if (!isEarned(opened)) return giveHint(dialogue, opened, withholding(dialogue, opened))
  const { question, askable } = opened
  const text = [
    `Let’s go through it. ${promptText(question)}`,
    question.explanation ?? '',
    `**Answer:** ${answerText(question)}`,
    'Now close this in your mind and explain to yourself, in one sentence, why it is so. Then try a fresh one.',
  ]
  return {
    move: 'solution',
    text: text.filter(Boolean).join('\n\n'),
    citations: [guide.cite(askable.place, askable.section)],
    nextSteps: [
      step(askable.isTemplate ? 'Try one like it' : 'Another question'),
      step('Explain this'),
      step('An easier one'),
    ],
    state: { ...withoutOpen(state), done: state.done + 1, level: lowered(state.level) },
  }
}

/** Why the answer does not come yet. */
export function withholding(dialogue: Pick<Dialogue, 'turns' | 'said'>, { tried }: Pick<Opened, 'tried'>): string {
  if (tried.length > 0)
    return fresh(
      dialogue,
      'One more real try first. You are closer than you think.',
      'Not yet: one more try of your own.',
    )
  return fresh(
    dialogue,
    'I won’t give the answer away: finding it yourself is what makes it stick. But I’ll help you get there.',
    'The answer has to come from you, and any honest try counts, even a wrong one. Here is a nudge.',
    'Let’s get there together. You make the step, I light the way.',
    'That one stays with me until you have tried. Here is something better.',
  )
}
