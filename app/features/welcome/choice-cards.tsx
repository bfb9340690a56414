import { Check } from 'lucide-react'

type Choice<Value extends string> = { value: Value; label: string; note: string }

type ChoiceCardsProps<Value extends string> = {
  legend: string
  name: string
  choices: readonly Choice<Value>[]
  value: Value | null
  onChoose: (value: Value) => void
}

/** Radio buttons as cards: one tap anywhere on the card, arrows and space by keyboard. */
export function ChoiceCards<Value extends string>({ legend, name, choices, value, onChoose }: ChoiceCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex cursor-pointer items-start gap-4 rounded-xl border border-input bg-card p-5 hover:bg-accent has-checked:border-primary has-checked:bg-accent has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-xl outline-none!"
            />
            <span className="grid size-6 shrink-0 place-items-center rounded-full border border-input bg-background text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-primary-foreground">
              <Check aria-hidden className="size-4" strokeWidth={3} />
            </span>
            <span className="flex flex-col">
              <span className="font-semibold">{choice.label}</span>
              <span className="text-muted-foreground text-sm">{choice.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
