import { copyFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'

const isVitest = !!process.env.VITEST

/**
 * In the browser zod would try whether it may make code from text. It may not, and each try counts as a violation of the pages'
 * policy; the setting has to be there before the first schema is made.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: (code, id) =>
    /\/zod\/v4\/core\/core\.js$/.test(id) ? `${code}\nglobalConfig.jitless = true\n` : undefined,
}

/**
 * `new URL('./x.thread.ts', import.meta.url)` of the server, which starts a thread, becomes a file of its own beside the bundle, and so does
 * `./x.bin`, which is read. Vite does that for the browser only; under `vite dev` and `npm run gateway` the source files are taken.
 */
const serverFiles: Plugin = {
  name: 'server-files',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform: {
    filter: { code: /\.thread\.ts|\.bin/ },
    handler(code, id) {
      const place = (path: string) => resolve(dirname(id), path)
      return code
        .replaceAll(/(?<=new URL\(\s*['"])\.\/([\w-]+\.thread)\.ts(?=['"])/g, (path, name: string) => {
          this.emitFile({ type: 'chunk', id: place(path), fileName: `files/${name}.js` })
          return `${FILES}${name}.js`
        })
        .replaceAll(/(?<=new URL\(\s*['"])\.\/([\w-]+\.bin)(?=['"])/g, (path, name: string) => {
          readFiles.set(name, place(path))
          return `${FILES}${name}`
        })
    },
  },
  // only now it is known where the code that asks for them lies
  renderChunk: (code, { fileName }) =>
    code.includes(FILES) ? code.replaceAll(FILES, `./${relative(dirname(fileName), 'files')}/`) : null,
  // as an asset Vite would leave it to the browser's build
  writeBundle: ({ dir = '' }) => {
    for (const [name, from] of readFiles) copyFileSync(from, resolve(dir, 'files', name))
  },
}
const FILES = '__server_files__/'
const readFiles = new Map<string, string>()

export default defineConfig(
  ({ command }) =>
    ({
      server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
      worker: { format: 'es', plugins: () => [zodWithoutEval] },
      // Start must come before React. Under Vitest the Start plugin is left out: unit tests run plain modules.
      plugins: [
        zodWithoutEval,
        serverFiles,
        tailwindcss(),
        ...(isVitest ? [] : [tanstackStart({ srcDirectory: 'app', importProtection: { behavior: 'error' } })]),
        viteReact(),
      ],
      environments: {
        ssr: {
          // read at every start: the smaller, the sooner the first page
          build: {
            rolldownOptions: {
              output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
            },
          },
          // One file instead of a thousand: the server starts faster and holds only what it uses. Packages that load .wasm, .node or
          // .data files from their own folder stay outside, and so do the highlighter, which is CommonJS, and the metrics' client, which the server around the bundle shares.
          resolve: {
            // only when building: a development server loads packages as Node does, CommonJS among them
            ...(command === 'build' && { noExternal: true as const }),
            external: ['highlight.js', 'prom-client', 'better-sqlite3', '@node-rs/argon2', 'pg', 'srvx'],
          },
        },
      },
      // no test is about speed, so a busy machine must not fail one: the limit is for those that hang
      test: {
        include: ['{app,authoring,domain,gateway,server,workers,tests}/**/*.test.{ts,tsx}'],
        environment: 'node',
        setupFiles: ['tests/matchers/answer-matchers.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    }) satisfies UserConfig & { test: unknown },
)
