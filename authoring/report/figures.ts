import type { SubjectField } from '#domain/catalogue/subject-field.ts'
import type { ExamMeasures } from './measure-exams.ts'
import type { LessonMeasures } from './measure-lessons.ts'
import type { QuestionMeasures } from './measure-questions.ts'

/** All that is measured of a course. Shares are 0 to 1, undefined where there is nothing to measure; `unknownWords` is a number of places. */
export type CourseMeasures = ExamMeasures & QuestionMeasures & LessonMeasures & { unknownWords: number }
export type FigureKey = keyof CourseMeasures

type CourseKind = { courseId: string; field: SubjectField }

/** A figure of the report: what it says, and where a good course stands. */
export type ReportFigure = {
  key: FigureKey
  /** at most six letters, for the table of all courses */
  short: string
  label: string
  group: 'Exams' | 'Practice' | 'Questions' | 'Lessons'
  /** `least`: the goal is reached from below; `most`: there should be no more of it */
  goalIs: 'least' | 'most'
  /** in per cent, but for `unknownWords`; undefined where the goal is none of this course's */
  goal: (course: CourseKind) => number | undefined
  /** what chance alone gives, in per cent: less is no better */
  byChance?: number
}

const always = (goal: number) => () => goal

/** Statistics is read from data like a science; the rest of mathematics is not. */
const isMathematics = ({ field, courseId }: CourseKind) => field === 'mathematics' && courseId !== 'AP-STATISTICS'
const hasSets = (course: CourseKind) => !isMathematics(course) && course.courseId !== 'AP-COMPUTER-SCIENCE-A'

/** The figures of the report, in its order; the goals are explained in content/README.md, "Report". */
export const REPORT_FIGURES: readonly ReportFigure[] = [
  {
    key: 'looks',
    short: 'look',
    label: 'exam items with something to look at',
    group: 'Exams',
    goalIs: 'least',
    goal: (course) => (course.field === 'english' ? 100 : isMathematics(course) ? 40 : 60),
  },
  {
    key: 'inSets',
    short: 'sets',
    label: 'exam items that belong to a set',
    group: 'Exams',
    goalIs: 'least',
    goal: (course) => (hasSets(course) ? 33 : undefined),
  },
  { key: 'easy', short: 'easy', label: 'easy exam items', group: 'Exams', goalIs: 'most', goal: always(30) },
  { key: 'advanced', short: 'adv', label: 'advanced exam items', group: 'Exams', goalIs: 'least', goal: always(25) },
  { key: 'trueFalse', short: 't/f', label: 'true or false in exams', group: 'Exams', goalIs: 'most', goal: always(0) },
  {
    key: 'wordOnly',
    short: 'word',
    label: 'exam items that only ask for a word',
    group: 'Exams',
    goalIs: 'most',
    goal: always(0),
  },
  {
    key: 'examOnly',
    short: 'own',
    label: 'exam items that practice does not show',
    group: 'Exams',
    goalIs: 'least',
    goal: always(70),
  },
  {
    key: 'repeats',
    short: 'again',
    label: 'items of a second and third exam that were seen before',
    group: 'Exams',
    goalIs: 'most',
    goal: always(10),
  },
  {
    key: 'practiceLooks',
    short: 'look',
    label: 'practice questions with something to look at',
    group: 'Practice',
    goalIs: 'least',
    goal: (course) => (isMathematics(course) ? 25 : 35),
  },
  {
    key: 'practiceWordOnly',
    short: 'word',
    label: 'practice questions that only ask for a word',
    group: 'Practice',
    goalIs: 'most',
    goal: always(10),
  },
  {
    key: 'modulesWithAdvanced',
    short: 'adv',
    label: 'modules with 15 % advanced practice or more',
    group: 'Practice',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'modulesWithWritten',
    short: 'write',
    label: 'modules with a written question',
    group: 'Practice',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'examReasons',
    short: 'why',
    label: 'advanced exam items that say what makes them so',
    group: 'Questions',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'keyLongest',
    short: 'long',
    label: 'right option longer than all others (by chance 25)',
    group: 'Questions',
    goalIs: 'most',
    goal: always(35),
    byChance: 25,
  },
  {
    key: 'keyShortest',
    short: 'short',
    label: 'right option shorter than all others (by chance 25)',
    group: 'Questions',
    goalIs: 'most',
    goal: always(35),
    byChance: 25,
  },
  {
    key: 'sameLength',
    short: 'same',
    label: 'options in sentences, all within three letters',
    group: 'Questions',
    goalIs: 'most',
    goal: always(10),
  },
  {
    key: 'explanations',
    short: 'expl',
    label: 'explanations of 35 to 90 words',
    group: 'Questions',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'hints',
    short: 'hints',
    label: 'questions with two or three hints',
    group: 'Questions',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'checksWithHints',
    short: 'check',
    label: 'checks of lessons with hints',
    group: 'Questions',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'lessonsWritten',
    short: 'there',
    label: 'lessons of the outline that are written',
    group: 'Lessons',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'withDrawing',
    short: 'draw',
    label: 'lessons with a drawing, plot or exploration',
    group: 'Lessons',
    goalIs: 'least',
    goal: always(90),
  },
  {
    key: 'worked',
    short: 'work',
    label: 'lessons that calculate with two worked examples',
    group: 'Lessons',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'words',
    short: 'words',
    label: 'lessons of 700 to 1,200 words',
    group: 'Lessons',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'sections',
    short: 'parts',
    label: 'lessons of five to eight sections',
    group: 'Lessons',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'cards',
    short: 'cards',
    label: 'lessons with four cards or more',
    group: 'Lessons',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'spokenOf',
    short: 'ilm',
    label: 'lessons whose ideas Ilm speaks of',
    group: 'Lessons',
    goalIs: 'least',
    goal: always(100),
  },
  {
    key: 'unknownWords',
    short: 'spell',
    label: 'places with a word that no dictionary has',
    group: 'Lessons',
    goalIs: 'most',
    goal: always(0),
  },
]

/** A measure as the report shows it: whole per cents, or a number of places. */
export function shownMeasure(measures: CourseMeasures, key: FigureKey): number | undefined {
  const value = measures[key]
  if (value === undefined) return undefined
  return key === 'unknownWords' ? value : Math.round(value * 100)
}

/** Whether a shown value reaches a goal or a floor. */
export const reaches = (value: number, goal: number, { goalIs }: Pick<ReportFigure, 'goalIs'>): boolean =>
  goalIs === 'least' ? value >= goal : value <= goal
