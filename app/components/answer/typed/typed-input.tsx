import type { ComponentProps } from 'react'
import { Input } from '../../ui/input.tsx'

/** Longer than any answer of a school question. */
const LONGEST = 200

type TypedInputProps = {
  text: string
  isNumber: boolean
  /** whether it can still be changed */
  isOpen: boolean
  onText: (text: string) => void
} & Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'readOnly' | 'maxLength' | 'inputMode'>

/** A field for a number, a term or a formula: nothing in it is completed, corrected or begun with a capital by the browser. */
export function TypedInput({ text, isNumber, isOpen, onText, ...props }: TypedInputProps) {
  return (
    <Input
      {...props}
      value={text}
      maxLength={LONGEST}
      readOnly={!isOpen}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => onText(event.target.value)}
    />
  )
}
