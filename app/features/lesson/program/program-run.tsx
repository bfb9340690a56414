import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cn } from '#app/components/cn.ts'
import { Button } from '#app/components/ui/button.tsx'
import type { TraceStep } from '#domain/pseudocode/trace-program.ts'
import { PartLabel } from '../parts/part-frame.tsx'
import { RobotPicture } from './robot-picture.tsx'
import { wordsOfPlace, wordsOfRobot } from './step-words.ts'
import type { NumberedTrace } from './use-trace.ts'

/** What a run displayed and where it stopped, and below its steps, one by one. */
export function ProgramRun({ trace, code }: { trace: NumberedTrace | undefined; code: string }) {
  return (
    <>
      {/* always there, so that a screen reader hears what comes into it */}
      <div role="status">
        {/* new with each run: one that ends as the last did is heard too */}
        {trace && <RunEnd key={trace.number} trace={trace} />}
      </div>
      {trace && hasSteps(trace) && <Steps key={trace.number} trace={trace} code={code} />}
    </>
  )
}

/** Not where it could not be read. */
const hasSteps = (trace: NumberedTrace) => trace.steps.length > 1

function RunEnd({ trace }: { trace: NumberedTrace }) {
  const { run } = trace
  const output = run.output.trimEnd()
  return (
    <div className="flex flex-col gap-1">
      <PartLabel>It displays</PartLabel>
      <p className="min-h-11 whitespace-pre-wrap break-words rounded-lg border bg-card px-3 py-2 font-mono text-sm">
        {output === '' ? <span className="text-muted-foreground">nothing</span> : output}
      </p>
      {run.robot && hasSteps(trace) && <p className="text-sm">{wordsOfRobot(run.robot)}</p>}
      {!run.ok && (
        <p className="font-medium text-destructive">
          Line {run.problem.line}: {run.problem.message}.
        </p>
      )}
    </div>
  )
}

function Steps({ trace, code }: { trace: NumberedTrace; code: string }) {
  const { steps } = trace
  const last = steps.length - 1
  const [at, setAt] = useState(last)
  const step = steps[at]
  if (!step) return null
  return (
    <section aria-label="Step by step" className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <StepButton isAtEnd={at === 0} onStep={() => setAt(0)}>
          To the beginning
        </StepButton>
        <StepButton isAtEnd={at === 0} onStep={() => setAt(at - 1)}>
          <ChevronLeft aria-hidden /> Step back
        </StepButton>
        <StepButton isAtEnd={at === last} onStep={() => setAt(at + 1)}>
          Step on <ChevronRight aria-hidden />
        </StepButton>
        <p aria-live="polite" className="figures text-sm">
          {wordsOfPlace(trace, at)}
        </p>
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <CodeLines code={code} line={step.line} />
        <StepState step={step} />
      </div>
    </section>
  )
}

type StepButtonProps = { isAtEnd: boolean; onStep: () => void; children: ReactNode }

/** At an end it says so and does nothing; switched off it would lose the keyboard's place. */
function StepButton({ isAtEnd, onStep, children }: StepButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onStep()
      }}
      className="aria-disabled:cursor-default aria-disabled:text-muted-foreground"
    >
      {children}
    </Button>
  )
}

/** The program with its lines numbered; the one that comes next is marked. */
function CodeLines({ code, line }: { code: string; line: number | undefined }) {
  return (
    <ol className="rounded-lg border bg-card py-2 font-mono text-sm" aria-label="Lines of the program">
      {code.split('\n').map((text, index) => (
        <li
          // lines have no other name than their number
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={index}
          aria-current={index + 1 === line ? 'step' : undefined}
          className={cn('flex gap-3 px-2', index + 1 === line && 'bg-theme-surface font-semibold')}
        >
          <span aria-hidden className="w-6 shrink-0 text-end text-muted-foreground">
            {index + 1}
          </span>
          <span className="min-w-0 whitespace-pre-wrap break-words">{text}</span>
        </li>
      ))}
    </ol>
  )
}

function StepState({ step: { variables, output, robot } }: { step: TraceStep }) {
  return (
    <div className="flex flex-col gap-3">
      {robot && <RobotPicture robot={robot} />}
      <table className="w-full rounded-lg border bg-card text-sm">
        <caption className="sr-only">Variables at this step</caption>
        <thead>
          <tr className="border-b text-start text-muted-foreground">
            <th scope="col" className="px-3 py-1 text-start font-medium">
              Variable
            </th>
            <th scope="col" className="px-3 py-1 text-start font-medium">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {variables.length === 0 && (
            <tr>
              <td colSpan={2} className="px-3 py-1 text-muted-foreground">
                none yet
              </td>
            </tr>
          )}
          {variables.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" className="px-3 py-1 text-start align-top font-mono font-normal">
                {name}
              </th>
              <td className="break-all px-3 py-1 font-mono">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm">
        Displayed so far: <span className="break-words font-mono">{output.trimEnd() || 'nothing'}</span>
      </p>
    </div>
  )
}
