import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderRichText } from '#app/platform/rich-text.server.ts'
import { NameText } from './name-text.tsx'

test('a name with a formula is shown as it is and read in plain words', () => {
  const html = renderToStaticMarkup(<NameText value={renderRichText('Half of it, $\\frac{1}{2}x^2$ cm')} />)
  expect(html).toMatch(/<span aria-hidden="true">.*<math.*<\/span><span class="sr-only">Half of it, 1\/2 x² cm<\/span>/)
})

test('a name without a formula is only shown', () => {
  const html = renderToStaticMarkup(<NameText value={renderRichText('Half **of** it')} />)
  expect(html).toContain('Half <strong>of</strong> it')
  expect(html).not.toContain('sr-only')
  expect(html).not.toContain('aria-hidden')
})
