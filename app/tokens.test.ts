import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const pairs = new Map(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((m) => [
    m[1] ?? '',
    [m[2] ?? '', m[3] ?? ''] as const,
  ]),
)

/** Relative luminance and contrast as in WCAG 2.2. */
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(text: string, ground: string, mode: 0 | 1) {
  const a = luminance(pairs.get(text)?.[mode] ?? '')
  const b = luminance(pairs.get(ground)?.[mode] ?? '')
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const papers = ['background', 'card', 'popover', 'muted']
const readable: [text: string, ground: string][] = [
  ...papers.flatMap((paper) =>
    [
      'foreground',
      'muted-foreground',
      'primary',
      'success',
      'warning',
      'error',
      'info',
      'theme-1',
      'theme-2',
      'theme-3',
    ]
      .concat(['score-green', 'score-orange', 'score-red', 'score-dark-red'])
      .map((text): [string, string] => [text, paper]),
  ),
  ...['success', 'warning', 'error', 'info'].flatMap((status): [string, string][] => [
    [status, `${status}-surface`],
    ['foreground', `${status}-surface`],
    [`${status}-foreground`, status],
  ]),
  ...['theme-1', 'theme-2', 'theme-3'].flatMap((theme): [string, string][] => [
    [`${theme}-ink`, `${theme}-surface`],
    [theme, `${theme}-surface`],
    ['foreground', `${theme}-surface`],
    ['muted-foreground', `${theme}-surface`],
    [`${theme}-foreground`, theme],
  ]),
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['secondary-foreground', 'secondary'],
  ['muted-foreground', 'secondary'],
  ['accent-foreground', 'accent'],
  ['foreground', 'marker'],
]

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('every text stands out from its ground by 4.5:1 in the %s theme (WCAG AA)', (_, mode) => {
  const weak = readable
    .map(([text, ground]) => ({
      pair: `${text} on ${ground}`,
      ratio: Math.round(contrast(text, ground, mode) * 100) / 100,
    }))
    .filter(({ ratio }) => !(ratio >= 4.5))
  expect(weak).toEqual([])
})

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('outlines of controls and the focus ring stand out by 3:1 in the %s theme (WCAG 1.4.11)', (_, mode) => {
  const weak = papers
    .flatMap((paper) =>
      ['input', 'ring'].map((line) => ({ pair: `${line} on ${paper}`, ratio: contrast(line, paper, mode) })),
    )
    .filter(({ ratio }) => !(ratio >= 3))
  expect(weak).toEqual([])
})
