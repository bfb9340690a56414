import { type ComponentType, lazy } from 'react'

/**
 * A part that a page can do without, fetched by itself. Where it cannot be had, as when the connection has just gone, nothing stands in its
 * place: it must not take the page along.
 */
export function lazyExtra<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await fetchPart() }
    } catch {
      return { default: () => null }
    }
  })
}
