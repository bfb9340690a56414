import { hasGap } from '../has-gap.ts'
import type { Job } from '../listing.ts'
import { bareJava, type JavaPiece, splitJava } from './split-java.ts'

/** A listing as a program. */
export type JavaProgram = {
  /** sources to try in order, as long as only names are missing: alone, then with more and more of the listings ahead of it */
  sources: string[]
  /** false: it is only compiled, as it has no statement to run or asks for a file or for somebody at the keyboard */
  isRun: boolean
  /** it is plainly whole: what the compiler says of it is meant */
  isWhole: boolean
}

/** No sandbox: whoever writes content is trusted. It keeps listings that need a file or end the machine from being run. */
const OUTSIDE =
  /\bnew\s+File\w*\b|\bFiles\.|\bSystem\.(?:exit|getenv)\b|\bRuntime\.|\bProcessBuilder\b|\b(?:java\.net|Socket|URL)\b/
/** What differs from run to run. */
const CHANCE = /\brandom\b|\bRandom\b|\bnanoTime\b|\bcurrentTimeMillis\b|\bhashCode\b/

export const isByChance = (code: string): boolean => CHANCE.test(bareJava(code))

/**
 * Puts a listing into a class of its own: imports and types go to the top, methods and fields become members, statements the body of a
 * method that may throw anything. Undefined where nothing of it can be compiled, as of an expression alone.
 * @param asked an expression that is printed at the end
 * @param assumed statements that the text of the question makes, for when names are missing
 */
export function wrapJava({ listing, asked }: Job, assumed = ''): JavaProgram | undefined {
  const { code, run, earlier } = listing
  const given = splitJava(run.before ?? '')
  const own = splitJava(code)
  const then = splitJava(run.after ?? (asked === undefined ? '' : `show__(${asked});`))
  if (own.length === 0 || [...given, ...own, ...then].some(isUnfinished) || /^else\b/.test(own[0]?.bare ?? ''))
    return undefined
  const before = earlier.filter(({ language }) => language === 'java').flatMap((one) => splitJava(one.code))
  const known = before.filter((piece) => !isUnfinished(piece))
  const declared = known.filter(({ kind }) => kind !== 'statement')
  const said = splitJava(assumed)
  const body = [...own, ...then]
  const types = known.filter(({ kind }) => kind === 'type')
  const sources = [[], types, declared, known]
    .flatMap((context) => [context, [...context, ...said]])
    .map((context) => sourceOf(withoutRepeated([...context, ...given], body), body))
  const needsKeyboard = /\bSystem\.in\b/.test(bareJava(code)) && !run.input
  const isOutside = [code, run.before ?? '', run.after ?? ''].some((part) => OUTSIDE.test(bareJava(part)))
  const isRun = !needsKeyboard && !isOutside && hasStart(body)
  return { sources: [...new Set(sources)], isRun, isWhole: !hasGap(code) }
}

const isUnfinished = ({ kind }: JavaPiece) => kind === 'rest' || kind === 'header' || kind === 'constructor'
const isMain = (bare: string) => /\bstatic\s+void\s+main\s*\(/.test(bare)
const hasStart = (pieces: readonly JavaPiece[]) =>
  pieces.some(({ kind, bare }) => kind === 'statement' || ((kind === 'type' || kind === 'method') && isMain(bare)))

/** What the listing declares itself stands in place of what was declared ahead of it. */
function withoutRepeated(context: readonly JavaPiece[], own: readonly JavaPiece[]): JavaPiece[] {
  const names = new Set(own.flatMap((piece) => declaredBy(piece) ?? []))
  const last = new Map(context.map((piece) => [declaredBy(piece), piece]))
  return context.filter((piece) => {
    const name = declaredBy(piece)
    return name === undefined || (!names.has(name) && last.get(name) === piece)
  })
}

function declaredBy({ kind, bare }: JavaPiece): string | undefined {
  if (kind === 'type') return /\b(?:class|interface|enum|record)\s+(\w+)/.exec(bare)?.[1]
  return kind === 'method' ? bare.slice(0, bare.indexOf('{')).replaceAll(/\s+/g, ' ') : undefined
}

function sourceOf(context: readonly JavaPiece[], own: readonly JavaPiece[]): string {
  const all = [...context, ...own]
  const textOf = (pieces: readonly JavaPiece[], ...kinds: JavaPiece['kind'][]) =>
    pieces
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('\n')
  // two public classes in one file would be refused
  const types = all
    .filter(({ kind }) => kind === 'type')
    .map(({ text }) => text.replace(/(^|\n|\s)public\s+(?=(?:\w+\s+)*(?:class|interface|enum|record)\s)/, '$1'))
  const statements = textOf(own, 'statement')
  const returns = own.some(({ kind, bare }) => kind === 'statement' && /\breturn\s+[^;]/.test(bare))
  return `import java.util.*;
import java.io.*;
${textOf(all, 'import')}
${types.join('\n')}
class Listing__ {
${textOf(all, 'field', 'method')}
${returns ? 'Object' : 'void'} run__() throws Throwable {
${textOf(context, 'statement')}
System.out.print("\\u0001");
${statements}
}
static void show__(Object value) {
String all = Arrays.deepToString(new Object[] { value });
System.out.println(all.substring(1, all.length() - 1));
}
static void start__() throws Throwable { ${statements === '' ? startOf(own) : 'new Listing__().run__();'} }
}
`
}

/** Without statements the listing's own main is where it begins. */
function startOf(own: readonly JavaPiece[]): string {
  const method = own.find(({ kind, bare }) => kind === 'method' && isMain(bare))
  if (method) return 'main(new String[0]);'
  const type = own.find(({ kind, bare }) => kind === 'type' && isMain(bare))
  return type ? `${declaredBy(type)}.main(new String[0]);` : ''
}
