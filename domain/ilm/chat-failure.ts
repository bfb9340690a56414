import type { GatewayFailure } from '../content/content-error.ts'
import { readRefusal } from '../response/gateway-error.ts'

/** Why a message got no reply, and what the service says about it (ERR-16..22). */
export type ChatFailure = {
  kind: 'no-access' | 'not-authenticated' | 'auth' | 'network' | 'validation' | 'other'
  message: string
  /** the gateway's, only where it ends the session (SES-08) */
  status?: 401 | 403
}

export const NO_TOKEN: ChatFailure = { kind: 'not-authenticated', message: 'Authentication required.' }
const UNREACHABLE = 'Unable to reach the service. Please try again shortly.'
/** Statuses of a service that is down for now (ERR-19). */
const DOWN: readonly number[] = [502, 503, 504]

/**
 * A failed chat call in the service's words. A used-up day and a plan without Ilm are no access, told apart from too many
 * messages and from an ended session by their code.
 */
export function chatFailureOf(answer: GatewayFailure): ChatFailure {
  // a time-out counts as a network error (OPN-56)
  if (answer.reason === 'unreadable') return { kind: 'other', message: 'Bad response from server.' }
  if (answer.reason !== 'refused') return { kind: 'network', message: UNREACHABLE }
  const { status } = answer
  const { code, error = '' } = readRefusal(answer.body)
  if (code === 'daily-limit' || code === 'no-subscription') return { kind: 'no-access', message: error }
  if (status === 401 || status === 403) {
    return { kind: 'auth', message: 'Session expired. Please refresh the page.', status }
  }
  if (DOWN.includes(status)) {
    return { kind: 'other', message: 'Service is temporarily unavailable. Please try again soon.' }
  }
  if (status === 429) {
    return { kind: 'other', message: "You're sending messages too quickly. Please wait a moment." }
  }
  return { kind: 'other', message: error || `Server error: ${status}` }
}

/** What the chat shows for a failure (ERR-23..28). */
export function chatBubble({ kind, message }: ChatFailure): string {
  switch (kind) {
    case 'no-access':
      return NO_ACCESS_BUBBLE
    case 'not-authenticated':
      return 'Oops! Something went wrong. Try refreshing the page.'
    case 'auth':
      return 'Session expired! Refresh the page or check /forgot-password for more chat time.'
    case 'network':
      return 'Network issue! Check your connection.'
    case 'validation':
      return message
    case 'other':
      return "I'm having trouble right now. Try again in a moment!"
  }
}

/** ERR-23, and the limit screen (OPN-58). */
export const NO_ACCESS_BUBBLE = "You've hit your daily chat limit! Click below to request more chat time."
