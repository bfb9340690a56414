import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { selectCurriculum } from '#app/platform/selected-curriculum.ts'
import { CURRICULA, type CurriculumKey, isApPath, readCurriculum } from '#domain/catalogue/curriculum.ts'

/** Ontario, Alberta or AP (HDR-02). On an AP page, which is always AP (SHL-17), another choice also leads away from it. */
export function CurriculumPicker({ curriculum, className = '' }: { curriculum: CurriculumKey; className?: string }) {
  const navigate = useNavigate()
  const isOnApPage = useRouterState({ select: (state) => isApPath(state.location.pathname) })

  function pick(value: string) {
    const picked = readCurriculum(value)
    selectCurriculum(picked)
    if (isOnApPage && picked !== 'ap') void navigate({ to: '/grade/$gradeId', params: { gradeId: '9' } })
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
