import { deleteCookie, getCookie, getRequestHeader, getRequestUrl, setCookie } from '@tanstack/react-start/server'
import { deviceCookie } from './device-cookie.ts'

// The device's marks, newest first with `~` between them (D25): proof for the gateway that it has signed in to an account before,
// so that strangers' wrong passwords do not hold its student up. A cookie that no script can read, and no key to anything.

const COOKIE_SECONDS = 400 * 86_400
/** Students who share a device; a mark is some 80 letters. */
const MOST_MARKS = 6

/** What a call that signs in tells the gateway about the device: its marks, and the browser's own words for itself. */
export function deviceHeaders(): Record<string, string> {
  const marks = getCookie(cookie().name)
  const userAgent = getRequestHeader('user-agent')
  return {
    ...(marks && /^[\w.~-]*$/.test(marks) && { 'x-device-mark': marks }),
    ...(userAgent && { 'user-agent': userAgent }),
  }
}

/** Keeps the mark of a gateway's answer, where there is one. */
export function keepDeviceMark(body: unknown): void {
  if (typeof body !== 'object' || body === null || !('deviceMark' in body)) return
  const mark = body.deviceMark
  if (typeof mark !== 'string' || !/^[\w.-]{1,200}$/.test(mark)) return
  const { name, options } = cookie()
  const earlier = getCookie(name)?.split('~') ?? []
  setCookie(name, [mark, ...earlier].slice(0, MOST_MARKS).join('~'), { ...options, maxAge: COOKIE_SECONDS })
}

/** Forgets every mark. */
export function forgetDeviceMarks(): void {
  const { name, options } = cookie()
  if (getCookie(name)) deleteCookie(name, options)
}

const cookie = () => deviceCookie(process.env.PUBLIC_ORIGIN || getRequestUrl().href)
