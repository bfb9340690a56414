import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { SHELL_PATH } from './kept-shell.ts'

// The last step of `npm run build`: the service worker, with the list of what the build before it left. A step of its own, because the list is
// only known when everything else is written.

const client = fileURLToPath(new URL('../dist/client', import.meta.url))
/** Glyphs that no course needs; kept when a page first wants them. */
const RARE = /stix-two-math-latin|-(?:latin-ext|greek|greek-ext|cyrillic|cyrillic-ext|vietnamese)-.*\.woff2$/
/** What a browser shows of the app outside of its pages. */
const OUTSIDE = ['favicon.svg', 'icon-32.png', 'manifest.webmanifest']

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

const assets = readdirSync(join(client, 'assets')).filter((name) => !RARE.test(name))
const files = [
  // their names carry their content's hash
  ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ...OUTSIDE.map((name) => ({ url: `/${name}`, revision: hash(readFileSync(join(client, name))) })),
]
const keptFiles = [...files, { url: SHELL_PATH, revision: hash(JSON.stringify(files)) }]

const built = await build({
  configFile: false,
  publicDir: false,
  mode: 'production',
  logLevel: 'warn',
  define: { KEPT_FILES: JSON.stringify(keptFiles), 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    minify: true,
    lib: {
      entry: fileURLToPath(new URL('service-worker.ts', import.meta.url)),
      formats: ['iife'],
      name: 'serviceWorker',
    },
  },
})
const bundle = Array.isArray(built) ? built[0]?.output[0].code : undefined
if (!bundle) throw new Error('workers/service-worker.ts could not be bundled')
writeFileSync(join(client, 'service-worker.js'), bundle)

const bytes = assets.reduce((sum, name) => sum + statSync(join(client, 'assets', name)).size, 0)
console.log(
  `service worker: ${(bundle.length / 1000).toFixed(0)} kB; keeps ${keptFiles.length} files, ${(bytes / 1e6).toFixed(1)} MB`,
)
