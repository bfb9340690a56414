import { functionOf } from './function-of.ts'
import { numberProblem, type Solvable } from './problem.ts'

const shown = (value: number) => String(Math.round(value * 1000) / 1000)

/** "f(x) = 2x + 1 and g(x) = x^2, find f(g(3))". */
export function compositionProblem(text: string): Solvable | undefined {
  const parts =
    /f\(x\) ?= ?([^,;]{1,100}?)(?:,|;| and)? ?(?:and )?g\(x\) ?= ?([^,;]{1,100}?)[,;.]? .{0,100}?\b([fg])\(([fg])\((-?[\d.]{1,15})\)\)/.exec(
      text.toLowerCase(),
    )
  if (!parts) return undefined
  const [, f = '', g = '', outer = '', inner = '', at = ''] = parts
  return composed(f, g, outer, inner, Number(at))
}

function composed(f: string, g: string, outer: string, inner: string, at: number): Solvable | undefined {
  const [one, other] = [functionOf(f.trim(), 'x'), functionOf(g.trim(), 'x')]
  if (!one || !other) return undefined
  const pick = (name: string) => (name === 'f' ? one.at : other.at)
  const value = pick(outer)(pick(inner)(at))
  if (!Number.isFinite(value)) return undefined
  return numberProblem({
    asked: `$${outer}(${inner}(${at}))$`,
    topic: 'composition of functions',
    value,
    steps: [
      `Work from the inside out: what is $${inner}(${at})$?`,
      `Put that number into $${outer}$. What do you get?`,
    ],
    answer: `$${inner}(${at}) = ${shown(pick(inner)(at))}$, and $${outer}$ of that is **${shown(value)}**.`,
    wrong: [
      [
        pick(inner)(pick(outer)(at)),
        `Not yet: that is the other order. The inside comes first: what is $${inner}(${at})$?`,
      ],
      [
        one.at(at) * other.at(at),
        `Not yet: you multiplied the two. Composition puts one inside the other: what is $${inner}(${at})$ first?`,
      ],
      [pick(inner)(at), `Not yet: that is the inside. Put it into $${outer}$ now.`],
    ],
  })
}
