import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ChatContext } from '#domain/ilm/chat.ts'

/** What a student says who comes from another page to ask about what is there. */
export function openingWords(context: ChatContext): string {
  if (context.questionId === undefined) return 'Explain this'
  return context.answer === undefined ? 'Can you help me with this question?' : 'Why is my answer not right?'
}

/** Starts a conversation about what a link carried (a lesson section, a question, an exam item), once. */
export function useAskAbout(isReady: boolean, start: (context: ChatContext) => void): void {
  const context = useRouterState({ select: (state) => state.location.state.askAbout })
  const navigate = useNavigate()
  const begin = useEffectEvent((carried: ChatContext) => {
    // taken off the history entry first, so that a reload or the way back does not ask again
    void navigate({
      to: '.',
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
      state: ({ askAbout: _taken, ...rest }) => rest,
    })
    start(carried)
  })
  // It is a message to send, and may be sent only once the conversation is known.
  useEffect(() => {
    if (isReady && context) begin(context)
  }, [isReady, context])
}
