import type { SkillMastery } from '../mastery/mastery-fold.ts'
import { type CourseFrame, lessonsOf } from './course-frame.ts'
import type { SuggestedTopic } from './insights.ts'

/** Topics suggested at most. */
const MOST = 6
/** Below this mastery a topic is worth going back to, in points (INS-05: 60 and more is no longer an error). */
const SHAKY = 60
/** Fewer answers than this say too little to call a topic shaky. */
const ENOUGH_EVIDENCE = 2

/**
 * Topics to study next, along prerequisites: a course's lessons build on each other in the outline's order. First the earliest
 * shaky topic of each course (what follows rests on it), then the first topic not begun after the last one studied.
 * @param courses courses the student has studied in, the one studied last first
 * @param mastery by `module/lesson` within a course
 * @param isBegun whether a lesson has been opened or practised
 */
export function suggestTopics(
  courses: readonly CourseFrame[],
  mastery: (courseId: string, moduleId: string, lessonId: string) => SkillMastery | undefined,
  isBegun: (courseId: string, moduleId: string, lessonId: string) => boolean,
): SuggestedTopic[] {
  const topics = courses.map((course) => {
    const lessons = lessonsOf(course)
    const found: SuggestedTopic[] = []
    const suggest = (lesson: (typeof lessons)[number] | undefined, reason: 'review' | 'next') => {
      if (!lesson) return
      const { curriculum, grade, subject, courseId } = course
      const place = { curriculum, grade, subject, courseId, moduleId: lesson.moduleId, lessonId: lesson.lessonId }
      found.push({ subject: course.subjectName, topic: lesson.title, place, reason })
    }
    const shaky = lessons.filter(({ moduleId, lessonId }) => {
      const known = mastery(course.courseId, moduleId, lessonId)
      return known !== undefined && known.evidence >= ENOUGH_EVIDENCE && known.mastery < SHAKY
    })
    suggest(shaky[0], 'review')
    const begun = lessons.map(({ moduleId, lessonId }) => isBegun(course.courseId, moduleId, lessonId))
    const after = lessons.findIndex((_, i) => i > begun.lastIndexOf(true) && !begun[i])
    suggest(after >= 0 ? lessons[after] : lessons[begun.indexOf(false)], 'next')
    suggest(shaky[1], 'review')
    return found
  })
  // the first suggestion of each course, then the second of each: no course crowds out the others
  const longest = Math.max(0, ...topics.map((list) => list.length))
  const mixed = Array.from({ length: longest }, (_, i) => topics.flatMap((list) => list[i] ?? [])).flat()
  return mixed.slice(0, MOST)
}
