import { Figures } from '#app/components/figure.tsx'
import { authoredFigureSchema } from '#domain/figure/authored-figure.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { plainRichText } from '#domain/text/plain-rich-text.ts'
import { SAMPLE_DATA } from './sample-data.ts'
import { SAMPLE_PLOTS } from './sample-plots.ts'

/** The number that samples move with. */
const SCOPE = { a: 3 }

/** What the pages get of a sample; one that cannot be drawn says so where it stands. */
function shownFigure(sample: object) {
  const drawn = drawFigure(authoredFigureSchema.parse({ alt: 'A sample', ...sample }), SCOPE)
  if (!drawn.ok) return { at: 'page', kind: 'plot', alt: drawn.reason }
  const { table, caption, ...figure } = drawn.figure
  return {
    ...figure,
    at: 'page',
    ...(caption !== undefined && { caption: plainRichText(caption) }),
    ...(table && {
      table: { headers: table.headers.map(plainRichText), rows: table.rows.map((row) => row.map(plainRichText)) },
    }),
  }
}

/** A figure that could not be drawn. */
const BROKEN = { at: 'page', kind: 'plot', alt: 'Speed against time: a line that rises.' }

/** Every kind of figure and mark, at the width of a phone's column. */
export function SampleFigures() {
  const figures = [...[...SAMPLE_PLOTS, ...SAMPLE_DATA].map(shownFigure), BROKEN]
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change their order
        <section key={index} className="min-w-0 rounded-xl border bg-card px-4 py-5">
          <Figures figures={[figure]} at="page" />
        </section>
      ))}
    </div>
  )
}
