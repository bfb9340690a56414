import { acceptedTexts } from '../question/check-short-answer.ts'
import { plainNumber } from '../question/format-number.ts'
import type { Question } from '../question/question.ts'
import type { ChatStep } from './chat.ts'
import { isEarned, type Opened, step } from './dialogue.ts'
import { letteredOptions } from './read-answer.ts'
import { roughText } from './search-words.ts'

/** Longest message a button sends; options are short. */
const LONGEST_MESSAGE = 200

export const promptText = ({ prompt }: Question): string =>
  prompt.type === 'text' ? prompt.content : `![${prompt.alt ?? 'A picture'}](${prompt.content})`

/** A question as the tutor asks it: the prompt, then lettered options or what form the answer has. */
export function showQuestion(question: Question): string {
  const options = letteredOptions(question)
  if (question.type === 'multiple-choice') {
    return [promptText(question), options.map(({ letter, content }) => `- **${letter}.** ${content}`).join('\n')].join(
      '\n\n',
    )
  }
  if (question.type === 'true-false') return `${promptText(question)}\n\nTrue or false?`
  if (question.type !== 'numeric') return promptText(question)
  const unit = question.unit ? ` in ${question.unit}` : ''
  const figures = question.significantFigures ? ` with ${question.significantFigures} significant figures` : ''
  return unit || figures ? `${promptText(question)}\n\n*Answer with a number${unit}${figures}.*` : promptText(question)
}

/** A button for each option; the message carries its words, so that the conversation can be read later. */
export function answerSteps(question: Question): ChatStep[] {
  if (question.type === 'true-false') {
    return letteredOptions(question).map(({ content }) => ({ label: content, message: content, kind: 'answer' }))
  }
  if (question.type !== 'multiple-choice') return []
  return letteredOptions(question).map(({ letter, content }) => ({
    label: letter,
    message: `${letter}) ${roughText(content).replaceAll(/\s+/g, ' ').trim()}`.slice(0, LONGEST_MESSAGE),
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
  const right = letteredOptions(question).filter((option) => option.correct)
  if (right.length > 0) return right.map(({ content }) => content).join(' or ')
  if (question.type === 'numeric') {
    const [answer] = [question.answer].flat()
    const number = typeof answer === 'number' ? plainNumber(answer) : String(answer ?? '')
    return question.unit ? `${number} ${question.unit}` : number
  }
  if (question.type === 'match') return question.pairs.map(({ left, right: other }) => `${left} → ${other}`).join('; ')
  const text = question.sampleAnswer ?? acceptedTexts(question)[0] ?? ''
  return question.answerForm === 'algebra' && !text.includes('$') ? `$${text}$` : text
}
