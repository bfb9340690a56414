import { defineConfig } from 'vitest/config'

/** One room at a time where it is named, such as ROOM=exam; each is judged by its own tests. */
const room = process.env.ROOM ?? '{question,exam,review}'

/** The domain's own tests, for mutation testing: no browser, no content. */
export default defineConfig({
  test: {
    include: [`domain/${room}/**/*.test.ts`],
    environment: 'node',
    // a machine that does other things too
    testTimeout: 60_000,
    setupFiles: ['tests/matchers/answer-matchers.ts'],
  },
})
