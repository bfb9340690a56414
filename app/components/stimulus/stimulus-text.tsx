import { Fragment } from 'react'
import type { StimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { Figures } from '../figure.tsx'
import { RichText } from '../rich-text.tsx'

/** Every how many lines a passage has a number, as printed ones do. */
const NUMBERED = 5

/** What a stimulus shows: its text, or its lines, and the figures under it. */
export function StimulusText({ stimulus }: { stimulus: StimulusOf<RichTextValue> }) {
  const { text, lines, figures } = stimulus
  return (
    <>
      {text && <RichText value={text} className="prose-lesson" />}
      {lines && <Lines lines={lines} />}
      <Figures figures={figures} at="text" className="mt-4" />
    </>
  )
}

function Lines({ lines }: { lines: readonly RichTextValue[] }) {
  const isGap = (line: RichTextValue) => line.text.trim() === ''
  const numbers = lines.map((_, index) => lines.slice(0, index + 1).filter((line) => !isGap(line)).length)
  return (
    <div className="prose-lesson stimulus-lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
        <Fragment key={index}>
          {isGap(line) ? (
            <div aria-hidden className="h-3" />
          ) : (
            <p data-line={(numbers[index] ?? 0) % NUMBERED === 0 ? numbers[index] : undefined}>
              <RichText value={line} inline />
            </p>
          )}
          {/* words of two lines must not run into each other where the text is read as one */}
          {'\n'}
        </Fragment>
      ))}
    </div>
  )
}
