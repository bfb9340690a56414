/**
 * `<p>one line</p>` without its paragraph, for use inside phrases: a browser ends the paragraph it stands in at a nested
 * `<p>`. Anything but a single paragraph is returned as it is.
 */
export function unwrapParagraph(html: string): string {
  const inside = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html)?.[1]
  return inside === undefined || inside.includes('<p') ? html : inside
}
