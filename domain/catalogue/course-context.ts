import { readAlbertaCourseId } from './alberta-course-id.ts'
import { AP_SUBJECTS, apCourseId, findApSubject } from './ap-subjects.ts'
import { findCourse } from './course-catalogue.ts'
import { type CurriculumKey, curriculumOfGradePages } from './curriculum.ts'

/**
 * Which course a page is about, read from its address alone. Everything that needs the curriculum, grade, subject or course id of a
 * page takes them from here (D12, CTR-08); where the course's pages are, `app/platform/course-addresses.ts` knows.
 */
export type CourseContext = {
  curriculum: CurriculumKey
  /** as content calls send it; AP has none (D12). NaN never: a grade that is no number is undefined (CHP-03) */
  grade: number | undefined
  /** as the path has it, for headings and events; `ap` on AP pages (CTR-08) */
  gradeKey: string
  /** as Ilm is told (D12, OPN-57) */
  studentGrade: string
  /** lower case (CTR-20) */
  subject: string
  /** upper case (CTR-20) */
  courseId: string
  /** the course's name as students know it */
  label: string
  isAp: boolean
}

/** The context of a page under `/grade/{grade}/subject/{subject}`; `selected` is the picker's curriculum (CTR-32). A course of Alberta is Alberta's, whatever was picked (D26). */
export function gradeCourseContext(params: {
  grade: string
  subject: string
  courseId: string
  selected: CurriculumKey
}): CourseContext {
  const subject = params.subject.toLowerCase()
  const courseId = params.courseId.toUpperCase()
  const alberta = readAlbertaCourseId(courseId)
  return {
    curriculum: alberta ? 'alberta' : curriculumOfGradePages(params.selected),
    grade: /^\d+$/.test(params.grade) ? Number(params.grade) : undefined,
    gradeKey: params.grade,
    studentGrade: params.grade,
    subject,
    courseId,
    label: alberta?.label ?? findCourse(courseId)?.label ?? capitalise(subject.replaceAll('-', ' ')),
    isAp: false,
  }
}

/** The context of a page under `/ap/{subject}`, or undefined when there is no such subject (D12). */
export function apCourseContext(slug: string): CourseContext | undefined {
  const entry = findApSubject(slug)
  if (!entry) return undefined
  return {
    curriculum: 'ap',
    grade: undefined,
    gradeKey: 'ap',
    studentGrade: '12',
    subject: entry.slug,
    courseId: apCourseId(entry.slug),
    label: entry.label,
    isAp: true,
  }
}

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

/** What an event of study says about where it happened (domain/history/events.ts). */
export function courseOfEvents(context: CourseContext) {
  return {
    curriculum: context.curriculum,
    grade: context.gradeKey,
    subject: context.subject,
    courseId: context.courseId,
  }
}

/** The context of a course known only by its id (from events, recommendations); undefined for an id that says nothing. */
export function contextOfCourseId(courseId: string, selected: CurriculumKey): CourseContext | undefined {
  const wanted = courseId.toUpperCase()
  const ap = AP_SUBJECTS.find((entry) => entry.courseId === wanted)
  if (ap) return apCourseContext(ap.slug)
  const entry = readAlbertaCourseId(wanted) ?? findCourse(wanted)
  if (!entry) return undefined
  return gradeCourseContext({ grade: String(entry.grade), subject: entry.subject, courseId: wanted, selected })
}
