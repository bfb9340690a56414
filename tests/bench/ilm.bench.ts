import { coursesWithContent, embeddedIlmOf } from '../ilm/converse.ts'
import { type Log, measureAttacks, measureMisspelt, measurePrompts } from '../ilm/measure-dialogues.ts'
import { printGoal } from './measure.ts'

// The embedded tutor's answer over all content: p95 at most 50 ms (docs: performance). First messages of a course, which build its
// index, count like any other.
const courses = coursesWithContent()
const list = [...courses.values()]
const ilm = embeddedIlmOf(courses)
const log: Log = { replies: [] }
for (const course of list) {
  await measurePrompts(ilm, course, log)
  await measureMisspelt(ilm, course, log)
}
await measureAttacks(ilm, list, 200, log)
const times = log.replies.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
const percentile = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
console.log(
  `${list.length} courses, ${times.length} replies, median ${percentile(0.5).toFixed(1)} ms, longest ${percentile(1).toFixed(0)} ms`,
)
printGoal('embedded tutor, p95 (goal ≤ 50 ms)', percentile(0.95), percentile(0.95) <= 50, ' ms')
