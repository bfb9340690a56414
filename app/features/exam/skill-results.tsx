import { Badge } from '#app/components/ui/badge.tsx'
import { analyseSkills, type Points } from '#domain/exam/analyse-skills.ts'
import { topicTone } from '#domain/exam/describe-result.ts'
import type { ShownAttempt } from './use-attempt.ts'

const rounded = (value: number) => String(Math.round(10 * value) / 10)
const inWords = ({ points, outOf }: Points) => `${rounded(points)} of ${rounded(outOf)}`

/** Points by skill: the practices of an AP exam, the categories of Ontario's achievement chart. Nothing where the exam names none. */
export function SkillResults({ attempt }: { attempt: ShownAttempt }) {
  // without responses nothing is known of single questions (OPN-110)
  const skills = attempt.responses.length > 0 ? analyseSkills(attempt.exam, attempt.answers, attempt.compare) : []
  if (skills.length === 0) return null
  const areCategories = attempt.exam.curriculum === 'ontario'
  return (
    <section aria-labelledby="skills">
      <h2 id="skills" className="heading mb-3 text-2xl">
        {areCategories ? 'Categories of the achievement chart' : 'Skills'}
      </h2>
      <ul className="grid gap-2">
        {skills.map(({ id, title, points, outOf, percent, written }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border bg-card px-4 py-2.5"
          >
            <span className="grid">
              {title}
              {written && <span className="text-muted-foreground text-sm">In writing: {inWords(written)}</span>}
            </span>
            <Badge variant={topicTone(percent)} className="figures">
              {inWords({ points, outOf })} points · {percent}%
            </Badge>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted-foreground text-sm">
        Sorted by what a question asks you to do: work something out, read data, argue. Few questions of a kind give
        only a hint.
      </p>
    </section>
  )
}
