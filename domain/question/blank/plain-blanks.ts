import { letterOf, type PlainForm } from '../plain-form.ts'
import { indexOfName } from '../read-names.ts'
import type { Reply } from '../reply.ts'
import type { BlankOf } from './blank-fields.ts'
import { describeRight } from './describe-blanks.ts'

/**
 * Blanks in plain text: numbered, choices lettered; answered as "1: A, 2: 4.5 V", in their order, "A, 4.5 V", by their
 * names, "Change: halves; Current: 4.5 V", or in a sentence with brackets, "a [force] of [4.5 N]".
 */
export function plainBlanks(
  before: readonly string[],
  blanks: readonly BlankOf<string>[],
  reply: (given: string[]) => Reply,
): PlainForm {
  return {
    as: 'list',
    lines: [...before, ...blanks.map(lineOf)],
    ask: `Send your answers in order${blanks.length > 1 ? ', such as 1: …, 2: …' : ''}${
      blanks.some(({ choices }) => choices.length > 0) ? '; a letter for a choice' : ''
    }.`,
    read: (text) => {
      const given = readGiven(blanks, text)
      return given && reply(given)
    },
    secrets: blanks.map((blank) => [blank.name, describeRight(blank, (content) => content)]),
  }
}

function lineOf({ name, choices, unit }: BlankOf<string>, index: number): string {
  const how = choices.map(({ content }, choice) => `${letterOf(choice)}) ${content}`).join('  ')
  return `${index + 1}. ${name}${how ? `: ${how}` : unit ? ` (in ${unit})` : ''}`
}

/** A piece that begins with the number of a blank: "1: A", "2) 4.5 V". */
const NUMBERED = /^(\d{1,2}) ?[:.)=] (.+)$/

/** Reads "1: A, 2: 4.5 V", by the blank's place from 0: a comma inside a blank ("4,5 V, roughly") stays with it, a semicolon or a new line ends it. */
function readNumbered(text: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const line of text.split(/[;\n]/)) {
    let current: number | undefined
    for (const piece of line.split(',')) {
      const numbered = NUMBERED.exec(piece.trim())
      if (numbered) {
        current = Number(numbered[1]) - 1
        if (!found.has(current)) found.set(current, numbered[2] ?? '')
      } else if (current !== undefined) found.set(current, `${found.get(current)},${piece}`)
    }
  }
  return found
}

/** What stands between a name and its answer; a name may hold such a sign itself, so the last one parts them. */
const NAMED = /^(.*\S) ?(?:→|[-=]>|[:=]) ?([^→:=]+)$/

/** Reads "Change: halves; Current: 4.5 V". @returns nothing where a piece begins with no name, or a name comes twice */
function readNamed(blanks: readonly BlankOf<string>[], text: string): Map<number, string> {
  const names = blanks.map(({ name }) => name)
  const found = new Map<number, string>()
  for (const piece of text.split(/[;\n]/).filter((one) => one.trim() !== '')) {
    const [, name = '', answer = ''] = NAMED.exec(piece.trim()) ?? []
    const index = name === '' ? -1 : indexOfName(names, name)
    if (index < 0 || found.has(index)) return new Map()
    found.set(index, answer)
  }
  return found
}

/** @returns what belongs into each blank; undefined when the text does not have as many parts */
function readGiven(blanks: readonly BlankOf<string>[], text: string): string[] | undefined {
  const told = [readNumbered(text), readNamed(blanks, text)].find(({ size }) => size > 0)
  const filledIn = [...text.matchAll(/\[([^\][,]{1,100})\]/g)].map(([, part]) => (part ?? '').trim())
  const parts =
    filledIn.length === blanks.length
      ? filledIn
      : told
        ? blanks.map((_, index) => told.get(index) ?? '')
        : text.split(/[;\n]|, /).map((part) => part.trim())
  if (parts.length !== blanks.length || parts.every((part) => part === '')) return undefined
  const given = blanks.map((blank, index) => choiceOf(blank, (parts[index] ?? '').trim()))
  return given.every((part) => part !== undefined) ? given : undefined
}

function choiceOf({ choices }: BlankOf<string>, part: string): string | undefined {
  if (choices.length === 0 || part === '') return part
  const letter = /^\(?([a-z])\)?\.?$/i.exec(part)?.[1]
  const lettered = letter ? letter.toUpperCase().charCodeAt(0) - 65 : -1
  // a choice may be a letter itself, such as the blood group O
  const index =
    lettered in choices ? lettered : choices.findIndex(({ content }) => content.toLowerCase() === part.toLowerCase())
  return choices[index] === undefined ? undefined : String(index)
}
