import { PRODUCT_NAME, SUPPORT_EMAIL } from '#domain/product.ts'
import { MAILED_LINK_MINUTES } from './reset-links.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

// No name in the greeting: whoever signs up with another's address chooses the name, and could write a message with it.

/** The mail with the link for a new password. */
export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: `${PRODUCT_NAME}: set a new password`,
  text: `Hello,

somebody, probably you, asked for a new password for your ${PRODUCT_NAME} account. Open this link to choose one:

${link}

It works once, for ${MAILED_LINK_MINUTES} minutes. If you did not ask for it, you can leave this mail alone: your password stays as it is.

${PRODUCT_NAME}
`,
})

/** The mail that tells of a new password, so that nobody can set one unnoticed. */
export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: `${PRODUCT_NAME}: your password was changed`,
  text: `Hello,

the password of your ${PRODUCT_NAME} account has just been changed, and your other devices were signed out.

If that was you, all is well. If not, please write to ${SUPPORT_EMAIL} right away.

${PRODUCT_NAME}
`,
})
