import { checkAnswer } from '../question/check-answer.ts'
import { isCorrect } from '../question/checked.ts'
import { gradeAnswer } from './answer-question.ts'
import { withOpen, withoutOpen } from './ask-question.ts'
import { type Dialogue, type Opened, seedIn, step } from './dialogue.ts'
import { explainPassage } from './explain-idea.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { readAnswer } from './read-answer.ts'
import { figuresOfOpened, openSteps, showQuestion } from './show-question.ts'

/**
 * The first reply to a student who comes from a page (a lesson section, a missed question, an exam item) to ask about what is
 * there. Undefined when no page is named, or it is under discussion already.
 */
export function openFromPage(dialogue: Dialogue): IlmTurn | undefined {
  const { context } = dialogue
  if (!context) return undefined
  return context.questionId === undefined ? openLesson(dialogue) : openQuestion(dialogue)
}

function openLesson(dialogue: Dialogue): IlmTurn | undefined {
  const { context, guide, read, state } = dialogue
  const place = context?.lessonId === undefined ? undefined : guide.place(context.lessonId, context.moduleId)
  if (!place || state.lesson !== undefined || dialogue.calculation) return undefined
  // a question of the student's own about the course is answered as such; "Explain this" means the section
  if (read.topic !== '' && read.intent === 'explain') return undefined
  if (!['explain', 'break-down', 'dont-know', 'other', 'hint'].includes(read.intent)) return undefined
  const section = place.lesson.content.find(({ id }) => id === context?.sectionId)
  const text = section?.text ?? place.lesson.summary ?? ''
  const title = section?.title ?? place.lesson.title
  return explainPassage(
    dialogue,
    section ? { kind: 'section', title, text, place, section } : { kind: 'lesson', title, text, place },
    false,
  )
}

/** The question a student brings from a page; undefined when there is none, or it is under discussion already. */
export function questionOnPage(
  dialogue: Pick<Dialogue, 'context' | 'guide' | 'conversationId' | 'state'>,
): Opened | undefined {
  const { context, guide, conversationId, state } = dialogue
  if (context?.questionId === undefined) return undefined
  // an exam numbers the variants of one template with a tilde
  const id = context.questionId.replace(/~\d+$/, '')
  const askable = guide.question(id) ?? guide.question(`${context.lessonId ?? ''}/${id}`)
  if (!askable || state.open?.key === askable.key || state.asked.includes(askable.key)) return undefined
  // the seed a page shows practice questions with, where it names none (domain/practice/make-practice-questions.ts)
  const seed = context.seed ?? (askable.isTemplate ? 1 : seedIn(conversationId, askable.key, 0))
  const question = askable.make(seed)
  return question && { askable, question, seed, tried: [], hints: 0 }
}

function openQuestion(dialogue: Dialogue): IlmTurn | undefined {
  const { context, guide, state } = dialogue
  const opened = questionOnPage(dialogue)
  if (!opened) return undefined
  const { askable, question } = opened
  const answer = context?.answer ? readAnswer(question, context.answer) : undefined
  const citations = [guide.cite(askable.place, askable.section)]
  const figures = figuresOfOpened(opened)
  if (answer?.kind === 'answer') {
    const checked = checkAnswer(question, answer.reply, dialogue.compare)
    if (isCorrect(checked)) {
      const lead = 'You had this one right. Let’s make sure you could explain it.'
      const text = `${lead}\n\n${question.explanation ?? ''}`.trim()
      return {
        move: 'right',
        text,
        citations,
        nextSteps: [step('Another question'), step('Explain this')],
        state: withoutOpen(withOpen(state, opened)),
      }
    }
    // the page it was given on has recorded it already
    const { graded: _recorded, ...turn } = gradeAnswer(dialogue, opened, answer.reply, answer.text)
    return { ...turn, text: `You answered *${answer.text}*. ${turn.text}`, question: showQuestion(question), figures }
  }
  return {
    move: 'ask',
    text: 'Let’s look at this question together. What is it asking, and what do you know already?',
    question: showQuestion(question),
    figures,
    citations,
    nextSteps: openSteps(opened),
    state: { ...withOpen(state, opened), idea: undefined },
  }
}
