import { useRouterState } from '@tanstack/react-router'
import { type CurriculumKey, DEFAULT_CURRICULUM, isApPath, readCurriculum } from '#domain/catalogue/curriculum.ts'
import { browserSetting, useBrowserSetting } from './browser-setting.ts'

/** As a plain string (SES-13, OPN-30). */
const selectedCurriculum = browserSetting('selectedCurriculum')
/** The grade chosen on the welcome page (WEL-06, OPN-17). */
export const selectedGrade = browserSetting('selectedGrade')

/** Keeps the student's choice (SES-13). */
export function selectCurriculum(key: CurriculumKey) {
  selectedCurriculum.write(key)
}

/** The stored choice, for what runs outside of components; Ontario on the server. */
export function readSelectedCurriculum(): CurriculumKey {
  return readCurriculum(selectedCurriculum.read())
}

/**
 * The curriculum in use: `ap` on every AP page (SHL-17), else the student's choice. The server and the first render, which
 * cannot know the choice, use the default.
 */
export function useCurriculum(): CurriculumKey {
  const isAp = useRouterState({ select: (state) => isApPath(state.location.pathname) })
  const stored = useBrowserSetting(selectedCurriculum)
  if (isAp) return 'ap'
  return stored === undefined ? DEFAULT_CURRICULUM : readCurriculum(stored)
}
