/** A piece of Java at the top of a listing. `bare` is it without comments, and with its texts blanked. */
export type JavaPiece = {
  kind: 'import' | 'type' | 'method' | 'field' | 'statement' | 'constructor' | 'header' | 'rest'
  text: string
  bare: string
}

const MODIFIERS = '(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:(?:public|protected|private|static|final|abstract)\\s+)*'
const TYPE_NAME = '[A-Za-z_][\\w.]*(?:<[\\w<>,.?\\s\\[\\]]*>)?(?:\\s*\\[\\s*\\])*'
const TYPE = new RegExp(`^${MODIFIERS}(?:class|interface|enum|record)\\s+\\w+`)
const NO_TYPE = /^(?:return|new|else|throw|case|do|try|assert|yield)\b/
const MODIFIER = /^(?:public|protected|private|static|final|abstract)$/
const CONTROL = /^(?:if|for|while|switch|catch|synchronized|super|this)\b/
const METHOD = new RegExp(
  `^${MODIFIERS}(?:<[^>]+>\\s*)?(${TYPE_NAME})\\s+(\\w+)\\s*\\([^;{}]*\\)\\s*(?:throws\\s[\\w,.\\s]+)?\\{`,
)
const CONSTRUCTOR = new RegExp(`^${MODIFIERS}([A-Z]\\w*)\\s*\\([^;{}()]*\\)\\s*(?:throws\\s[\\w,.\\s]+)?\\{`)
const HEADER = /^(?:(?:public|protected|private|static|final|abstract)\s+)+[^=;{}]*\([^;{}]*\)\s*;?$/

/**
 * A listing as its pieces, in order: what stands between brackets stays together, and so do `if` and its `else`. The last piece is of kind
 * `rest` where it is not finished, as an expression or a line of a class alone.
 */
export function splitJava(code: string): JavaPiece[] {
  const bare = bareJava(code)
  const pieces: JavaPiece[] = []
  let start = 0
  let depth = 0
  const cut = (end: number, isFinished: boolean) => {
    const [text, inside] = [code.slice(start, end), bare.slice(start, end).trim()]
    start = end
    if (inside !== '' && inside !== ';') pieces.push({ kind: isFinished ? kindOf(inside) : 'rest', text, bare: inside })
  }
  for (let at = 0; at < bare.length; at++) {
    const character = bare.charAt(at)
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
    if (depth !== 0) continue
    if ((character === ';' || character === '}') && !goesOn(bare.slice(start, at + 1), bare.slice(at + 1)))
      cut(at + 1, true)
  }
  cut(code.length, false)
  return pieces
}

/** Whether what follows a semicolon or a closing brace belongs to the same piece. */
function goesOn(piece: string, next: string): boolean {
  if (/^\s*(?:catch|finally)\b/.test(next)) return true
  if (/^\s*do\b/.test(piece) && !/\bwhile\s*\([^;]*\)\s*;$/.test(piece)) return /^\s*while\b/.test(next)
  if (piece.endsWith(';')) return /^\s*else\b/.test(next)
  if (/^\s*else\b/.test(next)) return true
  // the end of an array or of a class without a name
  return /^\s*[;,.)]/.test(next) && /=|\bnew\b|->|^\s*return\b/.test(piece) && !TYPE.test(piece.trim())
}

function kindOf(bare: string): JavaPiece['kind'] {
  if (/^import\s/.test(bare)) return 'import'
  if (/^package\s/.test(bare)) return 'rest'
  if (TYPE.test(bare)) return 'type'
  if (NO_TYPE.test(bare) || CONTROL.test(bare)) return 'statement'
  const [, type = '', name = ''] = METHOD.exec(bare) ?? []
  if (type !== '' && !MODIFIER.test(type) && !CONTROL.test(name)) return 'method'
  if (CONSTRUCTOR.test(bare)) return 'constructor'
  if (HEADER.test(bare)) return 'header'
  return /^(?:public|protected|private|static)\b/.test(bare) ? 'field' : 'statement'
}

/** Java of the same length with comments as spaces, and texts and characters blanked, so that brackets in them do not count. */
export function bareJava(code: string): string {
  const blank = (text: string, keep: number) =>
    text.slice(0, keep) +
    text.slice(keep, text.length - keep).replaceAll(/[^\n]/g, ' ') +
    text.slice(text.length - keep)
  return code.replaceAll(
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/g,
    (found) => (found.startsWith('/') ? blank(found, 0) : blank(found, 1)),
  )
}
