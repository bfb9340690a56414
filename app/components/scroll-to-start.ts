/** Brings the start of an element into view when it lies above it; the element's scroll margin keeps it clear of the header. */
export function scrollToStart(element: Element | null): void {
  if (!element) return
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  if (element.getBoundingClientRect().top < margin) element.scrollIntoView()
}
