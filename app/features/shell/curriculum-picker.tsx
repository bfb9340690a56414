import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { selectCurriculum } from '#app/platform/selected-curriculum.ts'
import { CURRICULA, type CurriculumKey, curriculumAt, readCurriculum } from '#domain/catalogue/curriculum.ts'

/**
 * Ontario, Alberta or AP (HDR-02). On an AP page, which is always AP (SHL-17), another choice also leads away from it, and on the page of a
 * grade's course the choice of AP does.
 */
export function CurriculumPicker({ curriculum, className = '' }: { curriculum: CurriculumKey; className?: string }) {
  const navigate = useNavigate()
  const pathname = useRouterState({ select: (state) => state.location.pathname })

  function pick(value: string) {
    const picked = readCurriculum(value)
    selectCurriculum(picked)
    if (curriculumAt(pathname, picked) === picked) return
    if (picked === 'ap') void navigate({ to: '/ap' })
    else void navigate({ to: '/grade/$gradeId', params: { gradeId: '9' } })
  }

  return (
    <span className={`relative inline-flex ${className}`}>
      <select
        aria-label="Curriculum"
        value={curriculum}
        onChange={(event) => pick(event.target.value)}
        className="touch-target h-10 w-full appearance-none rounded-md border border-input bg-card ps-3 pe-8 font-medium text-sm"
      >
        {CURRICULA.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
