import type { Course } from '../content/course.ts'
import { USUAL_TYPE } from '../question/type-schemas.ts'
import { compilePhrase } from './compile-phrase.ts'
import { type Dialogue, lessonOf, step, USUAL_STEPS } from './dialogue.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { bareWords } from './plain-message.ts'

/** What a course says of itself, as course.yaml has it. */
type Facts = Pick<Course, 'title' | 'modules'> &
  Partial<Pick<Course, 'description' | 'exam' | 'durationWeeks' | 'referenceSheet'>>
type Fact = { says: readonly string[]; tell: (course: Facts, dialogue: Dialogue) => string | undefined }

const percent = (share: number) => `${Math.round(share * 10) / 10} %`
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Every part of the exam, in order. */
function partsOf({ exam }: Facts) {
  const written = (exam?.written ?? []).map((part) => ({ ...part, questions: part.points.length, isWritten: true }))
  return [...(exam?.parts ?? []).map((part) => ({ ...part, isWritten: false })), ...written]
}

type Part = ReturnType<typeof partsOf>[number]
const calculatorOf = ({ calculator, calculatorKind }: Part) =>
  calculator ? `with a ${calculatorKind === 'graphing' ? 'graphing ' : ''}calculator` : 'without a calculator'
const lineOf = (part: Part) =>
  `- **${part.title}:** ${plural(part.questions, 'question')} in ${plural(part.minutes, 'minute')}, ${calculatorOf(part)}`

/** Their shares of the exam, the largest first. */
function sharesOf({ modules }: Facts) {
  const total = modules.reduce((sum, { weight }) => sum + weight, 0)
  return modules
    .filter(({ weight }) => weight > 0 && total > 0)
    .map(({ title, weight }) => ({ title, share: (100 * weight) / total }))
    .sort((a, b) => b.share - a.share)
}

/** What only starts the course is no unit. */
function unitsOf(modules: Facts['modules']): Facts['modules'] {
  const counted = modules.filter(({ weight }) => weight > 0)
  return counted.length > 0 ? counted : modules
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** What a course calls a unit: "Unit 2", "Strand B: Biology", "Big Idea 3". What only starts the course has no number. */
const LABEL = /^(?:unit|module|strand|chapter|big idea) (\d{1,2}|[a-z])\b/i

/** The unit that a message names, by the course's own label; where none is called so, a number counts them. */
function unitAsked({ modules }: Facts, plain: string): Facts['modules'][number] | undefined {
  const word = /\b(?:unit|module|strand|chapter|big idea) (\d{1,2}|[a-z]+)\b/.exec(plain)?.[1] ?? ''
  const number = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word)
  const asked = number > 0 ? String(number) : word
  const labelled = modules.filter(({ category }) => LABEL.test(category))
  const named = labelled.find(({ category }) => LABEL.exec(category)?.[1]?.toLowerCase() === asked)
  return named ?? (labelled.length > 0 ? labelled : modules)[number - 1]
}

