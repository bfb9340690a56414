import { coursesWithContent, embeddedIlmOf } from '../converse.ts'
import { createRates } from './rates.ts'
import { LISTENING_FLOORS, measureListening } from './measure-listening.ts'
const courses = coursesWithContent()
const rates = createRates(embeddedIlmOf(courses), { replies: [] })
await measureListening(rates, [...courses.values()])
for (const { name, held, of } of rates.all()) console.log(name.padEnd(42), ((100 * held) / of).toFixed(1).padStart(6), String(of).padStart(6), LISTENING_FLOORS[name])
const want = process.argv[2]
const most = Number(process.argv[3] ?? 40)
if (want) for (const r of rates.all()) if (r.name.startsWith(want)) for (const m of r.misses.slice(0, most)) console.log('\n[' + r.name + '] ' + m)
