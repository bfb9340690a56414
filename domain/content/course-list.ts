import { z } from 'zod'
import { AP_SUBJECTS } from '../catalogue/ap-subjects.ts'
import { COURSE_CATALOGUE } from '../catalogue/course-catalogue.ts'
import { readLeniently } from '../response/read-leniently.ts'

const count = z.number().int().nonnegative()

/** The answer of `GET /content/courses` (D22): what there is to study, course by course. Ours: another gateway may have no such call. */
export const courseListSchema = z.object({
  courses: z.array(
    z.object({
      courseId: z.string().min(1),
      curriculum: z.string(),
      subject: z.string(),
      /** AP courses have none */
      grade: z.number().int().optional(),
      title: z.string().min(1),
      description: z.string().default(''),
      /** titles, in the course's order */
      modules: z.array(z.string()).default([]),
      /** `sections`: of all lessons, which a student completes one by one */
      counts: z.object({ lessons: count, cards: count, questions: count, sections: count }).optional(),
      examMinutes: z.number().positive().optional(),
      /** id of the first module with questions to practise */
      firstPractice: z.string().min(1).optional(),
    }),
  ),
})
export type CourseList = z.infer<typeof courseListSchema>
export type ListedCourse = CourseList['courses'][number]

/** A list of whatever gateway: courses it describes in another way are left out. Undefined when it is no list at all. */
export const normaliseCourseList = (raw: unknown): CourseList | undefined => readLeniently(raw, courseListSchema)

/** The built-in catalogue as a list, for a gateway that has none: it knows names, not what there is to study. */
export const catalogueList = (): CourseList => ({
  courses: [
    ...COURSE_CATALOGUE.map(({ courseId, subject, grade, label, description }) => ({
      courseId,
      curriculum: 'ontario',
      subject,
      grade,
      title: label,
      description,
      modules: [],
    })),
    ...AP_SUBJECTS.map(({ courseId, slug, label, description }) => ({
      courseId,
      curriculum: 'ap',
      subject: slug,
      title: label,
      description,
      modules: [],
    })),
  ],
})
