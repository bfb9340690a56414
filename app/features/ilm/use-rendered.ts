import { useQuery, useQueryClient } from '@tanstack/react-query'
import { openKeptCourses } from '#app/platform/kept-course/ask-kept-course.ts'
import { batchesOf } from '#app/platform/text-batches.ts'
import type { ShownMessage } from '#domain/ilm/chat-history.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { renderReplies } from './functions.ts'

type Rendered = Record<string, RichText>
const renderedKey = (conversationId: string | undefined) => ['ilm-rendered', conversationId] as const

/** The rendered form of replies by their text. Until it is there, or without a connection, the text itself is shown. */
export function useRendered(conversationId: string | undefined, messages: readonly ShownMessage[]) {
  const client = useQueryClient()
  const replies = messages.filter(({ id, role, isError }) => id > 1 && role === 'assistant' && !isError)
  const query = useQuery({
    queryKey: renderedKey(conversationId),
    queryFn: async (): Promise<Rendered> => {
      const texts = [...new Set(replies.map(({ content }) => content))]
      const known: Rendered = {}
      for (const batch of batchesOf(texts)) {
        const answer = await renderReplies({ data: batch }).catch(() => undefined)
        const rendering = answer?.ok
          ? answer.rendered
          : // no server: by the same rules, here
            !answer && (await (await openKeptCourses())?.renderOnDevice(batch))
        // a text that was not rendered is shown as it is
        if (!rendering) break
        for (const [index, text] of batch.entries()) {
          const rendered = rendering[index]
          if (rendered) known[text] = rendered
        }
      }
      return known
    },
    enabled: conversationId !== undefined && replies.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    of: (text: string): RichText | undefined => query.data?.[text],
    /** a fresh reply comes rendered */
    keep: (inConversation: string, text: string, rendered: RichText) =>
      client.setQueryData<Rendered>(renderedKey(inConversation), (known) => ({ ...known, [text]: rendered })),
  }
}
