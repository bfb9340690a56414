/** What a drawing of media/ may hold. Whatever is not here is refused by the check and never reaches a page. */
export const DRAWING_TAGS: ReadonlySet<string> = new Set(
  'svg g path line polyline polygon rect circle ellipse text tspan title desc defs use'.split(' '),
)

/** Attributes that hold one number. */
export const NUMBER_ATTRIBUTES: ReadonlySet<string> = new Set(
  'x y x1 y1 x2 y2 cx cy r rx ry width height dx dy stroke-width opacity fill-opacity stroke-opacity font-size'.split(
    ' ',
  ),
)
/** Attributes that hold a colour word. */
export const COLOUR_ATTRIBUTES: ReadonlySet<string> = new Set(['fill', 'stroke'])

const numbers = /^[-+\d.eE,\s]*$/

/** Every other attribute, and what its value must look like. */
export const OTHER_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  d: /^[-+\d.,\sMmLlHhVvCcSsQqTtAaZze]*$/,
  points: numbers,
  transform: /^(?:\s*(?:translate|rotate|scale|matrix|skewX|skewY)\([-+\d.e,\s]*\))*\s*$/,
  'stroke-dasharray': numbers,
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
  'fill-rule': /^(?:nonzero|evenodd)$/,
  'font-weight': /^(?:normal|bold|[1-9]00)$/,
  'font-style': /^(?:normal|italic)$/,
  'text-anchor': /^(?:start|middle|end)$/,
  'paint-order': /^stroke$/,
  /** names a part, for questions that ask for one */
  'data-part': /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
}

/** Attributes for the drawing's making; none of them is in the picture. */
export const MAKING_ATTRIBUTES: ReadonlySet<string> = new Set(['data-if', 'data-arrow', 'href', 'id'])

/** Attributes that editors write and that say nothing here. */
export const DROPPED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'xmlns',
  'font-family',
  'role',
  'dominant-baseline',
  'xml:space',
])
