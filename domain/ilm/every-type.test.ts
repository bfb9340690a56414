import { describe, expect, test } from 'vitest'
import { makeShown, typeSamples } from '#tests/factories/type-samples.ts'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { isAskable, plainFormOf } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import { shownOrder } from '../question/shown-order.ts'
import type { ChatContext } from './chat.ts'
import { createCourseGuide } from './course-guide.ts'
import { FRESH_STATE } from './dialogue-state.ts'
import { findLeak } from './find-leak.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { leadDialogue } from './lead-dialogue.ts'
import { letteredOptions } from './read-answer.ts'
import { readIntent } from './read-intent.ts'

// Whatever way a question is answered, Ilm gives its hints, keeps its answer back, and asks it where a conversation can.

const HINT = 'Think of what moves.'

/** A course with this one question in it, as a check of its lesson. */
function guideWith(question: Question) {
  const course = sampleCourse()
  const [module] = course.modules
  const lesson = module?.lessonContents[0]
  const section = lesson?.content[0]
  if (!module || !lesson || !section) throw new Error('the sample course has a lesson')
  const content = [{ ...section, checks: [question] }]
  return createCourseGuide({
    ...course,
    modules: [{ ...module, questions: [], examItems: [], lessonContents: [{ ...lesson, content }] }],
  })
}

function talk(question: Question) {
  const guide = guideWith(question)
  let last: IlmTurn | undefined
  return (message: string, context?: ChatContext): IlmTurn => {
    const turns = last ? 1 : 0
    const state = last?.state ?? FRESH_STATE
    const read = readIntent(message, (word) => guide.search().knows(word))
    last = leadDialogue({ guide, message, read, state, conversationId: 'c1', turns, context, compare: compareAlgebra })
    return last
  }
}

/** The right answer as a student types it: as the sample says, else the letters of what is right. */
function saidOf(question: Question, { right, said }: (typeof typeSamples)[number]): string {
  if (said !== undefined) return said
  const letters = 'ABCDEFGH'
  if (right.type === 'ordering') {
    const order = shownOrder(question, 'items', question.items.length)
    return right.order.map((item) => letters[order.indexOf(item)]).join(', ')
  }
  if (right.type === 'match') {
    const order = shownOrder(question, 'rights', question.pairs.length)
    return right.rights.map((item) => letters[order.indexOf(item ?? 0)]).join(' ')
  }
  if (right.type === 'multiple-select')
    return question.options.flatMap(({ correct }, index) => (correct ? [letters[index]] : [])).join(', ')
  const chosen = letteredOptions(question).find(({ correct }) => correct)
  return (plainFormOf(question).as === 'truth' ? chosen?.content : chosen?.letter) ?? ''
}

describe.each(typeSamples)('$right.type', (sample) => {
  const question = makeShown({ ...sample.fields, hints: [HINT], explanation: 'Because it is so.' })
  const about = { lessonId: 'energy-flow', moduleId: 'ecosystems', questionId: 'q' }

  test('brought from a page it is talked about: shown, then its hint, and its answer only when that is earned (D20)', () => {
    const say = talk(question)
    const opened = say('Can you help me with this question?', about)
    expect(opened.move).toBe('ask')
    expect(opened.question).toContain('Why?')
    expect(say('just tell me the answer').move).toBe('withhold')
    const hint = say('a hint please')
    expect([hint.text, say('another hint').text].join()).not.toContain('undefined')
    expect(say('show me the worked solution').move).toBe(isAskable(question) ? 'hint' : 'solution')
  })

  test('nothing said before the answer is earned tells it', () => {
    const say = talk(question)
    say('Can you help me?', about)
    const said = [say('a hint please'), say('idk'), say('what is it about?')]
    expect(said[0]?.text).toContain(HINT)
    for (const turn of said) expect(findLeak(question, turn.text, compareAlgebra), turn.text).toBe(false)
  })

  test('in a quiz it is asked and graded where a conversation can, and else left out', () => {
    const say = talk(question)
    const asked = say('Quiz me!')
    if (!isAskable(question)) {
      expect(asked.question).toBeUndefined()
      return
    }
    expect(asked.question).toContain('Why?')
    const form = plainFormOf(question)
    if (form.as === 'list') {
      expect(asked.question).toContain(form.ask)
      const odd = say('red; green; blue; yellow; black')
      expect(odd).toMatchObject({ move: 'unclear', text: expect.stringContaining(form.ask) })
      expect(odd.graded).toBeUndefined()
    }
    const graded = say(saidOf(question, sample))
    expect(graded.move, graded.text).toBe('right')
  })
})

test('only what is pointed at and what is written at length is no question for a quiz', () => {
  const left = typeSamples.map(({ fields }) => makeShown(fields)).filter((question) => !isAskable(question))
  expect(left.map(({ type }) => type).sort()).toEqual(['label', 'written'])
})

test('a question with figures brings them to the chat: its numbers, and what they show in words; its solution’s figures stay out', () => {
  const [module] = sampleCourse().modules
  const [authored] = module?.questions ?? []
  if (!module || !authored) throw new Error('the sample course has questions')
  const figures = [
    { kind: 'table' as const, alt: '@{eaten} kJ are eaten', headers: ['kJ'], rows: [['@{eaten}']] },
    {
      kind: 'table' as const,
      at: 'explanation',
      alt: '@{kept} kJ are passed on',
      headers: ['kJ'],
      rows: [['@{kept}']],
    },
  ]
  const course = sampleCourse()
  const guide = createCourseGuide({ ...course, modules: [{ ...module, questions: [{ ...authored, figures }] }] })
  const read = readIntent('Quiz me!', () => true)
  const dialogue = { guide, read, state: FRESH_STATE, conversationId: 'c1', turns: 0, compare: compareAlgebra }
  const context = { moduleId: 'ecosystems', questionId: 'passed-on', seed: 3 }
  const turns = [
    leadDialogue({ ...dialogue, message: 'Quiz me!' }),
    leadDialogue({ ...dialogue, message: 'Can you help me with this question?', context }),
    leadDialogue({ ...dialogue, message: 'Why is my answer not right?', context: { ...context, answer: '1 kJ' } }),
  ]
  for (const { figures: shown, question } of turns) {
    const eaten = /Of (\d+) kJ/.exec(question ?? '')?.[1]
    expect(shown).toMatchObject({ moduleId: 'ecosystems', questionId: 'passed-on', alts: [`${eaten} kJ are eaten`] })
  }
  expect(turns[1]?.figures?.seed).toBe(3)
})
