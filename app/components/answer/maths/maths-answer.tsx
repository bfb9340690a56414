import { type KeyboardEvent, useRef } from 'react'
import { isReady } from '#domain/question/answer-types.ts'
import type { PartChecked } from '#domain/question/checked.ts'
import type { MathsFieldOf } from '#domain/question/types/maths/maths.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { cn } from '../../cn.ts'
import { RichText } from '../../rich-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { AnswerMark } from '../answer-mark.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'
import { useUnderstoodFormula } from '../use-understood-formula.ts'
import { MathsPreview } from './maths-preview.tsx'

/** Longer than any formula of a school question. */
const LONGEST = 200
/** What a keyboard lacks, or a phone hides: what is shown, what is typed, and how far from its end the cursor goes. */
const MARKS = [
  { shown: 'x²', typed: '^2', name: 'squared', back: 0 },
  { shown: 'xⁿ', typed: '^()', name: 'to the power of', back: 1 },
  { shown: '√', typed: 'sqrt()', name: 'square root', back: 1 },
  { shown: 'a⁄b', typed: '()/()', name: 'fraction', back: 4 },
  { shown: 'π', typed: 'pi', name: 'pi', back: 0 },
  { shown: '( )', typed: '()', name: 'brackets', back: 1 },
]

/** Formulas, typed as they are spoken, each shown as it is understood while it is typed. */
export function MathsAnswer({
  question,
  reply,
  stage,
  malformed,
  parts,
  onDraft,
  onAnswer,
  understandFormula,
}: AnswerViewProps) {
  const fields = question.expressions ?? []
  const given = replyOfType(reply, 'maths')?.given ?? []
  const isOpen = stage === 'open'
  const replyWith = (index: number, text: string) => ({
    type: 'maths' as const,
    given: fields.map((_, at) => (at === index ? text : (given[at] ?? ''))),
  })
  return (
    <div className="flex flex-col gap-4">
      {fields.map((field, index) => (
        <MathsField
          // biome-ignore lint/suspicious/noArrayIndexKey: fields have no ids and never move
          key={index}
          field={field}
          number={fields.length > 1 ? index + 1 : undefined}
          text={given[index] ?? ''}
          isOpen={isOpen}
          part={stage === 'shown' ? parts?.[index] : undefined}
          understandFormula={understandFormula}
          onChange={(text) => onDraft(replyWith(index, text))}
          onDone={() => reply && isOpen && isReady(question, reply) && onAnswer(reply)}
        />
      ))}
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}

type MathsFieldProps = {
  field: MathsFieldOf<RichTextValue>
  /** which one of several */
  number: number | undefined
  text: string
  isOpen: boolean
  part: PartChecked<RichTextValue> | undefined
  understandFormula: AnswerViewProps['understandFormula']
  onChange: (text: string) => void
  onDone: () => void
}

function MathsField({ field, number, text, isOpen, part, understandFormula, onChange, onDone }: MathsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const understood = useUnderstoodFormula(text, understandFormula)
  const name = field.name?.text ?? (number === undefined ? 'Your formula' : `Formula ${number}`)

  function insert({ typed, back }: (typeof MARKS)[number]) {
    const at = input.current?.selectionStart ?? text.length
    const end = input.current?.selectionEnd ?? at
    // what is marked goes into the first pair of brackets
    const marked = text.slice(at, end)
    const mark = marked === '' ? typed : typed.replace('()', `(${marked})`)
    onChange(`${text.slice(0, at)}${mark}${text.slice(end)}`)
    const place = at + mark.length - (marked === '' ? back : 0)
    // the value comes with the next render; the cursor after it
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(place, place)
    })
  }
  function submit(event: KeyboardEvent) {
    if (event.key === 'Enter') onDone()
  }

  return (
    <div className="flex max-w-xl flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {field.name && <RichText value={field.name} inline className="shrink-0" />}
        <Input
          ref={input}
          aria-label={name}
          value={text}
          maxLength={LONGEST}
          readOnly={!isOpen}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={submit}
          className={cn(
            'min-w-40 flex-1',
            part && (part.isRight ? 'border-success bg-success-surface' : 'border-error bg-error-surface'),
          )}
        />
        {part && <AnswerMark isRight={part.isRight} />}
      </div>
      <MathsPreview understood={understood} />
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would stand inside the lesson's
        <div role="group" aria-label={`Insert into ${name}`} className="flex flex-wrap gap-1.5">
          {MARKS.map((mark) => (
            <Button
              key={mark.name}
              variant="outline"
              size="sm"
              aria-label={`Insert ${mark.shown}, ${mark.name}`}
              // the field keeps its selection
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(mark)}
            >
              {mark.shown}
            </Button>
          ))}
        </div>
      )}
      {part && !part.isRight && <AnswerMark isRight={false}>{`Here: ${field.accepted[0] ?? ''}`}</AnswerMark>}
    </div>
  )
}
