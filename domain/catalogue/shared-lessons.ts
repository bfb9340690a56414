/** Where a lesson stands. */
export type LessonPlace = { courseId: string; moduleId: string; lessonId: string }

/** Lessons that one course takes from another, by module: own lesson id to that of the source. The modules have the same ids in both. */
type SharedLessons = {
  courseId: string
  source: string
  modules: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * What two courses teach alike is written once and studied once. It stands here, and not in the content, because the record of a student
 * asks for it before any course is loaded, and without a network (docs/decisions/2026-11-23-shared-lessons.md).
 */
const SHARED_LESSONS: readonly SharedLessons[] = [
  {
    courseId: 'AP-CALCULUS-BC',
    source: 'AP-CALCULUS-AB',
    modules: {
      'unit-1-limits-and-continuity': {
        'limit-techniques': 'evaluating-limits',
        'continuity-and-discontinuities': 'continuity',
        ivt: 'intermediate-value-theorem',
      },
      'unit-2-differentiation-definition-rules': {
        differentiability: 'differentiability',
        'basic-rules': 'basic-rules',
        'product-quotient': 'product-and-quotient-rules',
      },
      'unit-3-composite-implicit-inverse': {
        'chain-rule': 'chain-rule',
        'inverse-derivatives': 'inverse-function-derivatives',
        'higher-derivatives': 'higher-order-derivatives',
      },
      'unit-4-contextual-applications': {
        'rates-in-context': 'interpreting-derivatives',
        'rectilinear-motion': 'straight-line-motion',
        'related-rates': 'related-rates',
      },
      'unit-5-analytical-applications': {
        'mvt-and-evt': 'mean-and-extreme-value-theorems',
        'extrema-tests': 'increasing-decreasing-extrema',
        optimization: 'optimization',
      },
      'unit-6-integration-accumulation': {
        'fundamental-theorem': 'fundamental-theorem',
      },
      'unit-7-differential-equations': {
        'slope-fields': 'slope-fields',
        'separable-equations': 'separation-of-variables',
      },
      'unit-8-applications-of-integration': {
        'average-value-and-motion': 'average-value-and-motion',
        'area-between-curves': 'area-between-curves',
      },
    },
  },
]

const keyOf = ({ courseId, moduleId, lessonId }: LessonPlace): string => `${courseId}/${moduleId}/${lessonId}`

type Shared = { own: LessonPlace; source: LessonPlace }
const ALL: readonly Shared[] = SHARED_LESSONS.flatMap(({ courseId, source, modules }) =>
  Object.entries(modules).flatMap(([moduleId, lessons]) =>
    Object.entries(lessons).map(([lessonId, sourceId]) => ({
      own: { courseId, moduleId, lessonId },
      source: { courseId: source, moduleId, lessonId: sourceId },
    })),
  ),
)
const SOURCES = new Map(ALL.map(({ own, source }) => [keyOf(own), source]))

/** The lesson of another course that a lesson is; undefined where it is the course's own. */
export const sourceOf = (place: LessonPlace): LessonPlace | undefined => SOURCES.get(keyOf(place))

/** Courses whose lessons a course takes. */
export const sourceCourses = (courseId: string): string[] =>
  SHARED_LESSONS.filter((one) => one.courseId === courseId).map(({ source }) => source)

/** Each sharing from both its ends. */
const BOTH_WAYS = ALL.flatMap(({ own, source }) => [
  { here: own, there: source },
  { here: source, there: own },
])
/** By course: the courses it shares lessons with, and those lessons of theirs, by their key, with the place they have in it. */
const SHARING = new Map(
  [...Map.groupBy(BOTH_WAYS, ({ here }) => here.courseId)].map(([courseId, shared]) => [
    courseId,
    {
      courses: new Set(shared.map(({ there }) => there.courseId)),
      places: new Map(shared.map(({ here, there }) => [keyOf(there), here])),
    },
  ]),
)
const NONE: ReadonlySet<string> = new Set()

/** Courses that share lessons with another one. */
export const sharingCourses = (): string[] => [...SHARING.keys()]

/** Courses that share lessons with a course, in either direction. */
export const coursesSharingWith = (courseId: string): ReadonlySet<string> => SHARING.get(courseId)?.courses ?? NONE

/** The place that a lesson of another course has in a course, which shares it; undefined where it has none. */
export const placeIn = (courseId: string, lesson: LessonPlace): LessonPlace | undefined =>
  SHARING.get(courseId)?.places.get(keyOf(lesson))
