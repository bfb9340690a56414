import type { ContentStore } from '../content/content-store.ts'
import type { Tutor } from './tutor.ts'

/** The tutor of a gateway. It is loaded at the first message: search and maths need not wait for the start of the server. */
export function openTutor(content: ContentStore): Tutor {
  let opening: Promise<Tutor> | undefined
  const open = async (): Promise<Tutor> => {
    const { createCourseGuides, createEmbeddedTutor } = await import('./embedded-tutor.ts')
    return createEmbeddedTutor(createCourseGuides(content))
  }
  return {
    reply: (request) => {
      opening ??= open()
      return opening.then((tutor) => tutor.reply(request))
    },
  }
}
