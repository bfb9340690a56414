import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { plainUnit } from '#domain/question/check-number.ts'
import { describeMalformed } from '#domain/question/describe-check.ts'
import { previewNumber } from '#domain/question/preview-reply.ts'
import type { PracticeQuestion } from './queries.ts'
import type { QuestionTurn } from './use-question-turn.ts'

export const ANSWER_FORM = 'answer-form'
/** Longer than any answer of a school question. */
const LONGEST = 200
/** Marks that the number pad of a phone lacks. */
const MARKS = ['−', '/', '×10^']

/** Numbers and short answers, typed (CHP-20..23), with what was understood of them so far. */
export function AnswerText({ question, turn }: { question: PracticeQuestion; turn: QuestionTurn }) {
  const input = useRef<HTMLInputElement>(null)
  const { type } = question
  const isNumeric = type === 'numeric'
  const text = turn.reply?.type === 'numeric' || turn.reply?.type === 'short-answer' ? turn.reply.text : ''
  const understood = useUnderstood(question, text)
  // What cannot be read is asked again where it was typed.
  useEffect(() => {
    if (turn.malformed) input.current?.focus()
  }, [turn.malformed])
  if (type !== 'numeric' && type !== 'short-answer') return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') void turn.answer({ type: isNumeric ? 'numeric' : 'short-answer', text })
  }
  const change = (value: string) => turn.draft({ type: isNumeric ? 'numeric' : 'short-answer', text: value })
  function insert(mark: string) {
    const at = input.current?.selectionStart ?? text.length
    change(`${text.slice(0, at)}${mark}${text.slice(input.current?.selectionEnd ?? at)}`)
    input.current?.focus()
  }

  return (
    <form id={ANSWER_FORM} onSubmit={submit} className="flex max-w-xl flex-col gap-2">
      <Field
        label={isNumeric && question.unit ? `Your answer in ${plainUnit(question.unit)}` : 'Your answer'}
        error={turn.malformed ? describeMalformed(turn.malformed, question) : undefined}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span aria-live="polite">{understood && !turn.ended && `Read as ${understood}`}</span>
            {!isNumeric && text !== '' && (
              <span className="figures">
                {text.length} {text.length === 1 ? 'character' : 'characters'}
              </span>
            )}
          </span>
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={text}
            maxLength={LONGEST}
            readOnly={turn.ended !== null}
            inputMode={isNumeric ? 'decimal' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {isNumeric && !turn.ended && (
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
function useUnderstood(question: PracticeQuestion, text: string): string | undefined {
  const history = useHistory()
  const isFormula = question.type === 'short-answer' && question.answerForm === 'algebra'
  const [formula, setFormula] = useState<string | null>(null)
  // The worker answers a moment later; an answer to an older text is dropped.
  useEffect(() => {
    if (!isFormula || text.trim() === '') {
      setFormula(null)
      return
    }
    let isCurrent = true
    void history
      .ask((worker) => worker.readFormula(text))
      .then((read) => {
        if (isCurrent) setFormula(read === text.trim() ? null : read)
      })
    return () => {
      isCurrent = false
    }
  }, [history, isFormula, text])
  if (isFormula) return formula ?? undefined
  const isNumber = question.type === 'numeric' || question.answerForm === 'number'
  return isNumber ? previewNumber(text, question.unit) : undefined
}
