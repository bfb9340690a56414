import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { StudyChoice } from '#domain/account/account.ts'
import type { SessionUser } from '#domain/account/read-session-answer.ts'
import { type KeptChoice, settleChoice } from '#domain/account/settle-choice.ts'
import { readCurriculum } from '#domain/catalogue/curriculum.ts'
import { browserSetting, useBrowserSetting } from '../browser-setting.ts'
import { selectCurriculum, selectedGrade, useSelectedCurriculum } from '../selected-curriculum.ts'
import { readActiveToken } from './auth-token.ts'
import { keepChoice } from './session-functions.ts'
import { type SessionCheck, sessionKeys } from './session-query.ts'

/** What this device last agreed on with an account, as JSON (D22). */
const keptChoice = browserSetting('keptStudyChoice')

/**
 * Keeps curriculum and grade alike on this device and with the account (D22). A gateway that keeps no choices is not asked; one that cannot
 * be reached is tried again with the next visit or choice. Renders nothing.
 */
export function ChoiceKeeper({ userId, user }: { userId: string; user: SessionUser }) {
  const client = useQueryClient()
  const curriculum = useSelectedCurriculum()
  const grade = useBrowserSetting(selectedGrade)
  const account = user.choice
  const settle = useEffectEvent(async () => {
    if (account === undefined) return
    const device = deviceChoice(curriculum, grade)
    const settled = settleChoice(userId, device, account, readKept())
    if (settled === 'adopt' && account) {
      selectCurriculum(account.curriculum)
      selectedGrade.write(account.grade)
      agree(userId, account)
    }
    if (settled === 'send' && device) {
      const answer = await keepChoice({ data: device }).catch(() => ({ ok: false }))
      if (!answer.ok) return
      agree(userId, device)
      client.setQueryData<SessionCheck>(sessionKeys.user(readActiveToken()), (check) =>
        check?.status === 'accepted' ? { ...check, user: { ...check.user, choice: device } } : check,
      )
    }
    if (settled === 'same' && device) agree(userId, device)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled again whenever one of the two sides changes
  useEffect(() => {
    if (curriculum !== undefined && grade !== undefined) void settle()
  }, [userId, curriculum, grade, account?.curriculum, account?.grade])
  return null
}

/** null while nothing was chosen on this device. A grade that is none counts as not chosen. */
function deviceChoice(curriculum: string | null | undefined, grade: string | null | undefined): StudyChoice | null {
  if (!curriculum && !grade) return null
  const known = (['9', '10', '11', '12'] as const).find((one) => one === grade) ?? null
  return { curriculum: readCurriculum(curriculum), grade: known }
}

function readKept(): KeptChoice | null {
  try {
    const { userId, choice } = JSON.parse(keptChoice.read() ?? 'null')
    return { userId, choice }
  } catch {
    return null
  }
}

const agree = (userId: string, choice: StudyChoice) => {
  const text = JSON.stringify({ userId, choice })
  if (keptChoice.read() !== text) keptChoice.write(text)
}
