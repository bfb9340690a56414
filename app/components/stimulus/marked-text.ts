import type { Span } from '#domain/reading/find-quote.ts'

// Places in a text are counted in its plain reading: the text of all its nodes, one after the other (domain/reading/find-quote.ts).

/** What is selected inside an element; undefined where nothing is, or it reaches beyond. */
export function selectedSpan(root: HTMLElement): Span | undefined {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return undefined
  const before = document.createRange()
  before.setStart(root, 0)
  before.setEnd(range.startContainer, range.startOffset)
  const start = before.toString().length
  const span = trimmed(root.textContent, { start, end: start + range.toString().length })
  return span.start < span.end ? span : undefined
}

/** Without the spaces at its ends, which a double click or a whole line brings along. */
function trimmed(text: string, { start, end }: Span): Span {
  const quote = text.slice(start, end)
  return { start: start + quote.length - quote.trimStart().length, end: start + quote.trimEnd().length }
}

/** The range of a piece of an element's text; undefined where the text is shorter. */
export function rangeOf(root: HTMLElement, { start, end }: Span): Range | undefined {
  const range = document.createRange()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let offset = 0
  let hasStart = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (!hasStart && start < offset + length) {
      range.setStart(node, start - offset)
      hasStart = true
    }
    if (hasStart && end <= offset + length) {
      range.setEnd(node, end - offset)
      return range
    }
    offset += length
  }
  return undefined
}

/** Selects a piece, as a mouse would. */
export function selectSpan(root: HTMLElement, span: Span): Range | undefined {
  const range = rangeOf(root, span)
  const selection = document.getSelection()
  if (!range || !selection) return undefined
  selection.removeAllRanges()
  selection.addRange(range)
  return range
}

/** Scrolls a box, and nothing around it, until a range is in view. */
export function scrollToRange(box: HTMLElement, range: Range): void {
  const place = range.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  const isInView = place.top >= frame.top && place.bottom <= frame.bottom
  if (!isInView) box.scrollTop += place.top - frame.top - frame.height / 3
}
