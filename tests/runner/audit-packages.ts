import { spawnSync } from 'node:child_process'
import { readAudit } from './read-audit.ts'

// `npm run audit`: known weaknesses of what runs. Ends with 1 where there are some, with 2 where nobody could say.
const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const audit = readAudit(stdout ?? '')
if (audit.known) {
  for (const { name, severity, mendedBy } of audit.weak) console.log(`${severity}: ${name}, mended by ${mendedBy}`)
  console.log(audit.weak.length > 0 ? `${audit.weak.length} packages have known weaknesses` : 'no known weaknesses')
  process.exitCode = audit.weak.length > 0 ? 1 : 0
} else {
  console.log(`The registry answers no audits, so nothing is known about weaknesses: ${audit.reason}`)
  process.exitCode = 2
}
