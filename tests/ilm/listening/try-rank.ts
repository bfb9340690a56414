import { createCourseGuide } from '#domain/ilm/course-guide.ts'
import { rankLessons } from '#domain/ilm/rank-lessons.ts'
import { coursesWithContent } from '../converse.ts'
import { LABELLED_ASKS } from './labelled-asks.ts'
const guides = new Map([...coursesWithContent()].map(([id, c]) => [id, createCourseGuide(c)]))
let one = 0, three = 0
for (const { course, say, lessons } of LABELLED_ASKS) {
  const ranked = rankLessons(guides.get(course)!, say)
  const at = ranked.findIndex(({ place }) => lessons.includes(place.lesson.id))
  if (at === 0) one++
  if (at >= 0 && at < 3) three++
  if (at !== 0) console.log(course, '|', say, '| wanted', lessons.join(','), '| at', at, '|', ranked.slice(0, 3).map((r) => `${r.place.lesson.id} ${r.score.toFixed(0)} ${r.coverage.toFixed(2)}${r.isNamed ? 'N' : ''}`).join('; '))
}
for (const say of ['who won the hockey game last night','what is the best video game console','whats a good pizza place in toronto','how do i get more followers on tiktok','tell me a joke','asdf qwer zxcv','im bored']) for (const c of ['SPH3U','ENG3U','AP-STATISTICS']) { const [r]=rankLessons(guides.get(c)!,say); console.log(c,say,r&&`${r.place.lesson.id} ${r.score.toFixed(0)} ${r.coverage.toFixed(2)} ${r.isNamed}`)}
console.log({ of: LABELLED_ASKS.length, top1: one / LABELLED_ASKS.length, top3: three / LABELLED_ASKS.length })
