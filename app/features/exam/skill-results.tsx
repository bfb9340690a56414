import { Badge } from '#app/components/ui/badge.tsx'
import { analyseSkills } from '#domain/exam/analyse-skills.ts'
import { topicTone } from '#domain/exam/describe-result.ts'
import type { ShownAttempt } from './use-attempt.ts'

const points = (value: number) => String(Math.round(10 * value) / 10)

/** Points by skill: the practices of an AP exam, the categories of the achievement chart. Nothing where the exam names none. */
export function SkillResults({ attempt }: { attempt: ShownAttempt }) {
  // without responses nothing is known of single questions (OPN-110)
  const skills = attempt.responses.length > 0 ? analyseSkills(attempt.exam, attempt.answers, attempt.compare) : []
  if (skills.length === 0) return null
  return (
    <section aria-labelledby="skills">
      <h2 id="skills" className="heading mb-3 text-2xl">
        Skills
      </h2>
      <ul className="grid gap-2">
        {skills.map(({ id, title, points: earned, outOf, percent }) => (
          <li key={id} className="flex items-center justify-between gap-4 rounded-lg border bg-card px-4 py-2.5">
            <span>{title}</span>
            <Badge variant={topicTone(percent)} className="figures">
              {points(earned)} of {points(outOf)} points · {percent}%
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
