import type { BlankOf } from '#domain/question/blank/blank-fields.ts'
import { describeRight } from '#domain/question/blank/describe-blanks.ts'
import type { PartChecked } from '#domain/question/checked.ts'
import { plainUnit } from '#domain/question/plain-unit.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { cn } from '../../cn.ts'
import { Select } from '../../ui/select.tsx'
import { AnswerMark } from '../answer-mark.tsx'
import { TypedInput } from '../typed/typed-input.tsx'

type BlankControlProps = {
  blank: BlankOf<RichText>
  /** the index of a choice, or the text typed; '' while it is open */
  given: string
  isOpen: boolean
  /** once it is over: whether it was right */
  part: PartChecked<RichText> | undefined
  onChange: (given: string) => void
  onDone: () => void
  className?: string
}

/** One blank: the browser's own list of choices, or a field to type into; once it is over, its mark and what belongs there. */
export function BlankControl({ blank, given, isOpen, part, onChange, onDone, className }: BlankControlProps) {
  const isNumber = typeof blank.answer === 'number'
  const tone = part && (part.isRight ? 'border-success bg-success-surface' : 'border-error bg-error-surface')
  return (
    <span className={cn('inline-flex max-w-full flex-col gap-1 align-middle', className)}>
      <span className="inline-flex max-w-full items-center gap-1.5">
        {blank.choices.length > 0 ? (
          <Select
            aria-label={blank.name}
            value={given}
            aria-disabled={!isOpen}
            onChange={(event) => isOpen && onChange(event.target.value)}
            className={cn('w-auto min-w-28 rounded-md', tone)}
          >
            <option value="">choose…</option>
            {blank.choices.map((choice, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: choices have no ids; their index is the reply
              <option key={index} value={String(index)}>
                {choice.content.text}
              </option>
            ))}
          </Select>
        ) : (
          <TypedInput
            aria-label={blank.unit === undefined ? blank.name : `${blank.name}, in ${plainUnit(blank.unit)}`}
            text={given}
            isNumber={isNumber}
            isOpen={isOpen}
            onText={onChange}
            onKeyDown={(event) => event.key === 'Enter' && onDone()}
            className={cn('w-28 min-w-16', tone)}
          />
        )}
        {blank.unit !== undefined && (
          <span aria-hidden className="text-muted-foreground text-sm">
            {plainUnit(blank.unit)}
          </span>
        )}
        {part?.isRight && <AnswerMark isRight>Correct</AnswerMark>}
      </span>
      {part && !part.isRight && (
        <AnswerMark isRight={false}>{`Here: ${describeRight(blank, ({ text }) => text)}`}</AnswerMark>
      )}
    </span>
  )
}
