import { defineConfig } from 'vitest/config'

/** The domain's own tests, for mutation testing: no browser, no content. */
export default defineConfig({
  test: {
    include: ['domain/{question,exam,review}/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/matchers/answer-matchers.ts'],
  },
})
