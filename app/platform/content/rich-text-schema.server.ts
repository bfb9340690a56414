import { z } from 'zod'
import { plainRichText } from '#domain/text/plain-rich-text.ts'
import { renderedBefore, renderRichText, renderWithin } from '../rich-text.server.ts'

/** A text schema for lessonSchemaOf and its like that renders what it reads: the pages get RichText and nothing else. */
export const richText = z.string().transform(renderRichText)

/** A real attempt of a hundred questions takes a fifth of it, with nothing rendered before. */
const ATTEMPT_MS = 1500

/**
 * The same for one attempt that was handed in. A gateway takes an exam of an earlier release back by its seal, which leaves texts out: they may
 * be whatever a student wrote. So what is no text of the content as it is now is rendered as text from outside.
 * @param ms the time all these texts together may take; what comes later stays as it was typed
 */
export function attemptRichText(ms = ATTEMPT_MS) {
  const render = renderWithin(ms)
  return z.string().transform((source) => renderedBefore(source) ?? render(source) ?? plainRichText(source))
}
