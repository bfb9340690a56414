import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Picture = { src: string; sizes: string; type?: string; purpose?: string; form_factor?: string; label?: string }
type Manifest = {
  name: string
  short_name: string
  id: string
  start_url: string
  display: string
  icons: Picture[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
  screenshots: Picture[]
}
const manifest: Manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))

/** Width and height of a PNG, from its first chunk. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('a browser may offer to install the app: name, start, icons of both sizes and one that may be cut', () => {
  expect(manifest).toMatchObject({ name: 'Ilm Study', start_url: '/', id: '/', display: 'standalone' })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  const sizes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']))
})

test('every picture is there, in the size it says', () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ].filter(({ src }) => src.endsWith('.png'))
  expect(pictures.length).toBeGreaterThan(8)
  for (const { src, sizes } of pictures) expect(sizeOf(`public${src}`), src).toBe(sizes)
  for (const { label } of manifest.screenshots) expect(label).toBeTruthy()
})

test('every shortcut leads to a page', () => {
  const routes = readFileSync('app/routeTree.gen.ts', 'utf8')
  for (const { url } of manifest.shortcuts) expect(routes, url).toMatch(new RegExp(`'${url}/?'`))
  expect(existsSync('app/routes/index.tsx')).toBe(true)
})
