import { z } from 'zod'
import type { Course } from '#domain/content/course.ts'
import { examBank, writtenBank } from '#domain/exam/exam-bank.ts'
import { calculatorOf } from '#domain/exam/part-defaults.ts'
import { planExam } from '#domain/exam/plan-exam.ts'
import { planWritten } from '#domain/exam/plan-written.ts'
import { sumOf } from '#domain/maths/sum-of.ts'
import { USUAL_TYPE } from '#domain/question/type-schemas.ts'
import type { DrawMeasures } from './report/measure-draws.ts'

const rangeSchema = z.tuple([z.number(), z.number()])

/** What an examination is described to be (`official-exams.yaml`): ranges in per cent of the choice section, times in minutes, weights in per cent of the score. */
export const officialExamSchema = z.strictObject({
  year: z.string(),
  source: z.string(),
  choice: z.array(z.strictObject({ questions: z.number(), minutes: z.number(), weight: z.number() })).min(1),
  written: z.array(z.strictObject({ points: z.array(z.number()), minutes: z.number(), weight: z.number() })).optional(),
  units: z.record(z.string(), rangeSchema),
  skills: z.record(z.string(), rangeSchema).optional(),
  areSkillsUnconfirmed: z.literal(true).optional(),
  calculator: z.string(),
  delivery: z.string(),
  options: z.string(),
  sets: z.string(),
  besides: z.array(z.strictObject({ point: z.string(), official: z.string(), ours: z.string() })).optional(),
})
export type OfficialExam = z.infer<typeof officialExamSchema>

/** One point of the comparison. `isDrawn`: our side follows from the bank, and moves a little with every new question. `verdict` is empty where nothing is measured. */
export type ComparedPoint = {
  point: string
  official: string
  ours: string
  verdict: '' | 'as described' | 'different'
  isDrawn?: true
}

const percent = (share: number) => `${Math.round(100 * share)} %`
const judge = (isSame: boolean) => (isSame ? ('as described' as const) : ('different' as const))
const within = ([least, most]: readonly [number, number], value: number) => value >= least - 0.5 && value <= most + 0.5

/**
 * Our exam beside the official description, point by point (issue 20): parts, units, skills, ways of answering, sets, written section, tools. Our side comes
 * from the blueprint, the bank and what 500 seeds draw of it.
 */
export function compareExam(course: Course, official: OfficialExam, drawn: DrawMeasures): ComparedPoint[] {
  return [
    ...compareChoice(course, official),
    ...compareWritten(course, official),
    ...compareUnits(course, official),
    ...compareSkills(course, official, drawn),
    compareOptions(course, official),
    {
      point: 'Sets',
      official: official.sets,
      ours: `${percent(drawn.inSets)} of the items, in sets of two to five`,
      verdict: '',
      isDrawn: true,
    },
    compareCalculator(course, official),
    { point: 'Delivery', official: official.delivery, ours: 'on a screen, or written on paper', verdict: 'different' },
    { point: 'Wrong answers', official: 'cost nothing', ours: 'cost nothing', verdict: 'as described' },
    {
      point: 'Result',
      official: 'a score from 1 to 5',
      ours: 'points and per cent, and no such score',
      verdict: 'different',
    },
    ...(official.besides ?? []).map((one) => ({ ...one, verdict: 'different' as const })),
  ]
}

const partInWords = (questions: number, minutes: number, weight: number | undefined) =>
  `${questions} questions in ${minutes} min${weight === undefined ? '' : `, ${weight} % of the score`}`

function compareChoice({ exam }: Course, { choice }: OfficialExam): ComparedPoint[] {
  return choice.map(({ questions, minutes, weight }, index) => {
    const own = exam.parts[index]
    const isOnly = exam.parts.length === 1 && !exam.written
    const ours = own ? partInWords(own.questions, own.minutes, own.weight) : 'not here'
    const isSame = own?.questions === questions && own.minutes === minutes && (isOnly || own.weight === weight)
    return {
      point: choice.length > 1 ? `Choice, part ${index + 1}` : 'Choice section',
      official: partInWords(questions, minutes, weight),
      ours,
      verdict: judge(isSame),
    }
  })
}

