import type { DrawnFigureOf } from './drawn-figure.ts'

/** The figures under one text of an object. */
export const figuresAt = <T>(
  figures: readonly DrawnFigureOf<T>[] | undefined,
  at: string,
): readonly DrawnFigureOf<T>[] => figures?.filter((figure) => figure.at === at) ?? []
