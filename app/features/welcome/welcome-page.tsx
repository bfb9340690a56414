import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Page } from '#app/components/page.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { selectCurriculum, selectedGrade } from '#app/platform/selected-curriculum.ts'
import { ChoiceCards } from './choice-cards.tsx'

/** WEL-07, CON-06 */
const SETUP_MS = 800

const curricula = [
  { value: 'ontario', label: 'Ontario Curriculum', note: 'The courses of Ontario secondary schools' },
] as const
const grades = [{ value: '9', label: 'Grade 9', note: 'Age 14-15' }] as const

type Curriculum = (typeof curricula)[number]['value']
type Grade = (typeof grades)[number]['value']

/** Choose curriculum and grade, then go to the subjects (WEL-01..07). */
export function WelcomePage({ otherWays }: { otherWays?: ReactNode }) {
  const navigate = useNavigate()
  const [curriculum, setCurriculum] = useState<Curriculum | null>(null)
  const [grade, setGrade] = useState<Grade | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const isReady = curriculum !== null && grade !== null

  async function start() {
    if (!isReady || isWorking) return
    setIsWorking(true)
    selectCurriculum(curriculum)
    selectedGrade.write(grade)
    await new Promise((resolve) => setTimeout(resolve, SETUP_MS))
    await navigate({ to: '/grade/$gradeId', params: { gradeId: grade } })
  }

  return (
    <Page
      title="Welcome! Let’s find your courses"
      description="Two taps, and you are in. You can change both later in the menu at the top."
      width="reading"
    >
      <form
        className="flex flex-col gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <ChoiceCards
          legend="1. Your curriculum"
          name="curriculum"
          choices={curricula}
          value={curriculum}
          onChoose={setCurriculum}
        />
        <ChoiceCards legend="2. Your grade" name="grade" choices={grades} value={grade} onChoose={setGrade} />
        <div className="flex flex-col items-start gap-3">
          <p id="welcome-hint" className="text-muted-foreground text-sm" hidden={isReady}>
            Please select both curriculum and grade to continue
          </p>
          <button
            type="submit"
            disabled={!isReady || isWorking}
            aria-describedby={isReady ? undefined : 'welcome-hint'}
            className={buttonVariants({ size: 'lg' })}
          >
            {isWorking ? 'Setting things up...' : "Let's Start Learning!"}
            {!isWorking && <ArrowRight aria-hidden />}
          </button>
          <p role="status" className="sr-only">
            {isWorking ? 'Setting things up...' : ''}
          </p>
        </div>
        <p className="border-t pt-6">
          Another grade, or AP?{' '}
          <Link to="/courses" className="link">
            See all courses
          </Link>
        </p>
      </form>
      {otherWays}
    </Page>
  )
}
