import fc from 'fast-check'

const value = fc.integer({ min: -50_000, max: 50_000 }).map((hundredths) => hundredths / 100)
const positive = fc.integer({ min: 1, max: 60_000 })
const name = fc.constantFrom(
  'Time',
  'Oxygen released',
  '*v*',
  'Mean rate of the reaction',
  'pH',
  'Height of the plant above the ground',
)
const rising = fc
  .uniqueArray(fc.integer({ min: -200, max: 900 }), { minLength: 3, maxLength: 9 })
  .map((list) => list.sort((a, b) => a - b))
const points = fc.array(fc.tuple(value, value), { minLength: 3, maxLength: 9 })

/** A plot of every kind of mark, with numbers as a template may draw them. */
export const anyPlots: Record<string, fc.Arbitrary<object>> = {
  points: fc.record({
    x: fc.record({ label: name }),
    y: fc.record({ label: name }),
    marks: points.map((data) => [{ type: 'points', data, error: 1 }]),
  }),
  lines: fc.tuple(points, points, name).map(([a, b, label]) => ({
    x: { label, unit: 's' },
    y: { label, unit: 'mmol/L' },
    marks: [
      { type: 'line', data: a, label: 'with light' },
      { type: 'line', data: b, label: 'in the dark', smooth: false },
    ],
  })),
  functions: fc.tuple(value, value, value).map(([a, b, c]) => ({
    axes: 'cross',
    x: { label: '*x*', min: -5, max: 5 },
    y: { label: '*y*', min: -10, max: 10 },
    marks: [
      { type: 'function', of: `${a} * x^2 + ${b} * x + ${c}`, label: '*f*' },
      { type: 'function', of: `1 / (x - ${c})` },
      { type: 'rule', x: Math.max(-5, Math.min(5, c)), label: 'asymptote' },
    ],
  })),
  waves: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 })).map(([amplitude, frequency]) => ({
    axes: 'cross',
    x: { in: 'pi', step: 'pi / 2', min: '-2 * pi', max: '2 * pi' },
    y: { min: -6, max: 6 },
    marks: [{ type: 'function', of: `${amplitude} * sin(${frequency} * x)` }],
  })),
  implicit: fc.integer({ min: 1, max: 6 }).map((radius) => ({
    axes: 'cross',
    equal: true,
    x: { min: -7, max: 7 },
    y: { min: -7, max: 7 },
    marks: [
      { type: 'implicit', of: `x^2 + y^2 - ${radius}^2` },
      { type: 'inequality', of: `y - ${radius} * x`, strict: true },
    ],
  })),
  area: fc.integer({ min: 1, max: 5 }).map((a) => ({
    x: { min: 0, max: 6 },
    y: { label: 'Speed', unit: 'm/s', min: 0 },
    marks: [
      { type: 'function', of: `${a} * x` },
      { type: 'area', of: `${a} * x`, from: 1, to: 4 },
    ],
  })),
  bars: fc.tuple(fc.array(positive, { minLength: 2, maxLength: 5 }), fc.boolean()).map(([values, isPair]) => ({
    x: { label: 'Treatment', categories: values.map((_, index) => `Group ${index + 1}`) },
    y: { label: 'Mean mass', unit: 'g' },
    marks: [
      { type: 'bars', values, error: 1, label: 'before' },
      ...(isPair ? [{ type: 'bars', values, label: 'after' }] : []),
    ],
  })),
  histogram: rising.map((edges) => ({
    x: { label: 'Height', unit: 'cm' },
    y: { label: 'Students' },
    marks: [{ type: 'histogram', edges, counts: edges.slice(1).map((_, index) => index + 1) }],
  })),
  boxes: fc.tuple(rising, rising).map(([a, b]) => ({
    x: { label: 'Score' },
    marks: [a, b].map((list, index) => ({ type: 'box', values: [...list, ...list], label: `Class ${index + 1}` })),
  })),
  dots: fc
    .array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 25 })
    .map((values) => ({ x: { label: 'Pets' }, marks: [{ type: 'dots', values }] })),
  residuals: rising.map((xs) => ({
    x: { label: 'Arm' },
    y: { label: 'Residual' },
    marks: [{ type: 'residuals', data: xs.map((x, index) => [x, x * 2 + (index % 3)]) }],
  })),
  slopes: value.map((a) => ({
    axes: 'cross',
    x: { min: -3, max: 3 },
    y: { min: -3, max: 3 },
    marks: [{ type: 'slopes', of: `x - ${a} * y` }],
  })),
  vectors: fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: 1, max: 6 })).map(([x, y]) => ({
    axes: 'cross',
    equal: true,
    x: { min: -7, max: 7 },
    y: { min: -7, max: 7 },
    marks: [
      { type: 'vector', to: [x, y], label: '*a*' },
      { type: 'vector', from: [x, y], to: [y, -x], label: '*b*' },
      { type: 'label', at: [x, y], text: `P(${x}, ${y})`, point: true },
    ],
  })),
  intervals: fc.tuple(fc.integer({ min: -9, max: 0 }), fc.integer({ min: 1, max: 9 })).map(([from, to]) => ({
    x: { min: -10, max: 10 },
    marks: [{ type: 'interval', from, to, start: 'open', label: `${from} < x` }],
  })),
  shapes: fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 2, max: 5 })).map(([width, height]) => ({
    equal: true,
    x: { min: 0, max: 10, step: 1 },
    y: { min: 0, max: 8, step: 1 },
    marks: [
      {
        type: 'polygon',
        points: [
          [1, 1],
          [1 + width, 1],
          [1 + width, 1 + height],
        ],
      },
      { type: 'segment', from: [1, 1], to: [1 + width, 1 + height], label: '*c*' },
      { type: 'label', at: [1, 1], text: 'A' },
    ],
  })),
}
