import { browserSetting, useBrowserSetting } from './browser-setting.ts'

/** How texts are set: as they are, or with more room between letters, words and lines, in a plain typeface of the system. */
export type Reading = 'usual' | 'easier'

const reading = browserSetting('reading')

export function useReading(): Reading {
  return useBrowserSetting(reading) === 'easier' ? 'easier' : 'usual'
}

/** Keeps the choice on this device and shows it at once. */
export function chooseReading(choice: Reading) {
  reading.write(choice === 'easier' ? choice : null)
  if (choice === 'easier') document.documentElement.dataset.reading = choice
  else delete document.documentElement.dataset.reading
}
