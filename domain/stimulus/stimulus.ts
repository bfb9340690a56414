import { z } from 'zod'
import { drawnFiguresOf } from '../figure/drawn-figure.ts'
import { seedSchema } from '../seed/seed.ts'

/** Far above any real passage: what comes from outside has an end. */
const MOST_LINES = 1000

/**
 * A stimulus as the pages show it beside each question of its set: every number is final. Questions name it by `stimulusId`; it travels
 * in an optional field beside them, which gateways that know nothing of sets leave out.
 */
export const stimulusSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string().max(500),
    title: text,
    text: text.optional(),
    /** instead of `text`: a passage line by line, each an inline text; an empty one is a gap without a number */
    lines: z.array(text).max(MOST_LINES).optional(),
    /** drawn figures under `text` */
    figures: drawnFiguresOf(text),
    /** present when it came from a template: the seed of this variant (D14) */
    seed: seedSchema.optional().catch(undefined),
  })

export type StimulusOf<T> = z.output<ReturnType<typeof stimulusSchemaOf<z.ZodType<T>>>>
export type Stimulus = StimulusOf<string>

/** The most stimuli an answer of a gateway may carry. */
export const MOST_STIMULI = 500

/** The stimulus that an item names, where it came along. */
export const stimulusOf = <S extends { id: string }>(
  stimuli: readonly S[] | undefined,
  item: { stimulusId?: string | undefined },
): S | undefined => (item.stimulusId === undefined ? undefined : stimuli?.find(({ id }) => id === item.stimulusId))
