import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { type Setting, startOf } from '#domain/content/explore-values.ts'
import { plainRichText } from '#domain/text/plain-rich-text.ts'
import { LessonCheck } from '../lesson-check.tsx'
import { PartFrame } from '../parts/part-frame.tsx'
import type { ShownLesson } from '../shown-lesson.ts'
import type { Exploration } from './exploration.ts'
import { ParameterChoices } from './parameter-choices.tsx'
import { ParameterSlider } from './parameter-slider.tsx'
import { useExplored } from './use-explored.ts'

type ExplorationPartProps = { place: ShownLesson; exploration: Exploration; isOpen: boolean }

/** Parameters to move, a figure and words that follow, and the question that only the moving answers. Nothing moves by itself. */
export function ExplorationPart({ place, exploration, isOpen }: ExplorationPartProps) {
  const { title, instructions, parameters, start, question } = exploration
  const first = useMemo(() => startOf(parameters), [parameters])
  const [setting, setSetting] = useState<Setting>(first)
  // a slow device draws the newest place of the slider, not every one on its way
  const shown = useDeferredValue(setting)
  const explored = useExplored(exploration, shown, isOpen)
  const set = (name: string, value: number | string) => setSetting((before) => ({ ...before, [name]: value }))
  const isAtStart = parameters.every(({ name }) => setting[name] === first[name])
  // until something has moved it is the server's figure, which is the same
  const figure = useMemo(() => {
    if (isAtStart || !explored.figure) return start.figure
    const { table, caption, ...drawn } = explored.figure
    return {
      ...drawn,
      at: start.figure.at,
      ...(caption !== undefined && { caption: plainRichText(caption) }),
      ...(table && {
        table: { headers: table.headers.map(plainRichText), rows: table.rows.map((row) => row.map(plainRichText)) },
      }),
    }
  }, [isAtStart, explored.figure, start.figure])

  return (
    <>
      <PartFrame title={`Explore: ${title}`} icon={<SlidersHorizontal aria-hidden />} look="theme">
        {instructions && <RichText value={instructions} />}
        <div className="mt-4 grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <div className="rounded-lg border bg-card p-2 sm:p-3">
              <Figures figures={[figure]} at={start.figure.at} />
            </div>
            <p role="status" className="mt-3">
              {explored.state}
            </p>
          </div>
          <div className="needs-scripts flex flex-col gap-4 print:hidden">
            {parameters.map((parameter) =>
              'choices' in parameter ? (
                <ParameterChoices
                  key={parameter.name}
                  parameter={parameter}
                  value={String(setting[parameter.name])}
                  onChange={(value) => set(parameter.name, value)}
                />
              ) : (
                <ParameterSlider
                  key={parameter.name}
                  parameter={parameter}
                  value={Number(setting[parameter.name])}
                  onChange={(value) => set(parameter.name, value)}
                />
              ),
            )}
            <Button
              variant="outline"
              size="sm"
              className="self-start"
              disabled={isAtStart}
              onClick={() => setSetting(first)}
            >
              Back to the start
            </Button>
          </div>
        </div>
        {explored.hasFailed && (
          <p className="mt-2 text-muted-foreground text-sm">
            The figure can’t follow right now. It shows how everything stands at the start.
          </p>
        )}
        <p className="without-scripts mt-2 text-muted-foreground text-sm">
          With JavaScript switched on, you can move the values here.
        </p>
      </PartFrame>
      {question && <LessonCheck title="What do you find?" place={place} question={question} isOpen={isOpen} />}
    </>
  )
}
