import { AP_SUBJECTS, apCourseId, findApSubject } from './ap-subjects.ts'
import { findCourse } from './course-catalogue.ts'
import { type CurriculumKey, curriculumOfGradePages } from './curriculum.ts'

/** A place a page links to: a path, and what the course page needs to open (CTR-09, LES-04). */
export type SubjectLink = {
  to: string
  search: Record<string, string>
  state: { level?: string; courseId?: string }
}

/**
 * Which course a page is about, read from its address alone, and where the course's other pages are. Everything that needs
 * the curriculum, grade, subject or course id of a page takes them from here (D12, CTR-08).
 */
export type CourseContext = {
  curriculum: CurriculumKey
  /** as content calls send it; AP has none (D12). NaN never: a grade that is no number is undefined (CHP-03) */
  grade: number | undefined
  /** as the path has it, for headings and events; `ap` on AP pages (CTR-08) */
  gradeKey: string
  /** as the tutor is told (D12, OPN-57) */
  studentGrade: string
  /** lower case (CTR-20) */
  subject: string
  /** upper case (CTR-20) */
  courseId: string
  /** the course's name as students know it */
  label: string
  isAp: boolean
  paths: CoursePaths
}

export type CoursePaths = {
  subject: SubjectLink
  /** without a lesson: the module's first one */
  lesson(moduleId: string, lessonId?: string): string
  flashcards(moduleId: string): string
  challenges(moduleId: string): string
  exam: string
  examPlayer: string
  examResults(attemptId: string): string
  examReview: string
}

const segment = encodeURIComponent

/** The context of a page under `/grade/{grade}/subject/{subject}`; `selected` is the picker's curriculum (CTR-32). */
export function gradeCourseContext(params: {
  grade: string
  subject: string
  courseId: string
  selected: CurriculumKey
}): CourseContext {
  const subject = params.subject.toLowerCase()
  const courseId = params.courseId.toUpperCase()
  const subjectPath = `/grade/${segment(params.grade)}/subject/${segment(subject)}`
  const base = `${subjectPath}/${segment(courseId)}`
  return {
    curriculum: curriculumOfGradePages(params.selected),
    grade: /^\d+$/.test(params.grade) ? Number(params.grade) : undefined,
    gradeKey: params.grade,
    studentGrade: params.grade,
    subject,
    courseId,
    label: findCourse(courseId)?.label ?? capitalise(subject.replaceAll('-', ' ')),
    isAp: false,
    paths: {
      subject: { to: subjectPath, search: { courseId }, state: { level: subject, courseId } },
      lesson: (moduleId, lessonId) =>
        lessonId === undefined
          ? `${base}/lesson/${segment(moduleId)}`
          : `${base}/lessons/${segment(moduleId)}/${segment(lessonId)}`,
      ...studyPaths(base),
    },
  }
}

/** The context of a page under `/ap/{subject}`, or undefined when there is no such subject (D12). */
export function apCourseContext(slug: string): CourseContext | undefined {
  const entry = findApSubject(slug)
  if (!entry) return undefined
  const base = `/ap/${entry.slug}`
  return {
    curriculum: 'ap',
    grade: undefined,
    gradeKey: 'ap',
    studentGrade: '12',
    subject: entry.slug,
    courseId: apCourseId(entry.slug),
    label: entry.label,
    isAp: true,
    paths: {
      // the hub is an AP course's subject page (CTR-10)
      subject: { to: base, search: {}, state: {} },
      // AP has the two-part form only; a module's first lesson is found by the hub, which knows the outline
      lesson: (moduleId, lessonId) => `${base}/lessons/${segment(moduleId)}/${segment(lessonId ?? AP_FIRST_LESSON)}`,
      ...studyPaths(base),
    },
  }
}

/** What the lesson part of an AP path may hold instead of an id: the module's first lesson. */
export const AP_FIRST_LESSON = 'introduction'

const studyPaths = (base: string) => ({
  flashcards: (moduleId: string) => `${base}/flashcards/${segment(moduleId)}`,
  challenges: (moduleId: string) => `${base}/challenges/${segment(moduleId)}`,
  exam: `${base}/exam`,
  examPlayer: `${base}/exam-player`,
  examResults: (attemptId: string) => `${base}/exam-results/${segment(attemptId)}`,
  examReview: `${base}/exam-review`,
})

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What the content calls send for a course (GWY-13). */
export function contentParamsOf(context: CourseContext) {
  return {
    curriculum: context.curriculum,
    grade: context.grade,
    subject: context.subject,
    courseId: context.courseId,
  }
}
export type CourseContentParams = ReturnType<typeof contentParamsOf>

/** What an event of study says about where it happened (domain/history/events.ts). */
export function courseOfEvents(context: CourseContext) {
  return {
    curriculum: context.curriculum,
    grade: context.gradeKey,
    subject: context.subject,
    courseId: context.courseId,
  }
}

/** The page of a course known only by its id (from events, recommendations); undefined when the catalogue lacks it. */
export function contextOfCourseId(courseId: string, selected: CurriculumKey): CourseContext | undefined {
  const wanted = courseId.toUpperCase()
  const ap = AP_SUBJECTS.find((entry) => entry.courseId === wanted)
  if (ap) return apCourseContext(ap.slug)
  const entry = findCourse(wanted)
  if (!entry) return undefined
  return gradeCourseContext({ grade: String(entry.grade), subject: entry.subject, courseId: wanted, selected })
}
