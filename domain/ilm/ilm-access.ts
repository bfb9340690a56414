/** CHT-03: a signed-in user whose subscription is active; a flag can bypass the check of the subscription (CHT-04, OPN-59). */
export function hasIlmAccess(user: { subscriptionActive: boolean } | null, isBypassed: boolean): boolean {
  return user !== null && (user.subscriptionActive || isBypassed)
}
