import { type DrawFigures, drawFiguresOf } from '../figure/draw-figures-of.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import { type DrawnScope, drawScope } from '../template/draw-scope.ts'
import { fillTemplate } from '../template/fill-template.ts'
import type { TemplateScope } from '../template/template-expression.ts'
import type { AuthoredStimulus } from './authored-stimulus.ts'
import type { Stimulus } from './stimulus.ts'

/** The numbers of a stimulus for a seed: those its questions start from, so that a whole set shares them (D14). */
export const stimulusScope = (authored: AuthoredStimulus, seed: number): DrawnScope =>
  drawScope(authored, seededRandom(seed, `stimulus/${authored.id}`))

export type MadeStimulus = { ok: true; stimulus: Stimulus; scope: TemplateScope } | { ok: false; message: string }

/**
 * Makes the stimulus a student sees from an authored one: the same one for the same seed, and the one whose numbers the questions of
 * its set have with that seed (`instantiateQuestion`).
 * @param seed a non-negative 32-bit integer
 * @param draw keeps what it drew; without it figures are drawn anew
 */
export function makeStimulus(authored: AuthoredStimulus, seed: number, draw: DrawFigures = drawAnew): MadeStimulus {
  const drawn = stimulusScope(authored, seed)
  if (!drawn.ok) return { ok: false, message: drawn.message }
  const { scope } = drawn
  const title = fillTemplate(authored.title, scope)
  const text = fillTemplate(authored.text ?? '', scope)
  if (!title.ok) return { ok: false, message: title.reason }
  if (!text.ok) return { ok: false, message: text.reason }
  const figures = draw(authored, scope, seed, 'text')
  return {
    ok: true,
    scope,
    stimulus: {
      id: authored.id,
      title: title.text,
      ...(authored.text !== undefined && (authored.lines ? { lines: linesOf(text.text) } : { text: text.text })),
      ...(figures && { figures }),
      ...(authored.parameters !== undefined && { seed }),
    },
  }
}

const drawAnew: DrawFigures = (holder, scope, _seed, mainText) => drawFiguresOf(holder, scope, mainText)

/** The lines of a passage as they are written; empty ones at its ends say nothing. */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\n+/, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())
