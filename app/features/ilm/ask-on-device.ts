import { openKeptCourses } from '#app/platform/kept-course/ask-kept-course.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { IlmMessage } from '#domain/ilm/reply-to-message.ts'
import type { AskAnswer } from './reply-stream.ts'

/** A message answered from the course that this student keeps on the device; undefined where there is none. */
export async function askOnDevice(course: CourseContext, message: IlmMessage): Promise<AskAnswer | undefined> {
  const kept = await (await openKeptCourses())?.askKeptIlm(contentParamsOf(course), message)
  if (!kept) return undefined
  const { response, citations, nextSteps, remembered, graded, figures } = kept.reply
  return {
    ok: true,
    response,
    rendered: kept.rendered,
    extras: {
      citations,
      nextSteps,
      isFromDevice: true,
      ...(remembered !== undefined && { remembered }),
      ...(figures && { figures }),
    },
    graded: graded ?? null,
  }
}
