import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

// The main journeys in the Firefox that is installed, driven through WebDriver BiDi (tests/firefox/firefox.ts). The same servers as for the journeys.
export default defineConfig({
  ...journeys,
  testDir: 'tests/firefox',
  outputDir: 'test-results/firefox',
})
