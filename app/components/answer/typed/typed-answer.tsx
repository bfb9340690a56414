import { type FormEvent, useEffect, useRef } from 'react'
import { describeMalformed } from '#domain/question/describe-check.ts'
import { plainUnit } from '#domain/question/plain-unit.ts'
import { previewNumber } from '#domain/question/preview-reply.ts'
import type { Reply } from '#domain/question/reply.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type AnswerViewProps, replyOfType, type ShownQuestion } from '../answer-view.ts'
import { useUnderstoodFormula } from '../use-understood-formula.ts'
import { TypedInput } from './typed-input.tsx'

/** Marks that the number pad of a phone lacks. */
const MARKS = ['−', '/', '×10^']

/** Numbers and short answers, typed (CHP-20..23), with what was understood of them so far. */
export function TypedAnswer({
  question,
  reply,
  stage,
  malformed,
  onDraft,
  onAnswer,
  understandFormula,
}: AnswerViewProps) {
  const input = useRef<HTMLInputElement>(null)
  const isNumeric = question.type === 'numeric'
  const isOpen = stage === 'open'
  const text = replyOfType(reply, 'numeric', 'short-answer')?.text ?? ''
  const understood = useUnderstood(question, text, understandFormula)
  // What cannot be read is asked again where it was typed.
  useEffect(() => {
    if (malformed) input.current?.focus()
  }, [malformed])

  const replyOf = (value: string): Reply => ({ type: isNumeric ? 'numeric' : 'short-answer', text: value })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') onAnswer(replyOf(text))
  }
  const change = (value: string) => onDraft(replyOf(value))
  function insert(mark: string) {
    const at = input.current?.selectionStart ?? text.length
    change(`${text.slice(0, at)}${mark}${text.slice(input.current?.selectionEnd ?? at)}`)
    input.current?.focus()
  }

  return (
    <form onSubmit={submit} className="flex max-w-xl flex-col gap-2">
      <Field
        label={isNumeric && question.unit ? `Your answer in ${plainUnit(question.unit)}` : 'Your answer'}
        error={malformed ? describeMalformed(malformed, question) : undefined}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span aria-live="polite">{understood && isOpen && `Read as ${understood}`}</span>
            {!isNumeric && text !== '' && (
              <span className="figures">
                {text.length} {text.length === 1 ? 'character' : 'characters'}
              </span>
            )}
          </span>
        }
      >
        {(control) => (
          <TypedInput {...control} ref={input} text={text} isNumber={isNumeric} isOpen={isOpen} onText={change} />
        )}
      </Field>
      {isNumeric && isOpen && (
        <div className="hidden gap-2 pointer-coarse:flex">
          {MARKS.map((mark) => (
            <Button key={mark} variant="outline" size="sm" aria-label={`Insert ${mark}`} onClick={() => insert(mark)}>
              {mark}
            </Button>
          ))}
        </div>
      )}
    </form>
  )
}

/** How the typed text is read, when that is worth saying. Formulas are read by the worker, which has the maths library. */
function useUnderstood(
  question: ShownQuestion,
  text: string,
  understandFormula: AnswerViewProps['understandFormula'],
): string | undefined {
  const isFormula = question.type === 'short-answer' && question.answerForm === 'algebra'
  const formula = useUnderstoodFormula(isFormula ? text : '', understandFormula)
  if (isFormula) return formula && formula.text !== text.trim() ? formula.text : undefined
  const isNumber = question.type === 'numeric' || question.answerForm === 'number'
  return isNumber ? previewNumber(text, question.unit) : undefined
}
