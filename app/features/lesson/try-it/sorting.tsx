import { useId, useState } from 'react'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { sortingGroups } from '#domain/content/try-it.ts'
import type { InteractiveItem } from './interactive-element.ts'
import { ItemMark, Verdict } from './verdict.tsx'

/** Sort into groups: each item is a choice among the groups, for thumb, mouse and keyboard alike. */
export function Sorting({ items }: { items: InteractiveItem[] }) {
  const id = useId()
  const groups = sortingGroups(items)
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const [isChecked, setIsChecked] = useState(false)
  const right = items.filter((item, index) => chosen[index] === item.category).length
  const isComplete = items.every((_, index) => chosen[index] !== undefined)

  function choose(index: number, group: string) {
    setChosen({ ...chosen, [index]: group })
    setIsChecked(false)
  }

  return (
    <>
      <ul className="flex flex-col gap-2">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items keep their places
          <li key={index}>
            <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-card px-3 py-2">
              <legend className="sr-only">{item.text.text}</legend>
              <span aria-hidden className="min-w-0 flex-1 basis-40">
                <RichText value={item.text} inline />
              </span>
              <span className="flex flex-wrap gap-1.5">
                {groups.map((group) => (
                  <label
                    key={group}
                    className="touch-target inline-flex cursor-pointer items-center rounded-md border border-input bg-background px-3 py-1.5 text-sm has-checked:border-theme has-checked:bg-theme has-checked:text-theme-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
                  >
                    <input
                      type="radio"
                      name={`${id}-${index}`}
                      value={group}
                      checked={chosen[index] === group}
                      onChange={() => choose(index, group)}
                      className="sr-only"
                    />
                    {group}
                  </label>
                ))}
              </span>
              {isChecked && <ItemMark isRight={chosen[index] === item.category} />}
              {isChecked && chosen[index] !== item.category && item.feedback && (
                <RichText value={item.feedback} className="basis-full text-muted-foreground text-sm" />
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
        <Button size="sm" disabled={!isComplete} onClick={() => setIsChecked(true)}>
          Check my groups
        </Button>
        <div role="status">
          {isChecked && (
            <Verdict isRight={right === items.length}>
              {right === items.length
                ? 'Everything is in its group.'
                : `${right} of ${items.length} are right. Have another look at the others.`}
            </Verdict>
          )}
        </div>
        {!isComplete && <p className="text-muted-foreground text-sm">Choose a group for each one first.</p>}
      </div>
    </>
  )
}
