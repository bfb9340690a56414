import { evaluate } from '../maths/evaluate-expression.ts'
import { fillTemplate } from '../template/fill-template.ts'
import { evaluateExpression, readExpression, type TemplateScope } from '../template/template-expression.ts'
import { fastFormula } from './fast-formula.ts'

/** Carries why a figure cannot be drawn out of its making; caught by drawFigure and by nobody else. */
export class BrokenFigure extends Error {}

/** The parameters of a figure, and what its fields come to with them. Every method throws BrokenFigure. */
export type FigureValues = {
  scope: TemplateScope
  /** a text with its places filled */
  text: (template: string) => string
  /** a number, or an expression that gives one */
  number: (value: number | string, what: string) => number
  /** a function of the named variables; where it has no value, it is NaN */
  formula: (source: string, names: readonly string[]) => (...values: number[]) => number
}

/** Reads a figure's fields over the parameters of a template; without parameters, over none. */
export function figureValues(scope: TemplateScope): FigureValues {
  return {
    scope,
    text(template) {
      const filled = fillTemplate(template, scope)
      if (!filled.ok) throw new BrokenFigure(filled.reason)
      return filled.text
    },
    number(value, what) {
      if (typeof value === 'number') return value
      const result = evaluateExpression(value, scope)
      if (!result.ok) throw new BrokenFigure(`${what}: ${result.reason}`)
      if (typeof result.value !== 'number' || !Number.isFinite(result.value)) {
        throw new BrokenFigure(`${what}: "${value}" gives ${String(result.value)}, not a number`)
      }
      return result.value
    },
    formula(source, names) {
      const read = readExpression(source)
      if (!read.ok) throw new BrokenFigure(`"${source}" is not an expression: ${read.reason}`)
      for (const name of read.names) {
        if (!names.includes(name) && !Object.hasOwn(scope, name)) {
          throw new BrokenFigure(`"${source}" uses ${name}, which is neither ${names.join(' nor ')} nor a parameter`)
        }
      }
      const fast = fastFormula(read.tree, names, scope)
      if (fast) return (...given) => finite(fast(given))
      return (...given) => {
        const own = { ...scope, ...Object.fromEntries(names.map((name, index) => [name, given[index] ?? Number.NaN])) }
        const result = evaluate(read.tree, own)
        return result.ok ? finite(result.value) : Number.NaN
      }
    },
  }
}

const finite = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN)
