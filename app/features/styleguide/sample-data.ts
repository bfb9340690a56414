/** Data, drawings, tables and code. Parameters: a = 3. */
export const SAMPLE_DATA: readonly object[] = [
  {
    caption: 'bars with error bars',
    kind: 'plot',
    x: { label: 'Treatment', categories: ['None', 'P', 'Q'] },
    y: { label: 'O₂ released', unit: 'µmol/L' },
    marks: [
      { type: 'bars', values: [4, 0.2, 4.6], error: 0.3, label: 'light' },
      { type: 'bars', values: [3, 0.4, 2.6], error: 0.3, label: 'dark' },
    ],
  },
  {
    caption: 'a histogram',
    kind: 'plot',
    x: { label: 'Height', unit: 'cm' },
    y: { label: 'Students' },
    marks: [{ type: 'histogram', edges: [140, 150, 160, 170, 180], counts: [3, 9, 12, 4] }],
  },
  {
    caption: 'box plots',
    kind: 'plot',
    x: { label: 'Score' },
    marks: [
      { type: 'box', five: [20, 45, 60, 72, 95], label: 'Class A' },
      { type: 'box', five: [30, 50, 55, 80, 90], outliers: [5], label: 'Class B' },
    ],
  },
  {
    caption: 'a dot plot',
    kind: 'plot',
    x: { label: 'Pets' },
    marks: [{ type: 'dots', values: [0, 0, 1, 1, 1, 2, 2, 3, 5] }],
  },
  {
    caption: 'residuals',
    kind: 'plot',
    x: { label: 'Arm span', unit: 'cm' },
    y: { label: 'Residual' },
    marks: [
      {
        type: 'residuals',
        data: [
          [1, 2],
          [2, 3.5],
          [3, 7],
          [4, 7.5],
          [5, 11],
        ],
      },
    ],
  },
  {
    caption: 'a number line',
    kind: 'plot',
    x: { min: -5, max: 5, step: 1 },
    marks: [{ type: 'interval', from: -2, to: 3, start: 'open', label: '−2 < *x* ≤ 3' }],
  },
  {
    caption: 'a logarithmic axis',
    kind: 'plot',
    x: { label: 'Time', unit: 'h', min: 0, max: 10 },
    y: { label: 'Cells', scale: 'log', min: 1, max: 1_000_000 },
    marks: [{ type: 'function', of: '10^(x / 2)' }],
  },
  {
    caption: 'a triangle',
    kind: 'plot',
    equal: true,
    x: { min: 0, max: 8, step: 1 },
    y: { min: 0, max: 6, step: 1 },
    marks: [
      {
        type: 'polygon',
        points: [
          [1, 1],
          [6, 1],
          [6, 5],
        ],
      },
      { type: 'label', at: [1, 1], text: 'A(1, 1)' },
      { type: 'label', at: [6, 5], text: 'C(6, 5)' },
    ],
  },
  {
    caption: 'a drawing with a force of @{a * 100} N',
    kind: 'drawing',
    svg: '<svg viewBox="0 0 320 120"><rect x="40" y="50" width="70" height="50" fill="lightblue" stroke="black" stroke-width="2.5"/><line x1="20" y1="100" x2="300" y2="100" stroke="grey" stroke-width="2.5"/><line x1="110" y1="75" x2="@{110 + a * 40}" y2="75" stroke="red" stroke-width="3" data-arrow="end"/><text x="120" y="58" font-size="16" fill="red">@{a * 100} N</text></svg>',
  },
  {
    caption: 'areas, and light at @{a * 30} %',
    kind: 'drawing',
    svg: '<svg viewBox="0 0 320 130"><rect x="10" y="10" width="50" height="50" fill="lightblue" stroke="blue"/><rect x="70" y="10" width="50" height="50" fill="peachpuff" stroke="orange"/><rect x="130" y="10" width="50" height="50" fill="lightgreen" stroke="green"/><rect x="190" y="10" width="50" height="50" fill="thistle" stroke="purple"/><rect x="250" y="10" width="50" height="50" fill="khaki" stroke="gold"/><rect x="10" y="70" width="50" height="50" fill="mistyrose" stroke="red"/><circle cx="95" cy="95" r="17" fill="yellow" stroke="black" stroke-width="2.5"/><circle cx="155" cy="95" r="17" fill="yellow" fill-opacity="@{a * 0.3}" stroke="black" stroke-width="2.5"/><path d="M143 83L167 107M143 107L167 83" stroke="black" stroke-width="2.5"/></svg>',
  },
  {
    caption: 'a table',
    kind: 'table',
    headers: ['Time (s)', 'Speed (m/s)'],
    rows: [
      [0, 0],
      [2, '@{2 * a}'],
      [4, '?'],
    ],
  },
  {
    caption: 'Java',
    kind: 'code',
    language: 'java',
    code: '/* adds the numbers\n   from 1 to @{a} */\nint sum = 0;\nfor (int i = 1; i <= @{a}; i++) {\n  sum += i; // one more\n}\nSystem.out.println("Sum: " + sum);',
  },
  {
    caption: 'pseudocode',
    kind: 'code',
    language: 'pseudocode',
    code: 'sum ← 0\nFOR EACH n IN list\n{\n  IF (n MOD 2 = 0)\n  {\n    sum ← sum + n\n  }\n}\nDISPLAY(sum)',
  },
  {
    caption: 'Python',
    kind: 'code',
    language: 'python',
    code: 'def area(r):\n    """of a circle"""\n    return 3.14159 * r ** @{a - 1}',
  },
]
