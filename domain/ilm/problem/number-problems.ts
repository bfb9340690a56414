import { numberProblem, type Solvable } from './problem.ts'

const NUMBER = String.raw`-?\d+(?:\.\d+)?`
const numbersIn = (text: string) => [...text.matchAll(new RegExp(NUMBER, 'g'))].map(([one]) => Number(one))
const shown = (value: number) => String(Math.round(value * 1000) / 1000)

/** Problems told in a few words with bare numbers: each reader knows one kind. */
export function numericProblem(text: string): Solvable | undefined {
  const plain = text.toLowerCase().replaceAll(/(\d),(\d{3})\b/g, '$1$2')
  for (const read of [hypotenuse, slope, interest, sequence, mean, zScore, resistors, acceleration]) {
    const problem = read(plain)
    if (problem) return problem
  }
  return undefined
}

function hypotenuse(plain: string): Solvable | undefined {
  if (!/hypotenuse/.test(plain) || !/legs?|sides?/.test(plain)) return undefined
  const [a, b, ...more] = numbersIn(plain)
  if (!a || !b || more.length > 0) return undefined
  return numberProblem({
    asked: 'the hypotenuse',
    topic: 'pythagorean hypotenuse right triangle',
    value: Math.hypot(a, b),
    steps: [
      `The legs are ${a} and ${b}. Which rule links the sides of a right triangle?`,
      'In $a^2 + b^2 = c^2$ the legs are $a$ and $b$. What is $c^2$?',
      'Take the square root at the end.',
    ],
    answer: `$c = \\sqrt{${a}^2 + ${b}^2}$ = **${shown(Math.hypot(a, b))}**.`,
    wrong: [
      [a + b, 'Not yet: you added the legs. Square each of them first, then add. What is $c^2$?'],
      [a * a + b * b, 'Not yet: that is $c^2$. What is left to do? Take the root.'],
    ],
  })
}

function slope(plain: string): Solvable | undefined {
  const points = [...plain.matchAll(new RegExp(`\\(\\s*(${NUMBER})\\s*,\\s*(${NUMBER})\\s*\\)`, 'g'))].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const [one, other] = points
  if (!/slope|gradient|pente/.test(plain) || !one || !other || points.length > 2) return undefined
  const [rise, run] = [other[1] - one[1], other[0] - one[0]]
  if (run === 0 || rise === 0) return undefined
  return numberProblem({
    asked: 'the slope',
    topic: 'slope rise run',
    value: rise / run,
    steps: [
      'Slope is rise over run. What is the rise, the change in $y$?',
      'Now the run, the change in $x$, in the same order. What do you divide by what?',
    ],
    answer: `$\\frac{${rise}}{${run}}$ = **${shown(rise / run)}**.`,
    wrong: [
      [run / rise, 'Not yet: upside down. It is rise over run: which change stands on top?'],
      [-rise / run, 'Not yet: check the sign. Subtract in the same order on top and below.'],
      [rise, 'Not yet: that is the rise alone. Divide it by the run.'],
    ],
  })
}

function interest(plain: string): Solvable | undefined {
  const principal = Number(/\$ ?(\d+(?:\.\d+)?)/.exec(plain)?.[1])
  const rate = Number(/(\d{1,15}(?:\.\d{1,15})?) ?(?:%|percent)/.exec(plain)?.[1])
  const years = Number(/(\d{1,15}(?:\.\d{1,15})?) ?(?:years?|yrs?)/.exec(plain)?.[1])
  if (!/simple interest/.test(plain) || !(principal > 0 && rate > 0 && years > 0)) return undefined
  const value = (principal * rate * years) / 100
  return numberProblem({
    asked: 'the simple interest',
    topic: 'simple interest',
    unit: '$',
    value,
    steps: [
      'Given: what you put in, the rate, the time. Which formula of simple interest links them?',
      'It is $I = Prt$. What is the rate as a decimal number?',
      'Multiply all three.',
    ],
    answer: `$I = Prt$ = **$${shown(value)}**.`,
    wrong: [
      [value * 100, 'Not yet: a percent is a hundredth. What is the rate as a decimal? Divide it by 100.'],
      [value / years, 'Not yet: that is one year. How many years are there? Multiply by the time.'],
      [principal + value, 'Nearly: that is the total amount. How much of it is interest? Take off what was put in.'],
    ],
  })
}

function sequence(plain: string): Solvable | undefined {
  const count = Number(/(\d{1,15})(?:st|nd|rd|th) term/.exec(plain)?.[1])
  const terms = numbersIn(plain.slice(plain.indexOf('sequence')))
  const [first = 0, second = 0, third = 0] = terms
  if (!/arithmetic/.test(plain) || !(count > 0) || terms.length < 3 || third - second !== second - first)
    return undefined
  const difference = second - first
  return numberProblem({
    asked: `term ${count}`,
    topic: 'arithmetic sequence',
    value: first + (count - 1) * difference,
    steps: [
      'What is the first term, and what is added each time?',
      `The formula is $t_n = a + (n - 1)d$. What is $n - 1$ here?`,
    ],
    answer: `$t_{${count}} = ${first} + ${count - 1} \\times ${difference}$ = **${first + (count - 1) * difference}**.`,
    wrong: [
      [
        first + count * difference,
        'Not yet: one step too many. From the first term to term $n$ there are $n - 1$ steps. How many is that?',
      ],
      [count * difference, 'Not yet: where does the sequence start? Add the first term.'],
    ],
  })
}

