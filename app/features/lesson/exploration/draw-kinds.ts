import type { DrawKind } from '#domain/content/explore.ts'
import type { ExplorableFigure } from '#domain/figure/authored-figure.ts'

/** What draws a kind of figure, fetched by itself: a plot needs no reader of drawings. */
export const DRAW_KINDS: Record<ExplorableFigure['kind'], () => Promise<Partial<DrawKind>>> = {
  plot: async () => ({ plot: (await import('#domain/figure/plot/draw-plot.ts')).drawPlot }),
  drawing: async () => ({ drawing: (await import('#domain/figure/drawing/draw-drawing.ts')).drawDrawing }),
  table: async () => ({ table: (await import('#domain/figure/draw-table.ts')).drawTable }),
}
