import type { Course } from '#domain/content/course.ts'
import { nearestCourse } from '#domain/content/find-course.ts'
import { type CourseGuide, createCourseGuide } from '#domain/ilm/course-guide.ts'
import type { Dialogue } from '#domain/ilm/dialogue.ts'
import { readState, withoutState, withState } from '#domain/ilm/dialogue-state.ts'
import { type IlmTurn, replyText } from '#domain/ilm/ilm-turn.ts'
import { leadDialogue } from '#domain/ilm/lead-dialogue.ts'
import { compareWorked, mathsTask } from '#domain/ilm/maths-task.ts'
import { readIntent } from '#domain/ilm/read-intent.ts'
import { recoverState } from '#domain/ilm/recover-state.ts'
import { REMEMBERED_TEXT } from '#domain/ilm/say-fresh.ts'
import type { WordVectors } from '#domain/ilm/word-vectors.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { WorkOut } from '../maths/maths-thread.ts'
import type { Ilm, IlmReply, IlmRequest } from './ilm.ts'

/** Guides kept, the least recently used first; one takes about 3 MB. */
const KEPT_GUIDES = 12

/** What Ilm knows of the course a message is about. */
export type CourseGuides = (request: Pick<IlmRequest, 'course' | 'subject' | 'studentGrade'>) => CourseGuide

/**
 * Guides over all content, made at the first message of a course. What nobody has written yet has a guide without lessons.
 * @param vectors of words, for a search that knows what is used alike
 */
export function createCourseGuides(content: Pick<ContentStore, 'courses'>, vectors?: WordVectors): CourseGuides {
  const kept = new Map<string, CourseGuide>()
  return (request) => {
    const course = courseOf(content, request)
    if (!course) return createCourseGuide({ courseId: request.course, title: request.course, modules: [] })
    const guide = kept.get(course.courseId) ?? createCourseGuide(course, vectors)
    kept.delete(course.courseId)
    kept.set(course.courseId, guide)
    const oldest = kept.size > KEPT_GUIDES ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return guide
  }
}

/** By course id; else by subject and grade, an AP subject by its slug (D12, D13). */
function courseOf(
  { courses }: Pick<ContentStore, 'courses'>,
  { course, subject, studentGrade }: Pick<IlmRequest, 'course' | 'subject' | 'studentGrade'>,
): Course | undefined {
  const slug = subject.toLowerCase()
  const named = courses.get(course.toUpperCase()) ?? courses.get(`AP-${slug.toUpperCase()}`)
  if (named) return named
  const grade = Number(studentGrade)
  if (!Number.isInteger(grade)) return undefined
  // a request does not say its curriculum: the nearest of Ontario's, as for a curriculum without a course of its own
  return nearestCourse(courses.values(), 'ontario', slug, grade)
}

/** Ilm without a model and without a network (D20): everything Ilm says comes from the course's own content. */
export function createEmbeddedIlm(guides: CourseGuides, workOut: WorkOut): Ilm {
  return {
    reply: async (request) => replyOf(leadDialogue(await dialogueOf(guides(request), request, workOut))),
  }
}

/** One message with everything a reply rests on, its mathematics worked out. */
export async function dialogueOf(guide: CourseGuide, request: IlmRequest, workOut: WorkOut): Promise<Dialogue> {
  const { message, conversationHistory, conversationId, context, learner } = request
  const replies = conversationHistory.filter((turn) => turn.role === 'assistant')
  const asked = {
    guide,
    message,
    read: readIntent(message, (word) => guide.search().knows(word)),
    state: readState(conversationHistory) ?? recoverState(guide, conversationHistory, conversationId),
    conversationId,
    turns: replies.length,
    said: replies
      .map(({ content }) => withoutState(content))
      .join('\n\n')
      .slice(-REMEMBERED_TEXT),
    context,
    learner,
  }
  const task = mathsTask(asked)
  const worked = await workOut(task, request.source)
  return { ...asked, calculation: worked.calculation, worked, compare: compareWorked(task, worked) }
}

export function replyOf(turn: IlmTurn): IlmReply {
  const response = replyText(turn)
  const { citations, nextSteps, graded, figures } = turn
  return {
    response,
    remembered: withState(response, turn.state),
    citations,
    nextSteps,
    ...(graded && { graded }),
    ...(figures && { figures }),
  }
}
