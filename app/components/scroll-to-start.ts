/**
 * Brings the start of an element into view when it lies above it; the element's scroll margin keeps it clear of the header, the page's
 * scroll padding of what else stays in view.
 */
export function scrollToStart(element: Element | null): void {
  if (!element) return
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (element.getBoundingClientRect().top < margin + padding) element.scrollIntoView()
}
