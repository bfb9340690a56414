import { z } from 'zod'
import { CURRICULUM_KEYS } from '../catalogue/curriculum.ts'
import { authoredQuestionSchema } from '../question/authored-question.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { examBasisSchema } from './exam-basis.ts'
import { itemTaskSchema, partRules } from './exam-part-rules.ts'
import { deckSchemaOf } from './flashcards.ts'
import { ideaSchema } from './idea.ts'
import { lessonSchemaOf } from './lesson.ts'

export const misconceptionSchema = z.strictObject({
  id: z.string(),
  belief: z.string(),
  correction: z.string(),
  why: z.string(),
})
export type Misconception = z.infer<typeof misconceptionSchema>

/** One part of an exam's choice section, with a timer of its own (D21). */
const choicePartSchema = z.strictObject({
  ...partRules,
  minutes: z.number().int().positive(),
  questions: z.number().int().positive(),
})

/** One part of an exam's written section, as the real examination has it (D24). */
const writtenPartSchema = z.strictObject({
  ...partRules,
  minutes: z.number().int().positive(),
  /** the points of each question, in order */
  points: z.array(z.number().int().positive()).min(1),
  /** the kind of each question, in order, where the examination names them: what its prompt begins with in bold */
  kinds: z.array(z.string()).optional(),
  /** questions the bank must hold for the part to be offered, shorter; left out: all */
  fewest: z.number().int().positive().optional(),
})
export type WrittenPart = z.infer<typeof writtenPartSchema>

/** A skill that an exam asks for beside the units: a science practice, a mathematical practice, a category of the achievement chart. */
const examSkillSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string(),
  /** its share of the choice section in per cent; left out: as the bank has it */
  share: z.number().positive().optional(),
  /** what an item without a `skill` of its own shows it by (`itemTasks`) */
  shownBy: z.array(itemTaskSchema).optional(),
})
export type ExamSkill = z.infer<typeof examSkillSchema>

/** What an exam of a course is made of (D21, D24): a section of choice questions, a written one, and the share of each difficulty, which add up to 1. */
const examBlueprintSchema = z.strictObject({
  title: z.string(),
  description: z.string().optional(),
  basis: examBasisSchema.strict().optional(),
  parts: z.array(choicePartSchema).min(1),
  written: z.array(writtenPartSchema).min(1).optional(),
  difficulty: z.strictObject({ easy: z.number(), intermediate: z.number(), advanced: z.number() }),
  skills: z.array(examSkillSchema).min(2).optional(),
})
export type ExamBlueprint = z.infer<typeof examBlueprintSchema>

const moduleOutlineSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  /** share of the exam's questions, relative to the other modules; 0 keeps the module out of exams */
  weight: z.number().nonnegative(),
  lessons: z.array(z.strictObject({ id: z.string(), title: z.string(), scope: z.string() })),
})

/** `course.yaml`, as written. */
export const courseFileSchema = z.strictObject({
  courseId: z.string(),
  curriculum: z.enum(CURRICULUM_KEYS),
  subject: z.string(),
  grade: z.number().int().optional(),
  title: z.string(),
  description: z.string(),
  durationWeeks: z.number().int().positive(),
  /** the calculator beside practice questions, in courses that work with one; left out: none */
  practiceCalculator: z.literal('graphing').optional(),
  exam: examBlueprintSchema,
  modules: z.array(moduleOutlineSchema),
})

/** A module with everything its folder holds. `lessons` of the outline that have no file yet are in preparation. */
const courseModuleSchema = z.object({
  ...moduleOutlineSchema.shape,
  misconceptions: z.array(misconceptionSchema),
  lessonContents: z.array(lessonSchemaOf(markdownSchema)),
  decks: z.array(deckSchemaOf(markdownSchema)),
  questions: z.array(authoredQuestionSchema),
  /** items that appear only in exams */
  examItems: z.array(authoredQuestionSchema),
  /** by lesson, what Ilm says of its ideas; only in a whole course (content-store.ts) */
  ideas: z.record(z.string(), z.array(ideaSchema)).optional(),
})
export type CourseModule = z.infer<typeof courseModuleSchema>

/** A whole course as the content build leaves it for the gateway (`dist/content/<COURSE-ID>.json`). */
export const courseSchema = z.object({
  ...courseFileSchema.shape,
  /** Markdown of reference-sheet.md */
  referenceSheet: z.string().optional(),
  modules: z.array(courseModuleSchema),
})
export type Course = z.infer<typeof courseSchema>
