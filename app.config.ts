import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'

const isVitest = !!process.env.VITEST

export default defineConfig({
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  worker: { format: 'es' },
  // Start must come before React. Under Vitest the Start plugin is left out: unit tests run plain modules.
  plugins: [
    tailwindcss(),
    ...(isVitest ? [] : [tanstackStart({ srcDirectory: 'app', importProtection: { behavior: 'error' } })]),
    viteReact(),
  ],
  environments: {
    ssr: {
      // never bundle packages that load .wasm/.node/.data files from their own folder
      resolve: { external: ['better-sqlite3', '@node-rs/argon2', 'pg'] },
    },
  },
  test: { include: ['{app,domain,gateway,workers,tests}/**/*.test.{ts,tsx}'], environment: 'node' },
} satisfies UserConfig & { test: unknown })
