import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { courseFileSchema } from '#domain/content/course.ts'
import { type DemoQuestion, demoQuestions } from './demo-questions.ts'

type DemoCourse = {
  curriculum: string
  grade: string
  subject: string
  courseId: string
  modules: { id: string; lessons: string[]; questions: DemoQuestion[] }[]
}

/** Courses of the demo student, as the curriculum lists them, so that insights and topics lead to real lessons. */
export const demoCourses: readonly DemoCourse[] = ['SNC1W', 'MTH1W', 'SNC2D', 'MCR3U', 'SPH3U'].map((courseId) => {
  const file = new URL(`../../content/ontario/${courseId}/course.yaml`, import.meta.url)
  const course = courseFileSchema.parse(parse(readFileSync(file, 'utf8')))
  return {
    curriculum: course.curriculum,
    grade: String(course.grade),
    subject: course.subject,
    courseId,
    modules: course.modules.map((module) => ({
      id: module.id,
      lessons: module.lessons.map((lesson) => lesson.id),
      questions: demoQuestions(courseId, module.id),
    })),
  }
})