/** The first whose words fit and which has something to tell. */
const FACTS: readonly Fact[] = [
  {
    says: [
      '(lessons|topics|stuff|what is|whats) … (in|of) (unit|module|strand|chapter|big idea) [a-z0-9]+',
      '(unit|module) [0-9]+ (about|lessons)',
    ],
    tell: (course, { read }) => {
      const unit = unitAsked(course, read.plain)
      const name = unit && (LABEL.exec(unit.category)?.[0] ?? `Unit ${course.modules.indexOf(unit) + 1}`)
      return (
        unit &&
        `${name} is **${unit.title}**: ${unit.summary}\n\n${unit.lessons.map(({ title }) => `- ${title}`).join('\n')}`
      )
    },
  },
  {
    says: ['how many (units|modules|strands|chapters|lessons|topics)'],
    tell: ({ title, modules }) =>
      `**${title}** has **${plural(unitsOf(modules).length, 'unit')}** and ${plural(
        modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
        'lesson',
      )}:\n\n${modules.map((one) => `- ${one.title} (${one.lessons.length})`).join('\n')}`,
  },
  {
    says: ['(use|allowed|have|get|bring|need) … calculator', 'calculator … (exam|test|final|allowed)', '^calculator'],
    tell: (course) => {
      const parts = partsOf(course)
      const allowed = parts.filter(({ calculator }) => calculator)
      if (parts.length === 0) return undefined
      if (allowed.length === 0)
        return 'No: the practice exam is **without a calculator**, in every part. Short numbers by hand are all it needs.'
      if (allowed.length === parts.length)
        return `Yes, a ${allowed.some(({ calculatorKind }) => calculatorKind === 'graphing') ? 'graphing ' : ''}calculator is allowed in the whole practice exam.`
      return `Yes, in some parts of it:\n\n${parts.map((part) => `- **${part.title}:** ${calculatorOf(part)}`).join('\n')}`
    },
  },
  {
    says: [
      '(formula|formulas|reference|data|equation|cheat) (sheet|sheets|given)',
      '(given|get|memorize|memorise|remember) … (formulas|equations)',
    ],
    tell: (course) => {
      if (!course.referenceSheet)
        return 'No, this course comes without a reference sheet, so the formulas you need have to be in your head.'
      const closed = partsOf(course).filter(({ referenceSheet }) => referenceSheet === false)
      return `Yes, there is a reference sheet: it opens beside the questions and in the practice exam${closed.length > 0 ? `, but not in ${closed.map(({ title }) => title).join(' and ')}` : ''}. Know where each formula stands on it before you need it.`
    },
  },
  {
    says: [
      '(written|essay|long answer|free response|frq|frqs|open response|short answer) … (part|section|exam|questions|question)',
      '(is|are) there … (written|essay|essays|frq|frqs|free response|long answer)',
      '(only|just|all) multiple choice',
    ],
    tell: (course) => {
      const written = partsOf(course).filter((part) => part.isWritten)
      if (!course.exam) return undefined
      if (written.length === 0)
        return course.modules.some(({ examItems }) => examItems.some(({ type }) => type !== USUAL_TYPE))
          ? 'No written answers: most of the practice exam is multiple choice, and some questions ask for a number, an order or several choices. Your school’s own exam may ask for more, so ask your teacher.'
          : 'No, the practice exam is multiple choice only. Your school’s own exam may ask for written answers as well, so ask your teacher.'
      return `Yes, there is a written section, which you mark yourself with the rubric afterwards:\n\n${written.map(lineOf).join('\n')}`
    },
  },
  {
    says: [
      '(worth|weighted|counts|count|weigh|weighs) … (most|more|least)',
      '(most|biggest) (important|weight) (unit|topic|part|module)',
      'how much (is|does) … (unit|worth|count)',
      '(biggest|heaviest|most important) (unit|module|topic)',
      'weights? of … units?',
    ],
    tell: (course) => {
      const shares = sharesOf(course)
      const [first] = shares
      if (!first) return undefined
      const equal = shares.filter(({ share }) => Math.abs(share - first.share) < 0.05)
      const head =
        equal.length > 1
          ? `${equal.map(({ title }) => `**${title}**`).join(' and ')} weigh the most, each about ${percent(first.share)} of the questions.`
          : `**${first.title}** weighs the most: about ${percent(first.share)} of the questions.`
      return `${head}\n\n${shares.map(({ title, share }) => `- ${title}: ${percent(share)}`).join('\n')}`
    },
  },
  {
    says: ['(is|will|are) (this|it|that|these) … on the (exam|test|final)', 'do (i|we) need to know (this|that|it)'],
    tell: (course, dialogue) => {
      const place = lessonOf(dialogue)
      const share = place && sharesOf(course).find(({ title }) => title === place.module.title)
      if (!place) return undefined
      return share
        ? `It can be: **${place.lesson.title}** belongs to *${place.module.title}*, about ${percent(share.share)} of the practice exam.`
        : `Not by itself: **${place.lesson.title}** is there to support the other units of the practice exam.`
    },
  },
  {
    says: ['how (long|much time) is (this|the) course', 'how many weeks'],
    tell: ({ title, durationWeeks }) =>
      durationWeeks === undefined
        ? undefined
        : `**${title}** is planned for about ${durationWeeks} weeks. You set the pace.`,
  },
  {
    says: ['how (long|much time) … (exam|test|final)', '(exam|final) … (long|minutes|hours|time)', 'how many minutes'],
    tell: (course) => {
      const parts = partsOf(course)
      const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
      return parts.length === 0
        ? undefined
        : `The practice exam takes **${minutes} minutes** in all:\n\n${parts.map(lineOf).join('\n')}`
    },
  },
  {
    says: ['how many … questions'],
    tell: (course) => {
      const parts = partsOf(course)
      const choice = parts.filter(({ isWritten }) => !isWritten).reduce((sum, part) => sum + part.questions, 0)
      const written = parts.filter(({ isWritten }) => isWritten).reduce((sum, part) => sum + part.questions, 0)
      if (parts.length === 0) return undefined
      return `**${choice} multiple-choice questions**${written > 0 ? ` and ${plural(written, 'written question')}` : ''} in the practice exam:\n\n${parts.map(lineOf).join('\n')}`
    },
  },
  {
    says: [
      '(wrong|incorrect) answers? … (cost|lose|penalty|points)',
      '(penalty|points off) … (guess|guessing|wrong)',
      'should i guess',
    ],
    tell: ({ exam }) => /(?<![^.])[^.]*wrong answer[^.]*\./i.exec(exam?.description ?? '')?.[0]?.trim(),
  },
  {
    says: [
      '(what|whats|what is|what will be) … (on|in) the (exam|final|test)',
      '(exam|final) (cover|covers|like|format|about)',
      '(cover|covers|covered) … (exam|final)',
      '(tell me about|describe) the (exam|final)',
      'exam format',
    ],
    tell: (course) => {
      const shares = sharesOf(course)
      const parts = partsOf(course)
      if (parts.length === 0) return undefined
      return `The practice exam has questions from these units:\n\n${shares.map(({ title, share }) => `- ${title} (${percent(share)})`).join('\n')}\n\n${parts.map((part) => lineOf(part).slice(2)).join('; ')}.`
    },
  },
  {
    says: [
      '(what|whats|what is) (this|the) course',
      'course about',
      'what (will|do|am) (i|we) (learn|learning|going to learn)',
    ],
    tell: ({ description, modules }) =>
      description &&
      `${description}\n\nIts units: ${unitsOf(modules)
        .map(({ title }) => title)
        .join('; ')}.`,
  },
]

const RULES = FACTS.map(({ says, tell }) => ({ patterns: says.map(compilePhrase), tell }))

/** Whether a message asks for a fact of the course or of its exam. @param plain words without punctuation */
export const asksForFact = (plain: string): boolean =>
  RULES.some(({ patterns }) => patterns.some((one) => one.test(plain)))

/** A fact of the course or its exam; undefined where course.yaml does not say. */
export function tellFact(dialogue: Dialogue): IlmTurn | undefined {
  const { guide, read, state } = dialogue
  const bare = bareWords(read.plain)
  for (const { patterns, tell } of RULES) {
    const text = patterns.some((one) => one.test(bare)) ? tell(guide.course, dialogue) : undefined
    if (text)
      return {
        move: 'explain',
        text,
        citations: [],
        nextSteps: [step('Help me study'), ...USUAL_STEPS.slice(0, 2)],
        state,
      }
  }
  return undefined
}
