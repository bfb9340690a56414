import { useMemo } from 'react'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { cn } from './cn.ts'
import { trustedHtml } from './trusted-types.ts'
import { unwrapParagraph } from './unwrap-paragraph.ts'

type RichTextProps = {
  value: RichTextValue
  /** Inside a sentence, a button or a label: no paragraph of its own. */
  inline?: boolean
  className?: string
}

/** Shows text that the server rendered and sanitised (app/platform/rich-text.server.ts); maths is MathML. */
export function RichText({ value, inline = false, className }: RichTextProps) {
  const Tag = inline ? 'span' : 'div'
  // kept, because React takes a new object for new markup
  const html = useMemo(() => ({ __html: trustedHtml(value, inline ? unwrapParagraph : undefined) }), [value, inline])
  return (
    <Tag
      data-slot="rich-text"
      className={cn('rich-text', inline && 'rich-text-inline', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, the one place that makes this type
      dangerouslySetInnerHTML={html}
    />
  )
}
