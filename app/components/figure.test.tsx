import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { Figures } from './figure.tsx'

async function shown(figure: { kind: string; alt: string; markup?: string }) {
  const { prelude } = await prerender(<Figures figures={[{ at: 'prompt', ...figure }]} at="prompt" />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('a figure that could not be drawn is a calm line that says what it shows, and nothing else is lost', async () => {
  const html = await shown({ kind: 'plot', alt: 'Speed against time: a line that rises.' })
  expect(html).toContain('This figure can’t be shown right now. It shows: Speed against time: a line that rises.')
  expect(html).not.toContain('<svg')
  expect(await shown({ kind: 'plot', alt: '' })).toContain('This figure can’t be shown right now.<')
})

test('one that was drawn is a picture with its words', async () => {
  const html = await shown({ kind: 'plot', alt: 'A line', markup: '<svg viewBox="0 0 320 200"></svg>' })
  expect(html).toContain('role="img"')
  expect(html).toContain('aria-label="A line"')
})
