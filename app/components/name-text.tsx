import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { RichText } from './rich-text.tsx'

/**
 * Rich text inside the control that it names: a button, an option's label. Browsers leave MathML out of a name (Chromium names an option that is only a formula
 * with nothing at all), so a text with formulas is read in plain words, and shown as it is.
 */
export function NameText({ value, className }: { value: RichTextValue; className?: string }) {
  if (!value.html.includes('<math')) return <RichText value={value} inline {...(className && { className })} />
  return (
    <span className={className}>
      <span aria-hidden>
        <RichText value={value} inline />
      </span>
      <span className="sr-only">{value.text}</span>
    </span>
  )
}
