import { coursesWithContent, embeddedIlmOf } from './converse.ts'
import { measureListening } from './listening/measure-listening.ts'
import { createRates } from './listening/rates.ts'
import type { Log } from './measure-dialogues.ts'
import { measureVoice } from './measure-voice.ts'

// `npm run tutor:voice`: what Ilm says over and over, over all conversations of the suite (issue 15: voice).

const SHOWN = 40

const courses = coursesWithContent()
const log: Log = { replies: [] }
await measureListening(createRates(embeddedIlmOf(courses), log), [...courses.values()])
const { sentences, openings } = measureVoice(log.replies)
for (const [what, all] of Object.entries({ sentences, openings })) {
  console.log(`${what} of ${log.replies.length} replies`)
  console.table(all.slice(0, SHOWN))
}
