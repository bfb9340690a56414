import type { Logger } from 'pino'
import type { ContentStore } from '../content/content-store.ts'
import { createMathsThread } from '../maths/maths-thread.ts'
import type { Ilm } from './ilm.ts'
import type { ModelSettings } from './model-ilm.ts'

/** `close` ends the thread that works out the mathematics of messages. */
export type OpenIlm = Ilm & { close(): Promise<void> }

/**
 * Ilm of a gateway: the embedded one, with a language model in front of it where one is set. It is loaded at the first
 * message: search, maths and the model's client need not wait for the start of the server.
 */
export function openIlm(content: ContentStore, log: Logger, model?: ModelSettings): OpenIlm {
  const maths = createMathsThread(log)
  let opening: Promise<Ilm> | undefined
  const open = async (): Promise<Ilm> => {
    const { createCourseGuides, createEmbeddedIlm } = await import('./embedded-ilm.ts')
    const guides = createCourseGuides(content)
    if (!model) return createEmbeddedIlm(guides, maths.workOut)
    const { createModelIlm } = await import('./model-ilm.ts')
    return createModelIlm(model, { guides, workOut: maths.workOut, log })
  }
  return {
    reply: (request) => {
      opening ??= open()
      return opening.then((ilm) => ilm.reply(request))
    },
    close: maths.close,
  }
}
