import { writeFileSync } from 'node:fs'
import { makeBackup, writeBackup } from '#domain/history/backup.ts'
import { checkedDemoEvents } from './demo-student.ts'

// `npm run demo:student [events] [file]`: a backup file to import on the dashboard, 50,000 events unless told otherwise.
const [events = '50000', file = 'demo-student'] = process.argv.slice(2)
const backup = makeBackup(checkedDemoEvents(Number(events)), {}, Date.UTC(2026, 10, 20))
const text = writeBackup(backup)
const name = file.endsWith('.json') ? file : `${file}.json`
writeFileSync(name, text)
console.log(
  `${name}: ${backup.events.length} events, ${(text.length / 1e6).toFixed(1)} MB. Import it on the dashboard.`,
)
