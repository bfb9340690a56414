import type { Logger } from 'pino'
import type { ContentStore } from '../content/content-store.ts'
import type { ModelSettings } from './model-tutor.ts'
import type { Tutor } from './tutor.ts'

/**
 * The tutor of a gateway: the embedded one, with a language model in front of it where one is set. It is loaded at the first
 * message: search, maths and the model's client need not wait for the start of the server.
 */
export function openTutor(content: ContentStore, log: Logger, model?: ModelSettings): Tutor {
  let opening: Promise<Tutor> | undefined
  const open = async (): Promise<Tutor> => {
    const { createCourseGuides, createEmbeddedTutor } = await import('./embedded-tutor.ts')
    const guides = createCourseGuides(content)
    const embedded = createEmbeddedTutor(guides)
    if (!model) return embedded
    const { createModelTutor } = await import('./model-tutor.ts')
    return createModelTutor(model, { guides, embedded, log })
  }
  return {
    reply: (request) => {
      opening ??= open()
      return opening.then((tutor) => tutor.reply(request))
    },
  }
}
