import { createElement, type ReactNode } from 'react'
import type { MathNode } from '#domain/maths/write-mathml.ts'
import type { UnderstoodFormula } from '#domain/question/compare-algebra.ts'

/** What was understood of a typed formula, as it would stand in a book; the region is there before the words are. */
export function MathsPreview({ understood }: { understood: UnderstoodFormula | null | undefined }) {
  return (
    <p aria-live="polite" className="min-h-8 text-muted-foreground text-sm" data-testid="maths-preview">
      {understood && (
        <>
          Read as{' '}
          <span className="text-foreground text-lg">
            {createElement('math', { 'aria-label': understood.text }, ...understood.maths.map(shown))}
          </span>
        </>
      )}
      {understood === null && 'Not a whole formula yet.'}
    </p>
  )
}

function shown(node: MathNode | string, index: number): ReactNode {
  if (typeof node === 'string') return createElement('mo', { key: index }, node)
  const children = node.children.map((child, at) => (typeof child === 'string' ? child : shown(child, at)))
  return createElement(node.tag, { key: index }, ...children)
}
