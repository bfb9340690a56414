import { SUBJECT_FIELDS, subjectFieldOf } from './subject-field.ts'

/** One of the three looks a course or a module card can have (CRS-05, OPN-45). Their colours live in app/styles.css. */
export type ColorTheme = 1 | 2 | 3
const COLOR_THEMES: readonly ColorTheme[] = [1, 2, 3]

/** The theme of the card at a place in a list: the three cycle (CRS-05). */
export function colorThemeAt(index: number): ColorTheme {
  return COLOR_THEMES[index % COLOR_THEMES.length] ?? 1
}

/** The theme of a course that stands in no list of the built-in ones: that of its subject's field. */
export const subjectTheme = (subject: string): ColorTheme =>
  colorThemeAt(SUBJECT_FIELDS.indexOf(subjectFieldOf(subject)))

/** A course of the built-in catalogue (GRD-07). */
export type CatalogueCourse = {
  id: string
  /** as in the path: lower case, no spaces */
  subject: string
  label: string
  level: 'Ontario Core'
  grade: 9 | 10 | 11 | 12
  courseId: string
  colorTheme: ColorTheme
  description: string
}

const course = (
  grade: CatalogueCourse['grade'],
  courseId: string,
  subject: string,
  label: string,
  colorTheme: ColorTheme,
  description: string,
): CatalogueCourse => ({
  id: courseId.toLowerCase(),
  subject,
  label,
  level: 'Ontario Core',
  grade,
  courseId,
  colorTheme,
  description,
})

/** The fourteen Ontario courses (GRD-08..11). */
export const COURSE_CATALOGUE: readonly CatalogueCourse[] = [
  course(
    9,
    'SNC1W',
    'science',
    'Science',
    1,
    'Ecosystems and climate, atoms and elements, electricity, and the space we live in.',
  ),
  course(
    9,
    'MTH1W',
    'math',
    'Math',
    2,
    'Numbers, algebra, linear relations, data, geometry, and making sense of money.',
  ),
  course(
    10,
    'SNC2D',
    'science',
    'Science',
    1,
    'Cells and tissues, chemical reactions, climate systems, and how light behaves.',
  ),
  course(
    11,
    'SBI3U',
    'biology',
    'Biology',
    1,
    'Biodiversity, evolution, genetics, animal systems, and how plants live and grow.',
  ),
  course(
    11,
    'SCH3U',
    'chemistry',
    'Chemistry',
    3,
    'Bonding, reactions, quantities in chemistry, solutions, and the behaviour of gases.',
  ),
  course(11, 'SPH3U', 'physics', 'Physics', 2, 'Motion, forces, energy, waves and sound, electricity and magnetism.'),
  course(
    11,
    'MCR3U',
    'functions',
    'Functions',
    2,
    'What functions are, and the exponential, trigonometric and discrete ones.',
  ),
  course(
    11,
    'ENG3U',
    'english',
    'English',
    3,
    'Close reading, clear writing, speaking and media, with texts worth arguing about.',
  ),
  course(
    12,
    'SBI4U',
    'biology',
    'Biology',
    1,
    'Biochemistry, metabolism, molecular genetics, homeostasis, and populations.',
  ),
  course(
    12,
    'SCH4U',
    'chemistry',
    'Chemistry',
    3,
    'Organic chemistry, structure, energy and rates, equilibrium, and electrochemistry.',
  ),
  course(
    12,
    'SPH4U',
    'physics',
    'Physics',
    2,
    'Dynamics, energy and momentum, fields, the wave nature of light, modern physics.',
  ),
  course(
    12,
    'MHF4U',
    'advanced-functions',
    'Advanced Functions',
    2,
    'Polynomial, rational, logarithmic and trigonometric functions, and rates of change.',
  ),
  course(
    12,
    'MCV4U',
    'calculus-and-vectors',
    'Calculus & Vectors',
    2,
    'Derivatives and what they tell you, then vectors, lines and planes in space.',
  ),
  course(
    12,
    'ENG4U',
    'english',
    'English',
    3,
    'Critical reading, argument and research, and a voice of your own on the page.',
  ),
]

/** The courses of a grade as it stands in a path; none for an unknown or non-numeric grade (GRD-05). */
export function coursesOfGrade(gradeId: string): CatalogueCourse[] {
  return COURSE_CATALOGUE.filter((entry) => String(entry.grade) === gradeId)
}

/** The catalogue's entry for a course id in any case, if it has one. */
export function findCourse(courseId: string): CatalogueCourse | undefined {
  const wanted = courseId.toUpperCase()
  return COURSE_CATALOGUE.find((entry) => entry.courseId === wanted)
}
