import { type FormEvent, useState } from 'react'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { unwrapParagraph } from '#app/components/unwrap-paragraph.ts'
import { fitsBlank, splitAtBlank } from '#domain/content/try-it.ts'
import type { InteractiveItem } from './interactive-element.ts'
import { ItemMark, Verdict } from './verdict.tsx'

/** Fill in the blanks; typing where the blank is, checked like a short answer. */
export function FillIn({ items }: { items: InteractiveItem[] }) {
  const [texts, setTexts] = useState<Record<number, string>>({})
  const [checked, setChecked] = useState<Record<number, string> | null>(null)
  const isRight = (index: number) => fitsBlank(checked?.[index] ?? '', items[index]?.accept ?? [])
  const right = items.filter((_, index) => isRight(index)).length

  function check(event: FormEvent) {
    event.preventDefault()
    setChecked(texts)
  }

  return (
    <form onSubmit={check}>
      <ol className="flex flex-col gap-3">
        {items.map((item, index) => {
          const isJudged = checked !== null && (checked[index] ?? '') === (texts[index] ?? '')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items keep their places
            <li key={index} className="rounded-lg border bg-card px-3 py-2.5">
              <div className="flex items-center gap-2">
                <div className="min-w-0 flex-1 leading-loose">
                  <Blank
                    item={item}
                    number={index + 1}
                    value={texts[index] ?? ''}
                    onChange={(text) => setTexts({ ...texts, [index]: text })}
                  />
                </div>
                {isJudged && <ItemMark isRight={isRight(index)} />}
              </div>
              {isJudged && !isRight(index) && (
                <p className="mt-1 text-muted-foreground text-sm">
                  {(checked[index] ?? '').trim() === '' ? (
                    'Nothing filled in yet.'
                  ) : item.feedback ? (
                    <RichText value={item.feedback} inline />
                  ) : (
                    'Not yet. Try another word.'
                  )}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
        <Button type="submit" size="sm">
          Check my answers
        </Button>
        <div role="status">
          {checked && (
            <Verdict isRight={right === items.length}>
              {right === items.length ? 'All of them are right.' : `${right} of ${items.length} are right.`}
            </Verdict>
          )}
        </div>
      </div>
    </form>
  )
}

type BlankProps = { item: InteractiveItem; number: number; value: string; onChange: (text: string) => void }

function Blank({ item, number, value, onChange }: BlankProps) {
  const halves = splitAtBlank(unwrapParagraph(item.text.html))
  const longest = Math.max(6, ...(item.accept ?? []).map((text) => text.length))
  const box = (
    <input
      type="text"
      aria-label={`Blank ${number}: ${item.text.text.replace(/_{3,}/, 'blank')}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      // as wide as its longest answer, so that the width tells no more than the blank on paper would
      size={Math.min(24, longest + 2)}
      className="mx-1 inline-block max-w-full rounded-md border border-input bg-background px-2 py-0.5 text-base"
    />
  )
  if (!halves) {
    return (
      <>
        <RichText value={item.text} inline /> {box}
      </>
    )
  }
  return (
    <>
      <RichText value={{ html: halves.before, text: '' }} inline />
      {box}
      <RichText value={{ html: halves.after, text: '' }} inline />
    </>
  )
}
