import { LONGEST_MARKED, type MarkRequest } from '#domain/ilm/mark-suggestions.ts'
import { promptText } from '#domain/question/describe-answer.ts'
import type { ShownQuestion } from '../answer-view.ts'
import type { WrittenReply } from './writing-part.tsx'

/**
 * What Ilm is asked about an answer in writing: each part with what was written and the lines a person judges. `nothing` where no such line
 * has words to look at (it is on paper, or the machine checks it all), `too-long` where there are more than Ilm reads.
 */
export function markRequestOf(
  { prompt, written }: Pick<ShownQuestion, 'prompt' | 'written'>,
  { texts }: WrittenReply,
): MarkRequest | 'nothing' | 'too-long' {
  let next = 0
  const parts = (written?.parts ?? []).map((part, index) => {
    const first = next
    next += part.rubric.length
    const lines = part.rubric.flatMap(({ criterion, points, blank }, at) =>
      blank ? [] : [{ line: first + at, criterion: criterion.text, points }],
    )
    return { prompt: part.prompt.text, model: part.model.text, text: texts[index]?.trim() ?? '', lines }
  })
  const asked = parts.filter(({ text, lines }) => text !== '' && lines.length > 0)
  if (asked.length === 0) return 'nothing'
  const length = asked.reduce((sum, { text }) => sum + text.length, 0)
  return length > LONGEST_MARKED ? 'too-long' : { prompt: promptText({ prompt }), parts: asked }
}
