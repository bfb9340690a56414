import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BoardGrid } from './board-grid.tsx'
import { boardScale } from './board-scale.ts'

test('the names of the axes are written as on a plot: letters of quantities italic, powers raised', () => {
  const axis = { min: 0, max: 4, step: 1 }
  const graph = { x: { ...axis, label: '*t*', unit: 's' }, y: { ...axis, label: '*a*', unit: 'm/s^2' } }
  const markup = renderToStaticMarkup(
    <svg>
      <title>Axes</title>
      <BoardGrid graph={graph} scale={boardScale(graph)} />
    </svg>,
  )
  expect(markup).toContain('<tspan font-style="italic">t</tspan> (s)')
  expect(markup).toContain('<tspan font-style="italic">a</tspan> (m/s')
  expect(markup).toMatch(/<tspan dy="-[\d.]+" font-size="12">2<\/tspan>/)
  expect(markup).not.toContain('*')
})
