import type { OutlinePart } from '../content/exam-part-rules.ts'

/** What insights need to know of a course's content, as the outline gives it (CRS-15). */
export type CourseFrame = {
  curriculum: string
  grade: string
  /** slug of the subject */
  subject: string
  /** name of the subject, as the radar shows it */
  subjectName: string
  courseId: string
  title: string
  modules: {
    id: string
    title: string
    /** share of the exam, relative; left out: all alike */
    weight?: number | undefined
    /** cards there are; left out: not known */
    cards?: number | undefined
    lessons: {
      id: string
      title: string
      isAvailable: boolean
      sectionIds?: string[] | undefined
      /** minutes that reading it takes */
      estimatedMinutes?: number | undefined
    }[]
  }[]
  /** what the exam is made of, when it is known */
  examParts?: readonly OutlinePart[] | undefined
}

/** A lesson in its place. */
export type FramedLesson = {
  moduleId: string
  lessonId: string
  title: string
  sectionIds: string[] | undefined
  minutes: number | undefined
}

/** Lessons that can be opened, in the order they build on each other: that of the outline. */
export const lessonsOf = (course: CourseFrame): FramedLesson[] =>
  course.modules.flatMap((module) =>
    module.lessons
      .filter((lesson) => lesson.isAvailable)
      .map((lesson) => ({
        moduleId: module.id,
        lessonId: lesson.id,
        title: lesson.title,
        sectionIds: lesson.sectionIds,
        minutes: lesson.estimatedMinutes,
      })),
  )
