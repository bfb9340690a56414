import { Compass, Lightbulb, NotebookPen, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { RichText } from '#app/components/rich-text.tsx'
import type { ShownLesson } from './queries.ts'

/** "Extend Your Learning" (LES-27, LES-28); nothing when the lesson has none of it. */
export function ExtendLearning({ lesson }: { lesson: ShownLesson }) {
  const { criticalThinking, realWorldApplication, commonMisconception: misconception, reflection } = lesson
  if (!criticalThinking && !realWorldApplication && !misconception && !reflection) return null
  return (
    <section aria-labelledby="extend" className="mt-12">
      <h2 id="extend" className="heading text-2xl">
        Extend Your Learning
      </h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {criticalThinking && (
          <Block title="Critical thinking" icon={<Lightbulb aria-hidden />}>
            <RichText value={criticalThinking} />
          </Block>
        )}
        {realWorldApplication && (
          <Block title="Real-world application" icon={<Compass aria-hidden />}>
            <RichText value={realWorldApplication} />
          </Block>
        )}
        {misconception && (
          <Block title="Common misconception" icon={<TriangleAlert aria-hidden />} isWide>
            <p>
              <span className="font-medium text-error">Many think: </span>
              <RichText value={misconception.misconception} inline />
            </p>
            <p className="mt-2">
              <span className="font-medium text-success">In fact: </span>
              <RichText value={misconception.correction} inline />
            </p>
            {misconception.explanation && (
              <div className="mt-3 border-t pt-3">
                <h4 className="font-medium">Why students think this way</h4>
                <RichText value={misconception.explanation} className="text-muted-foreground" />
              </div>
            )}
          </Block>
        )}
        {reflection && (
          <Block title="Reflection" icon={<NotebookPen aria-hidden />} isWide>
            <RichText value={reflection} />
          </Block>
        )}
      </div>
    </section>
  )
}

type BlockProps = { title: string; icon: ReactNode; isWide?: boolean; children: ReactNode }

function Block({ title, icon, isWide = false, children }: BlockProps) {
  return (
    <section className={`rounded-xl border bg-card px-5 py-4 ${isWide ? 'md:col-span-2' : ''}`}>
      <h3 className="mb-2 flex items-center gap-2 font-semibold text-theme-ink [&_svg]:size-5">
        {icon}
        {title}
      </h3>
      {children}
    </section>
  )
}
