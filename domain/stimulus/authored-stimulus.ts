import { z } from 'zod'
import { figureFields } from '../figure/authored-figure.ts'
import { parameterFields } from '../template/template-parameters.ts'

/**
 * A stimulus as written in `stimuli.yaml`: what the questions of a set look at together, such as a passage, the data of an experiment or
 * a listing. With `parameters` it is a template, whose numbers its questions share (content/README.md, "Sets").
 */
export const authoredStimulusSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens'),
  title: z.string().min(1),
  text: z.string().min(1).optional(),
  /** the text keeps its lines, and every fifth has its number: for passages and poems that questions quote by line */
  lines: z.boolean().default(false),
  ...parameterFields,
  ...figureFields,
})
export type AuthoredStimulus = z.infer<typeof authoredStimulusSchema>
