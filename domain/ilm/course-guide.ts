import type { Course, Misconception } from '../content/course.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { instantiateQuestion, isTemplate } from '../question/instantiate-question.ts'
import { isAskable } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import { figuresInWords } from './asked-figures.ts'
import type { ChatCitation } from './chat.ts'
import { coursePassages, type GuidedLesson, type LessonSection, type Passage } from './course-passages.ts'
import { type IdeaIndex, ideaIndex } from './idea-index.ts'
import { type LessonIndex, lessonIndex } from './lesson-index.ts'
import { type LikenessIndex, likenessIndex } from './likeness-index.ts'
import { type PassageSearch, searchPassages } from './search-passages.ts'
import type { WordVectors } from './word-vectors.ts'

/** A question Ilm can ask, before its numbers are drawn. */
export type Askable = {
  /** names it in the conversation's state: the question's id, or `lessonId/checkId` for a check of a lesson */
  key: string
  place: GuidedLesson
  type: Question['type']
  difficulty: 1 | 2 | 3
  isTemplate: boolean
  /** only in exams: may be talked about afterwards, is never asked */
  isExamItem: boolean
  /** one of a set: without its stimulus in view it may be talked about, but is never asked */
  isOfSet: boolean
  /** checks: the section they ask about */
  section?: LessonSection
  /** undefined for a template that cannot be filled in */
  make: (seed: number) => Question | undefined
}

/** What a guide is made from. */
export type GuidedCourse = Pick<Course, 'courseId' | 'title' | 'modules'> &
  Partial<Pick<Course, 'description' | 'exam' | 'durationWeeks' | 'referenceSheet'>>

/** What Ilm knows of one course. Plain lookups; the index of its texts is built at the first search. */
export type CourseGuide = {
  course: GuidedCourse
  /** lessons that have content, in course order */
  places: readonly GuidedLesson[]
  place: (lessonId: string, moduleId?: string) => GuidedLesson | undefined
  question: (key: string) => Askable | undefined
  /** practice questions Ilm can ask and grade, and checks */
  questionsOf: (place: GuidedLesson) => readonly Askable[]
  allQuestions: () => Iterable<Askable>
  misconception: (id: string) => Misconception | undefined
  cite: (place: GuidedLesson, section?: LessonSection) => ChatCitation
  search: () => PassageSearch
  /** what is near a question in other words too */
  likeness: () => LikenessIndex
  /** which lessons as a whole fit a question */
  lessons: () => LessonIndex
  /** which ideas of some lessons fit a question */
  ideas: IdeaIndex
  passages: () => readonly Passage[]
}

/**
 * @param course with everything its folders hold
 * @param vectors of words, for a search that knows what is used alike
 */
export function createCourseGuide(course: GuidedCourse, vectors?: WordVectors): CourseGuide {
  const places = course.modules.flatMap((module) => module.lessonContents.map((lesson) => ({ module, lesson })))
  const byKey = new Map<string, Askable>()
  const byLesson = new Map<GuidedLesson, Askable[]>()
  const misconceptions = new Map(course.modules.flatMap((module) => module.misconceptions.map((one) => [one.id, one])))
  for (const place of places) {
    const { module, lesson } = place
    const checks = lesson.content.flatMap((section) => section.checks.map((check) => checkOf(check, place, section)))
    const practice = module.questions
      .filter((one) => one.lesson === lesson.id)
      .map((one) => authoredOf(one, place, false))
    const exam = module.examItems.filter((one) => one.lesson === lesson.id).map((one) => authoredOf(one, place, true))
    for (const one of [...exam, ...checks, ...practice]) byKey.set(one.key, one)
    byLesson.set(
      place,
      [...practice, ...checks].filter((one) => isAskable(one) && !one.isOfSet),
    )
  }
  let passages: Passage[] | undefined
  let index: PassageSearch | undefined
  let alike: LikenessIndex | undefined
  let whole: LessonIndex | undefined
  const allPassages = () => {
    passages ??= coursePassages(course, places)
    return passages
  }
  const search = () => {
    index ??= searchPassages(allPassages())
    return index
  }
  const likeness = () => {
    alike ??= likenessIndex(allPassages(), vectors)
    return alike
  }
  return {
    course,
    places,
    place: (lessonId, moduleId) =>
      places.find(({ module, lesson }) => lesson.id === lessonId && (moduleId === undefined || module.id === moduleId)),
    question: (key) => byKey.get(key),
    questionsOf: (place) => byLesson.get(place) ?? [],
    allQuestions: () => byKey.values(),
    misconception: (id) => misconceptions.get(id),
    cite: ({ module, lesson }, section) => ({
      courseId: course.courseId,
      moduleId: module.id,
      lessonId: lesson.id,
      ...(section && { sectionId: section.id }),
      title: section?.title && section.title !== lesson.title ? `${lesson.title}: ${section.title}` : lesson.title,
    }),
    search,
    likeness,
    ideas: ideaIndex(search, likeness),
    lessons: () => {
      whole ??= lessonIndex(places)
      return whole
    },
    passages: allPassages,
  }
}

function checkOf(check: Question, place: GuidedLesson, section: LessonSection): Askable {
  return {
    key: `${place.lesson.id}/${check.id}`,
    place,
    section,
    type: check.type,
    difficulty: check.difficulty ?? 1,
    isTemplate: false,
    isExamItem: false,
    isOfSet: false,
    make: () => check,
  }
}

function authoredOf(authored: AuthoredQuestion, place: GuidedLesson, isExamItem: boolean): Askable {
  return {
    key: authored.id,
    place,
    type: authored.type,
    difficulty: authored.difficulty,
    isTemplate: isTemplate(authored),
    isExamItem,
    isOfSet: authored.stimulus !== undefined,
    make: (seed) => {
      const made = instantiateQuestion(authored, seed)
      if (!made.ok) return undefined
      const figures = figuresInWords(authored, made.scope)
      return { ...made.question, moduleId: place.module.id, ...(figures.length > 0 && { figures }) }
    },
  }
}
