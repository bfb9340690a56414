import { browserSetting } from '#app/platform/browser-setting.ts'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Kept in localStorage (D5); nothing stored means the system decides. */
export const themeSetting = browserSetting('theme')

export function readTheme(stored: string | null | undefined): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system'
}

/** Stores the choice and shows it. */
export function chooseTheme(choice: ThemeChoice) {
  themeSetting.write(choice === 'system' ? null : choice)
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  if (choice !== 'system') root.classList.add(choice)
}

/**
 * Runs in the head, before anything is painted: the chosen theme is there from the first frame, and a page that holds a
 * token does not flash the visitor's buttons (media.css hides them until the session is known).
 */
export const beforePaintScript = `(function(d){try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.classList.add(t);if(localStorage.getItem('auth_token'))d.dataset.token=''}catch(e){}})(document.documentElement)`
