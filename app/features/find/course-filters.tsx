import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { CoursesSearch } from '#app/platform/search.ts'
import { CURRICULA } from '#domain/catalogue/curriculum.ts'
import { SUBJECT_FIELD_LABELS, SUBJECT_FIELDS } from '#domain/catalogue/subject-field.ts'

const GRADES = [9, 10, 11, 12]

type Choice = { label: string; search: CoursesSearch; isChosen: boolean }

/** The choices of the list. Links, so that they work before any script and lie in the address. */
export function CourseFilters({ search }: { search: CoursesSearch }) {
  return (
    <div className="mb-6 flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:gap-x-8">
      <ChoiceRow
        label="Curriculum"
        choices={[
          { label: 'All', search: { ...search, curriculum: undefined }, isChosen: search.curriculum === undefined },
          ...CURRICULA.map(({ key, label }) => ({
            label,
            // AP courses have no grade
            search: { ...search, curriculum: key, ...(key === 'ap' && { grade: undefined }) },
            isChosen: search.curriculum === key,
          })),
        ]}
      />
      {search.curriculum !== 'ap' && (
        <ChoiceRow
          label="Grade"
          choices={[
            { label: 'All', search: { ...search, grade: undefined }, isChosen: search.grade === undefined },
            ...GRADES.map((grade) => ({
              label: String(grade),
              search: { ...search, grade },
              isChosen: search.grade === grade,
            })),
          ]}
        />
      )}
      <ChoiceRow
        label="Subject"
        choices={[
          { label: 'All', search: { ...search, subject: undefined }, isChosen: search.subject === undefined },
          ...SUBJECT_FIELDS.map((subject) => ({
            label: SUBJECT_FIELD_LABELS[subject],
            search: { ...search, subject },
            isChosen: search.subject === subject,
          })),
        ]}
      />
    </div>
  )
}

function ChoiceRow({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1.5">
      <span className="w-24 text-muted-foreground text-sm lg:w-auto lg:pe-1">{label}</span>
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to="/courses"
          search={choice.search}
          resetScroll={false}
          aria-current={choice.isChosen ? 'true' : undefined}
          className={clsx(
            'touch-target flex items-center rounded-full border px-3 py-1 text-sm',
            choice.isChosen
              ? 'border-primary bg-primary text-primary-foreground'
              : 'bg-card hover:border-primary hover:bg-accent',
          )}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
