import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useSession } from '#app/platform/session/session.ts'
import { FeatureCards } from './feature-cards.tsx'
import { HeroDrawing } from './hero-drawing.tsx'
import { QualityList } from './quality-list.tsx'

const tags = [
  'Ontario Grade 9',
  'Alberta Science 9',
  'Twelve AP subjects',
  'Free',
  'Phone or laptop',
  'Survives bad Wi-Fi',
]

export function HomePage() {
  return (
    <>
      <section className="mx-auto grid max-w-7xl items-center gap-x-12 gap-y-10 px-4 pt-10 pb-14 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:pt-16 lg:pb-20">
        <div>
          <h1 className="heading text-[2.6rem] leading-[1.08] sm:text-6xl">
            Understand it today. <mark className="sm:whitespace-nowrap">Remember it</mark> on exam day.
          </h1>
          <p className="mt-5 max-w-[36rem] text-lg text-muted-foreground">
            Short lessons, cards that come back just before you forget, practice that tells you where it went wrong, and
            a tutor who asks good questions. All in one quiet place.
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <Link to="/welcome" className={buttonVariants({ size: 'lg' })}>
              Start Learning Today!
              <ArrowRight aria-hidden />
            </Link>
            <Link to="/ap" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              See the AP courses
            </Link>
            <Link to="/courses" className="link py-2">
              All courses, grades 9 to 12
            </Link>
          </div>
          <ul aria-label="At a glance" className="mt-7 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="rounded-full border bg-card px-3 py-1 text-muted-foreground text-sm">
                {tag}
              </li>
            ))}
          </ul>
        </div>
        <HeroDrawing />
      </section>
      <FeatureCards />
      <QualityList />
      <SignupBand />
    </>
  )
}

/** HOM-03, HOM-04: a student who has an account goes straight on. */
function SignupBand() {
  const session = useSession()
  return (
    <section className="mx-auto mt-16 max-w-7xl px-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-xl border bg-card px-6 py-8 sm:px-10">
        <div>
          <h2 className="heading text-2xl sm:text-3xl">Your notebook is waiting</h2>
          <p className="mt-2 max-w-[34rem] text-muted-foreground">
            An account keeps your practice, exams and talks with Ilm together. It needs a name, an e-mail address and a
            password. Nothing else.
          </p>
        </div>
        <Link to={session.status === 'signed-in' ? '/welcome' : '/signup'} className={buttonVariants({ size: 'lg' })}>
          Signup Free!
        </Link>
      </div>
    </section>
  )
}
