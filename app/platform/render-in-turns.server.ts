import { plainRichText } from '#domain/text/plain-rich-text.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { renderWithin } from './rich-text.server.ts'

/** One call's share of the thread; what is left over then stays as it was typed. */
const CALL_MS = 300
/** Other requests get their turn so often. */
const TURN_MS = 20

/**
 * Renders texts from outside in a bounded time, giving way to other requests between them.
 * @param ms the time all texts together may take
 */
export async function renderInTurns(texts: readonly string[], ms = CALL_MS): Promise<RichText[]> {
  const render = renderWithin(ms)
  const rendered: RichText[] = []
  let turnBegan = performance.now()
  for (const text of texts) {
    rendered.push(render(text) ?? plainRichText(text))
    if (performance.now() - turnBegan > TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve))
      turnBegan = performance.now()
    }
  }
  return rendered
}
