import Bowser from 'bowser'

/** Browsers' descriptions of themselves are about 120 characters long; what is longer is no browser's. */
const LONGEST = 400

/** Names people know, where the parser's are others. */
const FAMILIAR = new Map([
  ['iOS', 'iPhone'],
  ['Microsoft Edge', 'Edge'],
  ['Samsung Internet for Android', 'Samsung Internet'],
])

/**
 * A browser and its system in plain words, such as "Firefox on Windows" or "Safari on iPhone", from the header `User-Agent`.
 * Only these words are stored, no version and no header. What nobody knows is an "Unknown device".
 */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > LONGEST) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(userAgent)
  const plain = (name: string | undefined) => name && (FAMILIAR.get(name) ?? name)
  // an iPad says it runs iOS, or a Mac's system with a tablet's screen
  const system = platform.model === 'iPad' ? 'iPad' : plain(os.name)
  const words = [plain(browser.name), system].filter(Boolean)
  return words.length > 0 ? words.join(' on ').slice(0, 60) : 'Unknown device'
}
