/** Functions a student may write, and what they are in the table of functions. `log` is to base 10, as on a calculator. */
export const FUNCTIONS = new Map(
  Object.entries({
    sqrt: 'sqrt',
    cbrt: 'cbrt',
    sin: 'sin',
    cos: 'cos',
    tan: 'tan',
    asin: 'asin',
    acos: 'acos',
    atan: 'atan',
    arcsin: 'asin',
    arccos: 'acos',
    arctan: 'atan',
    sec: 'sec',
    csc: 'csc',
    cot: 'cot',
    ln: 'ln',
    log: 'log10',
    exp: 'exp',
    abs: 'abs',
    round: 'round',
    floor: 'floor',
    ceil: 'ceil',
    min: 'min',
    max: 'max',
    mod: 'mod',
    gcd: 'gcd',
    lcm: 'lcm',
    factorial: 'factorial',
    combinations: 'combinations',
    permutations: 'permutations',
    ncr: 'combinations',
    npr: 'permutations',
  }),
)
/** They take several values, so that a comma inside their brackets is no decimal sign. */
export const LISTS = new Set(['round', 'min', 'max', 'mod', 'gcd', 'lcm', 'combinations', 'permutations', 'log'])
/** Spelt with letters that are also a product, such as mod = m·o·d: functions only where a bracket follows. */
export const NEEDS_BRACKET = new Set([
  'round',
  'floor',
  'ceil',
  'min',
  'max',
  'mod',
  'gcd',
  'lcm',
  'ncr',
  'npr',
  'factorial',
  'combinations',
  'permutations',
])
export const LONGEST_FUNCTION = Math.max(...[...FUNCTIONS.keys()].map((name) => name.length))

export const SIGNS = new Map(
  Object.entries({
    '+': '+',
    '*': '*',
    '×': '*',
    '·': '*',
    '⋅': '*',
    '∙': '*',
    '•': '*',
    '✕': '*',
    '/': '/',
    '÷': '/',
    '⁄': '/',
    '∕': '/',
  }).concat(
    Object.entries({
      '^': '^',
      '!': '!',
      '%': '%',
      '°': '°',
      '|': '|',
      ',': ',',
      ';': ',',
      '(': '(',
      '[': '(',
      '{': '(',
      ')': ')',
      ']': ')',
      '}': ')',
    }),
    [...'-−–—﹣－'].map((minus) => [minus, '-']),
  ),
)
export const RAISED = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ'].map((raised, index) => [raised, [...'0123456789-+n'][index] ?? '']))
export const LOWERED = new Map([...'₀₁₂₃₄₅₆₇₈₉ₙ'].map((lowered, index) => [lowered, [...'0123456789n'][index] ?? '']))
export const VULGAR = new Map(
  '½:1/2 ⅓:1/3 ⅔:2/3 ¼:1/4 ¾:3/4 ⅕:1/5 ⅖:2/5 ⅗:3/5 ⅘:4/5 ⅙:1/6 ⅚:5/6 ⅐:1/7 ⅛:1/8 ⅜:3/8 ⅝:5/8 ⅞:7/8 ⅑:1/9 ⅒:1/10'
    .split(' ')
    .map((pair) => {
      const [sign = '', top = 0, bottom = 1] = pair.split(/[:/]/)
      return [sign, Number(top) / Number(bottom)]
    }),
)
export const COMMANDS = new Map(Object.entries({ cdot: '*', times: '*', div: '/', left: '', right: '', degree: '°' }))

export const GREEK = ['alpha', 'beta', 'gamma', 'delta', 'theta', 'lambda', 'sigma', 'omega', 'rho', 'phi', 'mu']
