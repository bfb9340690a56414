import type { Logger } from 'pino'
import type { ContentStore } from '../content/content-store.ts'
import { createMathsThread } from '../maths/maths-thread.ts'
import type { Ilm } from './ilm.ts'
import type { LanguageModel, ModelSettings } from './language-model.ts'

/** `close` ends the thread that works out the mathematics of messages. */
export type OpenIlm = Ilm & { close(): Promise<void> }

/**
 * Ilm of a gateway: the embedded one, with a language model in front of it where one is set. It is loaded at the first
 * message: search, maths and the model's client need not wait for the start of the server.
 */
export function openIlm(content: ContentStore, log: Logger, settings?: ModelSettings): OpenIlm {
  const maths = createMathsThread(log)
  const model = settings && once(() => openModel(settings, log))
  const ilm = once(async (): Promise<Ilm> => {
    const { createCourseGuides, createEmbeddedIlm } = await import('./embedded-ilm.ts')
    const { loadWordVectors } = await import('./load-word-vectors.ts')
    const guides = createCourseGuides(content, await loadWordVectors())
    if (!model) return createEmbeddedIlm(guides, maths.workOut)
    const { createModelIlm } = await import('./model-ilm.ts')
    return createModelIlm(await model(), { guides, workOut: maths.workOut })
  })
  return {
    reply: (request) => ilm().then((opened) => opened.reply(request)),
    ...(model && {
      suggestMarks: async (asked, signal) => {
        const { suggestMarks } = await import('./suggest-marks.ts')
        return suggestMarks(await model(), asked, signal)
      },
    }),
    close: maths.close,
  }
}

async function openModel(settings: ModelSettings, log: Logger): Promise<LanguageModel> {
  const { openLanguageModel } = await import('./language-model.ts')
  return openLanguageModel(settings, { log })
}

/** Opened at the first use, one for all. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}
