/** Functions and shapes. Parameters: a = 3. */
export const SAMPLE_PLOTS: readonly object[] = [
  {
    caption: 'points with error bars and a line of best fit',
    kind: 'plot',
    x: { label: 'Dose', unit: 'mg' },
    y: { label: 'Response' },
    marks: [
      {
        type: 'points',
        fit: true,
        error: 1,
        data: [
          [1, 2],
          [2, 3.5],
          [3, 7],
          [4, 7.5],
          [5, 11],
        ],
      },
      { type: 'label', at: [5, 11], text: 'outlier?' },
    ],
  },
  {
    caption: 'lines',
    kind: 'plot',
    x: { label: 'Voltage', unit: 'V', min: 0, max: 12, step: 2 },
    y: { label: 'Current', unit: 'mA', min: 0, max: 300 },
    marks: [
      {
        type: 'line',
        label: 'lamp',
        data: [
          [0, 0],
          [3, 120],
          [6, 190],
          [12, 280],
        ],
      },
      { type: 'line', label: 'resistor', x: [0, 6, 12], y: '20 * x' },
    ],
  },
  {
    caption: 'functions, a pole, a hole, an asymptote',
    kind: 'plot',
    axes: 'cross',
    x: { label: '*x*', min: -5, max: 5 },
    y: { label: '*y*', min: -6, max: 6 },
    marks: [
      { type: 'function', of: '1 / (x - 1)', label: '*f*' },
      { type: 'rule', x: 1, label: '*x* = 1' },
      { type: 'function', of: 'x^2 - 3', holes: [2], label: '*g*' },
    ],
  },
  {
    caption: 'multiples of π',
    kind: 'plot',
    axes: 'cross',
    x: { in: 'pi', step: 'pi / 2', min: '-2 * pi', max: '2 * pi' },
    y: { min: -4, max: 4 },
    marks: [
      { type: 'function', of: 'a * sin(x)' },
      { type: 'function', of: 'tan(x)' },
    ],
  },
  {
    caption: 'a piecewise function',
    kind: 'plot',
    axes: 'cross',
    x: { min: -4, max: 4, step: 1 },
    y: { min: -4, max: 6, step: 2 },
    marks: [
      { type: 'function', of: 'x + 1', to: 1, end: 'open', color: 'blue' },
      { type: 'function', of: '4 - x', from: 1, start: 'closed', color: 'blue', dashed: false },
    ],
  },
  {
    caption: 'an implicit curve, a region, a vector',
    kind: 'plot',
    axes: 'cross',
    equal: true,
    x: { min: -6, max: 6 },
    y: { min: -6, max: 6 },
    marks: [
      { type: 'implicit', of: 'x^2 + y^2 - 25' },
      { type: 'inequality', of: 'y - x', strict: true },
      { type: 'vector', to: [3, 4], label: '*v*' },
    ],
  },
  {
    caption: 'an area and a chord',
    kind: 'plot',
    axes: 'cross',
    x: { min: -1, max: 5 },
    y: { min: -1, max: 10 },
    marks: [
      { type: 'area', of: 'x^2 / 3', from: 1, to: 4 },
      { type: 'function', of: 'x^2 / 3' },
      { type: 'segment', from: [1, 1], to: [4, 5], label: 'chord' },
    ],
  },
  {
    caption: 'a slope field',
    kind: 'plot',
    axes: 'cross',
    x: { min: -3, max: 3 },
    y: { min: -3, max: 3 },
    marks: [
      { type: 'slopes', of: 'x - y' },
      { type: 'function', of: 'x - 1 + 2 * exp(-x)', color: 'red' },
    ],
  },
]
