import { courseFolders } from '#authoring/course-folders.ts'
import { loadCourseFiles } from '#authoring/load-course-files.ts'
import type { Course } from '#domain/content/course.ts'
import type { ChatContext, ChatLearner, ChatTurn } from '#domain/ilm/chat.ts'
import type { IlmReply } from '#domain/ilm/reply-to-message.ts'
import { workOut } from '#domain/ilm/work-out.ts'
import { createCourseGuides, createEmbeddedIlm } from '#gateway/ilm/embedded-ilm.ts'
import type { Ilm } from '#gateway/ilm/ilm.ts'
import { loadWordVectors } from '#gateway/ilm/load-word-vectors.ts'

/** Every course that has at least one lesson, straight from `content/`. */
export function coursesWithContent(root = 'content'): Map<string, Course> {
  const courses = new Map<string, Course>()
  for (const [courseId, folder] of courseFolders(root)) {
    const { course } = loadCourseFiles(folder)
    if (course?.modules.some((module) => module.lessonContents.length > 0)) courses.set(courseId, course)
  }
  return courses
}

/** The words' vectors as the gateway reads them. */
export const VECTORS = await loadWordVectors()

export const embeddedIlmOf = (courses: ReadonlyMap<string, Course>): Ilm =>
  createEmbeddedIlm(createCourseGuides({ courses }, VECTORS), async (task) => workOut(task))

export type Said = { reply: IlmReply; milliseconds: number }

/** One conversation with a tutor, as a client that returns the history it was given. */
export function converse(ilm: Ilm, course: string, conversationId: string, learner?: ChatLearner) {
  let history: ChatTurn[] = []
  return async (message: string, context?: ChatContext): Promise<Said> => {
    const start = performance.now()
    const reply = await ilm.reply({
      message,
      conversationHistory: history,
      studentGrade: '9',
      subject: '',
      course,
      conversationId,
      ...(context && { context }),
      ...(learner && { learner }),
      user: { firstName: 'Ada' },
      source: 'a student',
      signal: new AbortController().signal,
    })
    const milliseconds = performance.now() - start
    history = [
      ...history,
      { role: 'user', content: message },
      { role: 'assistant', content: reply.remembered ?? reply.response },
    ]
    return { reply, milliseconds }
  }
}
