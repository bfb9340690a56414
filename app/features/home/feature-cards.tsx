import type { ReactNode } from 'react'
import { CardsDrawing, ExamDrawing, IlmDrawing, LessonDrawing, PracticeDrawing } from './feature-drawings.tsx'

type Feature = { title: string; text: string; drawing: ReactNode; theme: 1 | 2 | 3 }

/** The five things the product advertises (HOM-05). */
const features: Feature[] = [
  {
    title: 'Lessons',
    text: 'One idea at a time, with worked examples, drawings and a check at each step. A lesson fits a bus ride.',
    drawing: <LessonDrawing />,
    theme: 1,
  },
  {
    title: 'Flash cards with spaced repetition',
    text: 'Rate how well you knew a card. It comes back when you are about to forget it, not a day sooner.',
    drawing: <CardsDrawing />,
    theme: 2,
  },
  {
    title: 'Practice at 3 difficulty levels',
    text: 'Easy, Intermediate, Advanced. Every answer gets a reason, and your weak topics come up first.',
    drawing: <PracticeDrawing />,
    theme: 3,
  },
  {
    title: 'Exam prep',
    text: 'Timed practice exams shaped like the real ones. Flag, skip, come back; then see topic by topic what to fix.',
    drawing: <ExamDrawing />,
    theme: 2,
  },
  {
    title: 'Ilm, your AI tutor',
    text: 'Stuck at ten at night? Ilm knows your course and leads you with questions, so that the answer is yours.',
    drawing: <IlmDrawing />,
    theme: 1,
  },
]

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="border-y bg-muted py-14 lg:py-18">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <h2 id="features" className="heading text-3xl sm:text-4xl">
          Five ways to study one course
        </h2>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {features.map(({ title, text, drawing, theme }, index) => (
            <li
              key={title}
              data-course-theme={theme}
              className={`flex flex-col rounded-xl border bg-card p-5 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'} ${index === 4 ? 'sm:col-span-2' : ''}`}
            >
              <div className="mb-4 grid h-32 place-items-center rounded-lg bg-theme-surface text-theme">{drawing}</div>
              <h3 className="font-semibold text-lg">{title}</h3>
              <p className="mt-1.5 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
