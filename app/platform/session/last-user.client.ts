import { del, get, set } from 'idb-keyval'
import { type SessionUser, sessionUserSchema } from '#domain/account/read-session-answer.ts'
import { copiesStore } from '#workers/device-store.ts'

const KEY = 'session::last-user'

/** The user as last seen, so that a student without a connection is still greeted and studies on (D10). */
export async function readLastUser(userId: string): Promise<SessionUser | undefined> {
  try {
    const stored = await get<{ userId: string; user: unknown }>(KEY, copiesStore)
    if (stored?.userId !== userId) return undefined
    const user = sessionUserSchema.safeParse(stored.user)
    return user.success ? user.data : undefined
  } catch {
    return undefined
  }
}

export async function rememberLastUser(userId: string, user: SessionUser) {
  await set(KEY, { userId, user }, copiesStore).catch((error) =>
    console.warn('The account cannot be kept for offline use:', error),
  )
}

export async function forgetLastUser() {
  await del(KEY, copiesStore).catch(() => {})
}
