import { ILM_NAME, PRODUCT_NAME, SUPPORT_EMAIL } from '#domain/product.ts'

/** Shorter ones are refused anyway (SUP-05). */
const SHORTEST = 8

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
/** What this site is called, in letters: whoever guesses passwords here tries these with digits and signs around them. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [
    PRODUCT_NAME,
    ILM_NAME,
    `${ILM_NAME} tutor`,
    `my ${PRODUCT_NAME}`,
    SUPPORT_EMAIL.split('@')[1] ?? '',
    SUPPORT_EMAIL,
  ].map(lettersOf),
)

let loading: Promise<Set<string>> | undefined

/**
 * Whether a new password is one of the commonest, in whatever case, or the account's own e-mail address or its name part, or what this site is called (OWASP
 * ASVS 5, 6.2.4 and 6.2.11). The list ships with zxcvbn-ts: 49,233, of which 17,950 are long enough to be accepted at all. It is
 * loaded when the first password is set; nothing leaves the machine.
 */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  loading ??= loadCommonPasswords()
  const typed = password.trim().toLowerCase()
  if (OWN_WORDS.has(lettersOf(typed))) return true
  return typed === email || typed === email.split('@')[0] || (await loading).has(typed)
}

async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = dictionary['passwords-common'].map(String)
  return new Set(common.filter((password) => password.length >= SHORTEST))
}
