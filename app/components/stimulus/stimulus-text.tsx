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
  let count = 0
  // a gap has none
  const numbers = lines.map(({ text }) => (text.trim() === '' ? undefined : ++count))
  return (
    <div className="prose-lesson stimulus-lines">
      {lines.map((line, index) => {
        const number = numbers[index]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
          <Fragment key={index}>
            {number === undefined ? (
              <div aria-hidden className="h-3" />
            ) : (
              <p data-line={number % NUMBERED === 0 ? number : undefined}>
                <RichText value={line} inline />
              </p>
            )}
            {/* words of two lines must not run into each other where the text is read as one */}
            {'\n'}
          </Fragment>
        )
      })}
    </div>
  )
}
