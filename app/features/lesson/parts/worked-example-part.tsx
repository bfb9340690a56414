import { CircleCheckBig, Footprints, KeyRound, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ShownSection } from '../queries.ts'
import { PartFrame, PartLabel } from './part-frame.tsx'
import { RichList } from './rich-list.tsx'

type WorkedExample = NonNullable<ShownSection['workedExample']>

/**
 * A worked example, revealed step by step, so that a student can think ahead (LES-25). What is revealed is read out; on paper
 * and without scripts everything is there.
 */
export function WorkedExamplePart({ example, figures }: { example: WorkedExample } & Pick<ShownSection, 'figures'>) {
  const { title, problem, given, steps, answer, strategy, commonMistake } = example
  const [shown, setShown] = useState(0)
  const isDone = shown > steps.length
  const label = shown < steps.length ? (shown === 0 ? 'Show the first step' : 'Show the next step') : 'Show the answer'
  return (
    <PartFrame title={title ?? 'Worked example'} icon={<Footprints aria-hidden />} look="theme">
      <PartLabel>Problem</PartLabel>
      <RichText value={problem} className="mt-1 max-w-[68ch]" />
      <Figures figures={figures} at="problem" className="mt-3" />
      {given.length > 0 && (
        <div className="mt-3">
          <PartLabel>Given</PartLabel>
          <RichList items={given} className="mt-1" />
        </div>
      )}
      <div aria-live="polite">
        <ol className="mt-4 flex flex-col gap-3">
          {steps.map((step, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever revealed in order
              key={index}
              // a class, not the hidden attribute: on paper and without scripts the step is there
              className={`reveal-in-print flex-col gap-1 rounded-lg border bg-card px-4 py-3 motion-safe:animate-feedback ${index < shown ? 'flex' : 'hidden'}`}
            >
              <p className="font-semibold text-sm text-theme-ink">Step {step.step ?? index + 1}</p>
              <RichText value={step.action} className="font-medium" />
              {step.reasoning && <RichText value={step.reasoning} className="text-muted-foreground" />}
              {step.calculation && (
                <RichText value={step.calculation} className="mt-1 overflow-x-auto rounded-md bg-muted px-3 py-2" />
              )}
              <Figures figures={figures} at={`steps.${index + 1}`} className="mt-2" />
            </li>
          ))}
        </ol>
        <div className={`reveal-in-print mt-4 flex-col gap-3 ${isDone ? 'flex' : 'hidden'}`}>
          <Note icon={<CircleCheckBig aria-hidden />} title="Final answer" tone="text-success">
            <RichText value={answer} className="font-medium" />
            <Figures figures={figures} at="answer" className="mt-2" />
          </Note>
          {strategy && (
            <Note icon={<KeyRound aria-hidden />} title="Key strategy" tone="text-info">
              <RichText value={strategy} />
            </Note>
          )}
          {commonMistake && (
            <Note icon={<TriangleAlert aria-hidden />} title="Common mistake" tone="text-warning">
              <RichText value={commonMistake} />
            </Note>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {isDone ? (
          <Button variant="outline" size="sm" onClick={() => setShown(0)}>
            Start over
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => setShown(shown + 1)}>
              {label}
              <span className="figures opacity-80">
                {Math.min(shown + 1, steps.length + 1)} of {steps.length + 1}
              </span>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setShown(steps.length + 1)}>
              Show all
            </Button>
          </>
        )}
      </div>
    </PartFrame>
  )
}

type NoteProps = { icon: ReactNode; title: string; tone: string; children: ReactNode }

function Note({ icon, title, tone, children }: NoteProps) {
  return (
    <div className="rounded-lg border bg-card px-4 py-3">
      <p className={`mb-1 flex items-center gap-2 font-semibold text-sm [&_svg]:size-4 ${tone}`}>
        {icon}
        {title}
      </p>
      {children}
    </div>
  )
}