function compareWritten(course: Course, { written = [] }: OfficialExam): ComparedPoint[] {
  const bank = writtenBank(course).length
  const filled = new Map(planWritten(course).filled.map(({ part, items }) => [part, items.length]))
  return written.flatMap(({ points, minutes, weight }, index): ComparedPoint[] => {
    const own = course.exam.written?.[index]
    const name = written.length > 1 ? `Written, part ${index + 1}` : 'Written section'
    const inWords = (list: readonly number[]) => `${list.length} questions of ${list.join(', ')} points`
    const isSame =
      own !== undefined && own.points.join() === points.join() && own.minutes === minutes && own.weight === weight
    return [
      {
        point: name,
        official: `${inWords(points)} in ${minutes} min, ${weight} % of the score`,
        ours: own ? `${inWords(own.points)} in ${own.minutes} min, ${own.weight} % of the score` : 'not here',
        verdict: judge(isSame),
      },
      {
        point: `${name}: questions there are`,
        official: `${points.length} a year`,
        ours: `${(own && filled.get(own)) ?? 0} of ${points.length} places filled; ${bank} in the bank of the course`,
        verdict: '',
        isDrawn: true,
      },
    ]
  })
}

function compareUnits(course: Course, { units }: OfficialExam): ComparedPoint[] {
  const { counts } = planExam(course)
  const all = sumOf(counts.flat())
  return course.modules.flatMap(({ id, title, weight }, index): ComparedPoint[] => {
    const range = units[id]
    if (weight === 0) return []
    const share = (100 * sumOf(counts.map((row) => row[index] ?? 0))) / all
    return [
      {
        point: `Unit: ${title}`,
        official: range ? `${range[0]}–${range[1]} %` : 'not found',
        ours: `${Math.round(share)} %`,
        verdict: range ? judge(within(range, share)) : '',
      },
    ]
  })
}

function compareSkills(
  { exam }: Course,
  { skills = {}, areSkillsUnconfirmed }: OfficialExam,
  drawn: DrawMeasures,
): ComparedPoint[] {
  return (exam.skills ?? []).map(({ id, title }): ComparedPoint => {
    const range = skills[id]
    const share = 100 * (drawn.skills.get(title) ?? 0)
    return {
      point: `Skill: ${title}`,
      official: range ? `${range[0]}–${range[1]} %${areSkillsUnconfirmed ? ' (not confirmed)' : ''}` : 'not found',
      ours: `${Math.round(share)} %`,
      verdict: range ? judge(within(range, share)) : '',
      isDrawn: true,
    }
  })
}

function compareOptions(course: Course, { options }: OfficialExam): ComparedPoint {
  const items = examBank(course).map(({ authored }) => authored)
  const single = items.filter(({ type }) => type === USUAL_TYPE)
  const isFour = single.every((item) => item.options?.length === 4)
  const others = items.length - single.length
  return {
    point: 'Options',
    official: options,
    ours: `${isFour ? 'four' : 'not always four'}, one right; ${others} of ${items.length} items in the bank are answered in other ways`,
    verdict: '',
    isDrawn: true,
  }
}

function compareCalculator({ exam, referenceSheet }: Course, { calculator }: OfficialExam): ComparedPoint {
  const kinds = [...exam.parts, ...(exam.written ?? [])].map(
    (part) => `${part.title.split(':')[0]}: ${calculatorOf(part)}`,
  )
  return {
    point: 'Calculator and sheet',
    official: calculator,
    ours: `${kinds.join('; ')}; ${referenceSheet === undefined ? 'no sheet' : 'a sheet of ours'}`,
    verdict: '',
  }
}
