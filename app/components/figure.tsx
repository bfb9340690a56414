import { useMemo } from 'react'
import type { DrawnFigureOf } from '#domain/figure/drawn-figure.ts'
import { figuresAt } from '#domain/figure/figures-at.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { cn } from './cn.ts'
import { RichText } from './rich-text.tsx'
import { trustedFigure } from './trusted-types.ts'

type ShownFigure = DrawnFigureOf<RichTextValue>
type FiguresProps = {
  figures: readonly ShownFigure[] | undefined
  /** the text they stand under */
  at: string
  className?: string
}

/** The figures under one text of a question, a section or a card; nothing where there are none. */
export function Figures({ figures, at, className }: FiguresProps) {
  const shown = figuresAt(figures, at)
  if (shown.length === 0) return null
  return (
    <div className={cn('flex flex-col gap-5', className)}>
      {shown.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no ids, and their order never changes
        <Figure key={index} figure={figure} />
      ))}
    </div>
  )
}

/** A drawing, plot, table or code that the server made ready, with its caption and the numbers behind it. */
function Figure({ figure }: { figure: ShownFigure }) {
  const { kind, alt, caption, markup, table } = figure
  const isTable = kind === 'table' && table !== undefined
  return (
    <figure
      data-slot="figure"
      data-kind={kind}
      aria-label={kind === 'code' || isTable ? alt : undefined}
      className="figure"
    >
      {isTable ? <FigureTable table={table} /> : <FigureMarkup kind={kind} alt={alt} markup={markup} />}
      {caption && (
        <figcaption>
          <RichText value={caption} inline />
        </figcaption>
      )}
      {!isTable && table && (
        <details className="figure-numbers">
          <summary className="touch-target">Show as a table</summary>
          <FigureTable table={table} />
        </details>
      )}
    </figure>
  )
}

/** Only the picture, for places that may hold nothing to press: options and buttons. */
export function FigurePicture({ figures, at }: Pick<FiguresProps, 'figures' | 'at'>) {
  return figuresAt(figures, at).map(({ kind, alt, markup }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: figures have no ids, and their order never changes
    <span key={index} data-slot="figure" data-kind={kind} className="figure block">
      <FigureMarkup kind={kind} alt={alt} markup={markup} />
    </span>
  ))
}

function FigureMarkup({ kind, alt, markup }: Pick<ShownFigure, 'kind' | 'alt' | 'markup'>) {
  // kept, because React takes a new object for new markup
  const html = useMemo(() => ({ __html: trustedFigure(markup ?? '') }), [markup])
  if (!markup) {
    return (
      <span className="block rounded-lg bg-muted px-4 py-3 text-muted-foreground text-sm">
        This figure can’t be shown right now.{alt && ` It shows: ${alt}`}
      </span>
    )
  }
  if (kind === 'code') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see below
    return <span className="figure-code" dangerouslySetInnerHTML={html} />
  }
  return (
    <span
      className="figure-picture"
      role="img"
      aria-label={alt}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server as every gateway's answer arrives (figure-markup.server.ts)
      dangerouslySetInnerHTML={html}
    />
  )
}

function FigureTable({ table: { headers, rows } }: { table: NonNullable<ShownFigure['table']> }) {
  return (
    <div className="figure-table">
      <table>
        <thead>
          <tr>
            {headers.map((header, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
              <th key={index} scope="col">
                <RichText value={header} inline />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <td key={column}>
                  <RichText value={cell} inline />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
