import type { z } from 'zod'
import { readList, withoutNulls, withTextId } from '../response/loose-response.ts'
import { MOST_STIMULI, type StimulusOf, stimulusSchemaOf } from './stimulus.ts'

/**
 * The stimuli of a gateway's answer, undefined where it sent none. A malformed one costs itself, and one with nothing to look at is none;
 * its questions are then shown without. Never throws.
 * @param text how texts are read: as Markdown, or rendered
 */
export function readStimuli<T>(list: unknown, text: z.ZodType<T>): StimulusOf<T>[] | undefined {
  if (!Array.isArray(list)) return undefined
  const { items } = readList(list.slice(0, MOST_STIMULI), stimulusSchemaOf(text), (item) =>
    withTextId(withoutNulls(item)),
  )
  const ids = new Set<string>()
  const stimuli = items.filter(({ id, text: passage, lines, figures }) => {
    const isFirst = !ids.has(id)
    ids.add(id)
    return isFirst && (passage !== undefined || lines !== undefined || (figures?.length ?? 0) > 0)
  })
  return stimuli.length > 0 ? stimuli : undefined
}
