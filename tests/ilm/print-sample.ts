import { seededRandom, shuffled } from '#domain/seed/seeded-random.ts'
import { coursesWithContent, embeddedIlmOf } from './converse.ts'
import { measureListening } from './listening/measure-listening.ts'
import { createRates } from './listening/rates.ts'
import type { Log } from './measure-dialogues.ts'

// `npm run tutor:sample [COUNT] [SEED]`: replies of the suite drawn by chance, as Markdown for a reader who scores them (docs/ilm).

const [count = '300', seed = '1'] = process.argv.slice(2)
const LONGEST = 700

const courses = coursesWithContent()
const log: Log = { replies: [] }
await measureListening(createRates(embeddedIlmOf(courses), log), [...courses.values()])
const drawn = shuffled(seededRandom(Number(seed), 'sample'), log.replies).slice(0, Number(count))
const short = (text: string) => {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
  return shown.replaceAll(/^/gm, '> ')
}
console.log(`# ${drawn.length} of ${log.replies.length} replies, seed ${seed}\n`)
for (const [index, { course, before, message, reply }] of drawn.entries()) {
  console.log(`## ${index + 1}. ${course ?? ''}\n`)
  if (before) console.log(`Ilm had said: ${before.replaceAll(/\s+/g, ' ').slice(0, 300)}\n`)
  console.log(`**Student:** ${message}\n\n${short(reply.response)}\n`)
  console.log(`Cited: ${reply.citations.map(({ title }) => title).join('; ') || 'nothing'}\n`)
}
