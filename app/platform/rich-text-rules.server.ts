import type { Attributes, IOptions } from 'sanitize-html'

const TEXT_TAGS =
  'p strong em s code pre ul ol li blockquote hr br h3 h4 h5 h6 a img table thead tbody tr th td math mrow mi mn mo mtext ' +
  'mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mstyle ' +
  'mpadded mphantom menclose none'
const MATHS_ATTRIBUTES =
  'class style display displaystyle scriptlevel mathvariant stretchy fence separator form lspace rspace minsize maxsize ' +
  'symmetric largeop movablelimits accent accentunder linethickness columnalign rowspacing columnspacing width height depth ' +
  'voffset notation'

/** Only lengths, colours, plain borders: what Temml writes. Nothing that could load something or cover the page. */
const LENGTH = /^-?[\d.]+(?:em|ex|pt|px|%)?$/
const BORDER = /^[\d.]+(?:em|px|pt) (?:solid|dashed)(?: #[0-9a-f]{3,6})?;?$/i

/** What may be in rendered text; everything else is removed, with its text kept. */
export const SANITIZER: IOptions = {
  allowedTags: TEXT_TAGS.split(' '),
  allowedAttributes: {
    '*': MATHS_ATTRIBUTES.split(' '),
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'loading', 'decoding'],
    ol: ['start'],
    code: ['class'],
  },
  allowedClasses: {
    '*': [/^(?:tml|wbk|chr|ff)-[\w-]+$/, /^language-\w+$/, 'upstrike', 'downstrike', 'mathcal', 'mathscr'],
  },
  allowedStyles: {
    '*': {
      color: [/^#[0-9a-f]{3,8}$/i],
      'background-color': [/^#[0-9a-f]{3,8}$/i],
      'math-depth': [/^\d$/],
      'math-style': [/^(?:normal|compact)$/],
      'text-align': [/^(?:left|right|center)$/],
      padding: [LENGTH],
      'padding-left': [LENGTH],
      'padding-right': [LENGTH],
      // Temml puts the mass number of an isotope over its atomic number this way.
      position: [/^(?:relative|absolute)$/],
      right: [/^0$/],
      bottom: [/^0$/],
      border: [BORDER, /^1px solid$/],
      'border-top': [BORDER],
      'border-bottom': [BORDER],
      'border-left': [BORDER],
      'border-right': [BORDER],
    },
  },
  allowedSchemes: ['http', 'https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  transformTags: {
    // A page's own headings are h1 and h2; a text inside it starts below them.
    h1: 'h3',
    h2: 'h3',
    a: (tagName, attributes) => ({ tagName, attribs: linkOf(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: imageOf(attributes) }),
  },
  // A picture whose address was refused is nothing to show.
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
}

/** Links lead to this site (a path or a place on the page) or, in a tab of their own, to http(s). */
function linkOf({ href = '' }: Attributes): Attributes {
  if (/^https?:\/\//i.test(href)) return { href, target: '_blank', rel: 'noopener noreferrer' }
  return isOwnPath(href) || href.startsWith('#') ? { href } : {}
}

function imageOf({ src = '', alt = '' }: Attributes): Attributes {
  if (!isOwnPath(src) && !/^https?:\/\//i.test(src)) return {}
  return { src, alt, loading: 'lazy', decoding: 'async' }
}

/** `//host` and `/\host` lead elsewhere. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
