import { browserSetting, useBrowserSetting } from './browser-setting.ts'

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

const theme = browserSetting('theme')

const readTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'

export function useTheme(): Theme {
  return readTheme(useBrowserSetting(theme))
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: Theme) {
  theme.write(choice === 'system' ? null : choice)
  document.documentElement.classList.remove('light', 'dark')
  if (choice !== 'system') document.documentElement.classList.add(choice)
}

/**
 * Runs before the first paint, so that nothing flashes: the chosen theme as a class of <html>, the chosen way of setting texts (reading.ts), and `data-session="stored"`
 * when a token is there, so that styles can keep the place of what a signed-in student will see instead of the visitor's links.
 */
export const BEFORE_PAINT_SCRIPT = `try{var d=document.documentElement,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.classList.add(t);if(localStorage.getItem('reading')==='easier')d.dataset.reading='easier';if(localStorage.getItem('auth_token'))d.dataset.session='stored'}catch(e){}`
