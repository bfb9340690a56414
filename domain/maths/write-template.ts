import type { Expression } from './expression.ts'

/**
 * An expression in the notation of templates (read-template.ts), every part in brackets: what a student typed, for whatever reads templates.
 * Reading it again gives a tree of the same value.
 */
export function writeTemplate(tree: Expression): string {
  switch (tree.kind) {
    case 'number':
      return tree.value < 0 ? `(${tree.value})` : String(tree.value)
    case 'text':
      return `"${tree.text}"`
    case 'name':
      return tree.name
    case 'property':
      return `${writeTemplate(tree.of)}.${tree.name}`
    case 'call':
      return `${tree.name}(${tree.args.map(writeTemplate).join(', ')})`
    case 'unary':
      return writeUnary(tree.sign, writeTemplate(tree.of))
    case 'operation':
      return `(${writeTemplate(tree.left)} ${tree.sign} ${writeTemplate(tree.right)})`
    case 'choice':
      return `(${writeTemplate(tree.condition)} ? ${writeTemplate(tree.then)} : ${writeTemplate(tree.otherwise)})`
  }
}

function writeUnary(sign: '-' | 'not' | '!' | '%' | '°', of: string): string {
  switch (sign) {
    case '-':
      return `(-${of})`
    case 'not':
      return `(not ${of})`
    case '!':
      return `factorial(${of})`
    case '%':
      return `(${of} / 100)`
    case '°':
      return `(${of} * pi / 180)`
  }
}