function mean(plain: string): Solvable | undefined {
  const list = /(?:mean|average) of ((?:-?[\d.]+(?:,? (?:and )?|, ?)?){2,})/.exec(plain)?.[1]
  const values = numbersIn(list ?? '')
  if (values.length < 2) return undefined
  const sum = values.reduce((total, one) => total + one, 0)
  const sorted = [...values].sort((a, b) => a - b)
  const middle =
    ((sorted[Math.floor((values.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((values.length - 1) / 2)] ?? 0)) / 2
  return numberProblem({
    asked: 'the mean',
    topic: 'mean centre',
    value: sum / values.length,
    steps: ['What is the sum of all the values?', `Divide it by how many there are. How many do you count?`],
    answer: `${sum} ÷ ${values.length} = **${shown(sum / values.length)}**.`,
    wrong: [
      [sum, 'Not yet: that is the sum. Divide it by how many values there are.'],
      [middle, 'Not yet: that is the middle value, the median. For the mean, add them all and divide.'],
    ],
  })
}

function zScore(plain: string): Solvable | undefined {
  if (!/z[- ]?score/.test(plain)) return undefined
  const valueAfter = (name: string) => Number(new RegExp(`(?:${name})(?: is| of| =|:)? ?(${NUMBER})`).exec(plain)?.[1])
  const [average, spread, score] = [
    valueAfter('mean'),
    valueAfter('standard deviation|sd|std dev'),
    valueAfter('score|value|x'),
  ]
  if (![average, spread, score].every(Number.isFinite) || spread === 0) return undefined
  const value = (score - average) / spread
  return numberProblem({
    asked: 'the z-score',
    topic: 'z-score normal standard deviation',
    value,
    steps: ['How far is the value from the mean?', 'How many standard deviations is that? Divide.'],
    answer: `$z = \\frac{${score} - ${average}}{${spread}}$ = **${shown(value)}**.`,
    wrong: [
      [
        -value,
        'Not yet: check the sign and the order. It is the value minus the mean: is the score above or below it?',
      ],
      [score - average, 'Not yet: that is the distance. Divide it by the standard deviation.'],
    ],
  })
}

function resistors(plain: string): Solvable | undefined {
  const values = [
    ...plain.matchAll(/(\d{1,15}(?:\.\d{1,15})?) ?(?:ohms?|Ω|ω)/g),
    ...plain.matchAll(/(\d{1,15}(?:\.\d{1,15})?)(?= and \d{1,15}(?:\.\d{1,15})? ?(?:ohms?|Ω|ω))/g),
  ].map(([, one]) => Number(one))
  if (
    values.length < 2 ||
    !/resist|ohm/.test(plain) ||
    !/\b(?:series|parallel)\b/.test(plain) ||
    /\d ?v\b|volt/.test(plain)
  )
    return undefined
  const [series, inverse] = [values.reduce((sum, one) => sum + one, 0), values.reduce((sum, one) => sum + 1 / one, 0)]
  const isParallel = /parallel/.test(plain)
  return numberProblem({
    asked: 'the total resistance',
    topic: 'series parallel resistance circuits',
    unit: 'Ω',
    value: isParallel ? 1 / inverse : series,
    steps: [
      `They are in ${isParallel ? 'parallel' : 'series'}. Will the total be larger or smaller than each of them?`,
      isParallel
        ? 'In parallel: $\\frac{1}{R_T} = \\frac{1}{R_1} + \\frac{1}{R_2}$. What is the right side?'
        : 'In series the current passes each of them in turn. What do you do with the values?',
    ],
    answer: `**${shown(isParallel ? 1 / inverse : series)} Ω**.`,
    wrong: isParallel
      ? [
          [series, 'Not yet: adding them is for resistors in series. What is the rule in parallel?'],
          [inverse, 'Not yet: that is one over the total. Flip it: what is $R_T$ itself?'],
        ]
      : [[1 / inverse, 'Not yet: that is the rule for parallel branches. In series, do you add?']],
  })
}

function acceleration(plain: string): Solvable | undefined {
  const found = new RegExp(`from (${NUMBER}|rest)(?: ?m/s)? to (${NUMBER}) ?m/s(?:.*?) in (${NUMBER}) ?s`).exec(plain)
  if (!found || !/accelerat/.test(plain)) return undefined
  const [start, end, time] = [found[1] === 'rest' ? 0 : Number(found[1]), Number(found[2]), Number(found[3])]
  const change = end - start
  if (!(time > 0) || change === 0) return undefined
  return numberProblem({
    asked: 'the acceleration',
    topic: 'acceleration velocity uniform',
    unit: 'm/s^2',
    value: change / time,
    steps: [
      `How much does the velocity change, from ${start} to ${end} m/s?`,
      'Acceleration is $a = \\frac{v_2 - v_1}{\\Delta t}$. What is divided by what?',
    ],
    answer: `$a$ = **${shown(change / time)} m/s²**.`,
    wrong: [
      [change * time, 'Not yet: you multiplied. How much does the velocity change in **one** second? Divide.'],
      [time / change, 'Not yet: upside down. The change of velocity stands on top.'],
      [change, 'Not yet: that is the change of velocity. Divide it by the time.'],
    ],
  })
}
