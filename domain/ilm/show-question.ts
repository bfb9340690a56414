import { answerTypeOf } from '../question/answer-types.ts'
import { plainFormOf } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import { plainLine } from '../text/plain-line.ts'
import { askedAbout } from './asked-figures.ts'
import type { ChatFigures, ChatStep } from './chat.ts'
import { isEarned, type Opened, step } from './dialogue.ts'

/** Longest message a button sends; options are short. */
const LONGEST_MESSAGE = 200

export const promptText = ({ prompt }: Question): string =>
  prompt.type === 'text' ? prompt.content : `![${prompt.alt ?? 'A picture'}](${prompt.content})`

/** A question as Ilm asks it: the prompt, then lettered options or what form the answer has. */
export function showQuestion(question: Question): string {
  const form = plainFormOf(question)
  const prompt = promptText(question)
  switch (form.as) {
    case 'choice':
      return `${prompt}\n\n${form.options.map(({ letter, content }) => `- **${letter}.** ${content}`).join('\n')}`
    case 'truth':
      return `${prompt}\n\nTrue or false?`
    case 'number':
      return form.ask === undefined ? prompt : `${prompt}\n\n*${form.ask}*`
    case 'text':
      return prompt
    case 'list':
      return `${prompt}\n\n${form.lines.map((line) => `- ${line}`).join('\n')}\n\n*${form.ask}*`
  }
}

/** A button for each option; the message carries its words, so that the conversation can be read later. */
export function answerSteps(question: Question): ChatStep[] {
  const form = plainFormOf(question)
  if (form.as === 'truth') {
    return form.options.map(({ content }) => ({ label: content, message: content, kind: 'answer' }))
  }
  if (form.as !== 'choice') return []
  return form.options.map(({ letter, content }) => ({
    label: letter,
    message: `${letter}) ${plainLine(content)}`.slice(0, LONGEST_MESSAGE),
    kind: 'answer',
  }))
}

/** What can be done while a question is open. */
export function openSteps(opened: Opened): ChatStep[] {
  const { question, hints } = opened
  return [
    ...answerSteps(question),
    ...(hints < question.hints.length || hints === 0 ? [step('Give me a hint')] : [step('Explain this')]),
    ...(isEarned(opened) ? [step('Show the worked solution')] : []),
    step('Another question'),
  ]
}

/** The right answer in words. */
export function answerText(question: Question): string {
  const text = answerTypeOf(question).describeAnswer(question, (markdown) => markdown) ?? ''
  const form = plainFormOf(question)
  return form.as === 'text' && form.form === 'algebra' && !text.includes('$') ? `$${text}$` : text
}

/** The figures of an open question, for the reply that shows it; undefined where it has none. */
export function figuresOfOpened({ askable, question, seed }: Opened): ChatFigures | undefined {
  const alts = askedAbout(question)
  return alts.length === 0 ? undefined : { moduleId: askable.place.module.id, questionId: question.id, seed, alts }
}
