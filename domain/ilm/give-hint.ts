import { stay } from './ask-question.ts'
import { type Dialogue, isEarned, type Opened } from './dialogue.ts'
import { findLeak } from './find-leak.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { invitation, lessonHint, nextStep, restSteps, smallStep } from './lesson-hints.ts'
import { fresh, varied } from './say-fresh.ts'

/** The next hint that gives nothing away; undefined when there is none left. */
export function nextHint(opened: Opened, compare: Dialogue['compare']): { text: string; hints: number } | undefined {
  const { question } = opened
  for (let index = opened.hints; index < question.hints.length; index++) {
    const hint = question.hints[index] ?? ''
    if (hint !== '' && !findLeak(question, hint, compare)) return { text: hint, hints: index + 1 }
  }
  return undefined
}

/** A hint; when they are used up, where in the lesson to look. */
export function giveHint(dialogue: Dialogue, opened: Opened, lead = ''): IlmTurn {
  const { guide, compare } = dialogue
  const hint = nextHint(opened, compare)
  const cite = [guide.cite(opened.askable.place, opened.askable.section)]
  if (hint) {
    const name = hint.hints < opened.question.hints.length ? 'Hint' : 'Last hint'
    const text = [
      lead,
      `**${name}:** ${hint.text}`,
      varied(
        dialogue,
        'What do you think now?',
        'Give it a try.',
        'What would you answer?',
        'Does that open a door?',
        'Where does that take you?',
        'What follows from it?',
      ),
    ]
    return {
      ...stay(dialogue, { ...opened, hints: hint.hints }, 'hint', text.filter(Boolean).join('\n\n')),
      citations: cite,
    }
  }
  const { section, place } = opened.askable
  const begun = nextStep(dialogue, opened)
  const told = begun === undefined ? lessonHint(dialogue, opened) : undefined
  const way = isEarned(opened)
    ? fresh(
        dialogue,
        'You have really tried: the worked solution is there if you want it.',
        'The worked solution is yours now, should you want it.',
      )
    : [begun === undefined ? smallStep(dialogue, opened) : fresh(dialogue, ...GO_ON), invitation(dialogue, opened)]
        .filter(Boolean)
        .join(' ')
  const from = told
    ? fresh(dialogue, ...HELPS) || `From **${place.lesson.title}**:`
    : begun
      ? fresh(dialogue, ...BEGINS)
      : ''
  const text = [lead, [from, told?.text ?? begun].filter(Boolean).join('\n\n'), way].filter(Boolean).join('\n\n')
  const turn = stay(
    dialogue,
    { ...opened, hints: Math.max(1, opened.hints) },
    'hint',
    text ||
      'You know all that I can say without saying the answer. Pick something, or take an easier one and come back.',
  )
  const cited = guide.cite(place, told?.section ?? section)
  return {
    ...turn,
    citations: [cited],
    nextSteps: told || begun || way ? turn.nextSteps : [...restSteps, ...turn.nextSteps],
  }
}

/** Before a step of the solution, and after it. */
const BEGINS = ['The way begins like this:', 'One step of the way:', 'I take a step, you take the next:']
const GO_ON = ['What comes next?', 'Go on from there.', 'Your turn: the step after it?']

/** Before a piece of the lesson that helps. */
const HELPS = [
  'The lesson has something that helps:',
  'Put this beside the question:',
  'This belongs to it, too:',
  'One more piece of it:',
  'Look at this again:',
  'Something to lean on:',
  'And this:',
]
