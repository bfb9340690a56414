import { Link } from '@tanstack/react-router'
import { CourseCard } from '#app/components/course-card.tsx'
import { Page } from '#app/components/page.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { AP_SUBJECTS } from '#domain/catalogue/ap-subjects.ts'

/** `/ap`: the listed AP courses in order (APX-01..06). */
export function ApListPage() {
  return (
    <Page title="AP courses" description="Advanced Placement, unit by unit, with practice in the style of the exam.">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {AP_SUBJECTS.filter((subject) => subject.isListed).map((subject) => (
          <li key={subject.slug}>
            <CourseCard
              code="AP"
              label={subject.label}
              theme={subject.colorTheme}
              action={
                <Link
                  to="/ap/$subject"
                  params={{ subject: subject.slug }}
                  aria-label={`Explore ${subject.label}`}
                  className={buttonVariants({ variant: 'theme' })}
                >
                  Explore
                </Link>
              }
            >
              <p className="text-muted-foreground">{subject.description}</p>
            </CourseCard>
          </li>
        ))}
      </ul>
    </Page>
  )
}
