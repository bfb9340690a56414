import { findUserByEmail } from '../data/users.ts'
import { openDatabase } from '../database/open-database.ts'
import { gatewayEnvironmentSchema } from '../environment.ts'
import { makeResetLink, OPERATOR_LINK_MINUTES } from './reset-links.ts'

// `npm run account:reset -- name@example.org`: a link with which the student sets a new password, for gateways without mail and
// for students who cannot read theirs. With the settings of the gateway; it may be running.

const email = process.argv[2]?.trim().toLowerCase()
if (!email) {
  console.error('Whose password? npm run account:reset -- name@example.org')
  process.exit(1)
}
const settings = gatewayEnvironmentSchema.parse(process.env)
const database = await openDatabase({ url: settings.DATABASE_URL, directory: settings.DATA_DIR })
try {
  const found = await findUserByEmail(database, email)
  if (found) {
    const origin = settings.PUBLIC_ORIGIN ?? ''
    const link = await makeResetLink(database, found, { origin, minutes: OPERATOR_LINK_MINUTES, now: new Date() })
    console.log(
      `A new password for ${email} can be set here, once, within ${OPERATOR_LINK_MINUTES / 60} hours:\n\n${link}\n`,
    )
    if (!settings.PUBLIC_ORIGIN) console.log('Put the address of the site in front, or set PUBLIC_ORIGIN.')
    console.log('Make sure that you give it to the student and to nobody else.')
  } else {
    const place = settings.DATABASE_URL ? 'the database of DATABASE_URL' : `the database in ${settings.DATA_DIR}`
    console.error(`Nobody has an account with ${email} in ${place}.`)
    process.exitCode = 1
  }
} finally {
  await database.close()
}
