const MEDIA_NAME = /^media\/([\w.-]+)$/
const MEDIA_LINK = /(\]\()media\/([\w.-]+)/g

/** The address a course's drawing is served under. */
function mediaAddress(courseId: string, file: string): string {
  return `/media/${courseId}/${file}`
}

/** Turns every `media/x.svg` of a course, also inside Markdown, into the address it is served under. */
export function absoluteMediaAddresses<T>(value: T, courseId: string): T
export function absoluteMediaAddresses(value: unknown, courseId: string): unknown {
  if (typeof value === 'string') {
    if (!value.includes('media/')) return value
    const whole = MEDIA_NAME.exec(value)
    if (whole?.[1]) return mediaAddress(courseId, whole[1])
    return value.replace(MEDIA_LINK, (_link, open: string, file: string) => `${open}${mediaAddress(courseId, file)}`)
  }
  if (Array.isArray(value)) return value.map((part) => absoluteMediaAddresses(part, courseId))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, absoluteMediaAddresses(part, courseId)]))
}
