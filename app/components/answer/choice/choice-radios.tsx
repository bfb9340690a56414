import { useId } from 'react'
import { FigurePicture } from '../../figure.tsx'
import { NameText } from '../../name-text.tsx'
import type { ChoiceProps } from './choice-props.ts'

/** Options as on paper: one is marked, and may be changed until it is checked. */
export function ChoiceRadios({ options, figures, chosen, stage, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <div className="flex flex-col gap-2">
      {options.map((option, index) => (
        <label
          key={option.id}
          className="touch-target flex cursor-pointer items-center gap-3 rounded-lg border border-input bg-background px-4 py-2.5 has-checked:border-theme has-checked:bg-theme-surface"
        >
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={chosen === option.id}
            disabled={stage !== 'open'}
            onChange={() => onChoose(index)}
            className="size-4.5 shrink-0 accent-theme"
          />
          <span className="min-w-0">
            <NameText value={option.content} />
            <FigurePicture figures={figures} at={`options.${option.id}`} />
          </span>
        </label>
      ))}
    </div>
  )
}
