import { useRouterState } from '@tanstack/react-router'
import { type CurriculumKey, curriculumAt, DEFAULT_CURRICULUM, readCurriculum } from '#domain/catalogue/curriculum.ts'
import { browserSetting, useBrowserSetting } from './browser-setting.ts'

/** As a plain string (SES-13, OPN-30). */
const selectedCurriculum = browserSetting('selectedCurriculum')
/** The grade chosen on the welcome page (WEL-06, OPN-17). */
export const selectedGrade = browserSetting('selectedGrade')

/** Keeps the student's choice (SES-13). */
export function selectCurriculum(key: CurriculumKey) {
  selectedCurriculum.write(key)
}

/** The stored choice as it is; null where there is none, undefined while it is not known yet. */
export const useSelectedCurriculum = () => useBrowserSetting(selectedCurriculum)

/** The stored choice, for what runs outside of components; Ontario on the server. */
export function readSelectedCurriculum(): CurriculumKey {
  return readCurriculum(selectedCurriculum.read())
}

/**
 * The curriculum in use: that of the page where the address says it, else the student's choice (`curriculumAt`). The server and the first
 * render, which cannot know the choice, use the default.
 */
export function useCurriculum(): CurriculumKey {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const stored = useSelectedCurriculum()
  return curriculumAt(pathname, stored === undefined ? DEFAULT_CURRICULUM : readCurriculum(stored))
}
