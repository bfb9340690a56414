import type { ColorTheme } from './course-catalogue.ts'

/** An AP course. `isListed`: shown on `/ap` (APX-06); the others are reached from the header (APX-05, D13). */
export type ApSubject = {
  slug: string
  label: string
  courseId: string
  isListed: boolean
  colorTheme: ColorTheme
  description: string
}

const subject = (
  slug: string,
  label: string,
  colorTheme: ColorTheme,
  description: string,
  isListed = true,
): ApSubject => ({ slug, label, courseId: apCourseId(slug), isListed, colorTheme, description })

/** The course id of an AP subject: `AP-` and the slug in upper case (D12). */
export function apCourseId(slug: string): string {
  return `AP-${slug.toUpperCase()}`
}

/** In the order of the menu; labels as in APX-01..05 and OPN-11. */
export const AP_SUBJECTS: readonly ApSubject[] = [
  subject(
    'biology',
    'AP Biology',
    1,
    'From the chemistry of life to cells, heredity, gene expression, evolution and ecology.',
  ),
  subject(
    'chemistry',
    'AP Chemistry',
    3,
    'Atomic structure, bonding, reactions, kinetics, thermodynamics, equilibrium, acids and bases.',
  ),
  subject(
    'physics-1',
    'AP Physics 1',
    2,
    'Mechanics with algebra: motion, forces, energy, momentum, rotation, oscillations and fluids.',
  ),
  subject(
    'physics-2',
    'AP Physics 2',
    2,
    'Thermodynamics, electricity, circuits, magnetism, optics, waves and modern physics.',
  ),
  subject(
    'physics-c-mechanics',
    'AP Physics C: Mechanics',
    2,
    'Mechanics with calculus, from kinematics to rotation and oscillations.',
  ),
  subject(
    'physics-c-em',
    'AP Physics C: E&M',
    2,
    'Electricity and magnetism with calculus: charge, fields, circuits and induction.',
  ),
  subject(
    'environmental-science',
    'AP Environmental Science',
    1,
    'Ecosystems, populations, land and water use, energy, pollution and global change.',
  ),
  subject(
    'calculus-ab',
    'AP Calculus AB',
    2,
    'Limits, derivatives, integrals, differential equations and what they are good for.',
  ),
  subject(
    'calculus-bc',
    'AP Calculus BC',
    2,
    'All of Calculus AB, then parametric and polar functions, and infinite series.',
  ),
  subject(
    'statistics',
    'AP Statistics',
    3,
    'Exploring data, collecting it well, probability, and inference you can defend.',
  ),
  subject(
    'computer-science-a',
    'AP Computer Science A',
    3,
    'Programming in Java: objects, control, classes, arrays, lists and recursion.',
    false,
  ),
  subject(
    'computer-science-principles',
    'AP Computer Science Principles',
    3,
    'Creative development, data, algorithms, computer systems, and the impact of computing.',
    false,
  ),
]

/** The subject with a slug, in any case, if there is one. */
export function findApSubject(slug: string): ApSubject | undefined {
  const wanted = slug.toLowerCase()
  return AP_SUBJECTS.find((entry) => entry.slug === wanted)
}
