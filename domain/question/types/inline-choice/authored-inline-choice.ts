import type { AuthoredType } from '../../authored-type.ts'
import { blankAnswers, checkAuthoredBlanks, filledBlank } from '../../blank/authored-blanks.ts'
import type { Question } from '../../question.ts'
import { blanksOfSentence } from './inline-choice.ts'

type Piece = NonNullable<Question['sentence']>[number]

/** `[[name]]` */
const BLANK = /\[\[([a-z0-9-]+)\]\]/

export const authoredInlineChoice: AuthoredType = {
  fields: ['sentence', 'blanks'],
  needs: ['sentence', 'blanks'],
  fill: ({ sentence = '', blanks = {} }, filler) => {
    const used = new Set<string>()
    // a split by a pattern with one group gives texts and names in turn
    const pieces = sentence.split(new RegExp(BLANK, 'g')).flatMap((piece, index): Piece[] => {
      if (index % 2 === 0) return piece.trim() === '' ? [] : [{ text: filler.text(piece) }]
      const blank = blanks[piece]
      if (!blank) return filler.refuse(`[[${piece}]] is none of the blanks`)
      if (used.has(piece)) return filler.refuse(`[[${piece}]] stands in the sentence twice`)
      used.add(piece)
      return [{ blank: filledBlank(blank, filler, `Blank ${used.size}`) }]
    })
    const unused = Object.keys(blanks).find((name) => !used.has(name))
    if (unused !== undefined) filler.refuse(`the blank ${unused} does not stand in the sentence`)
    return { sentence: pieces }
  },
  check: (question) => [
    ...(question.sentence ?? []).flatMap((piece) =>
      'text' in piece && (piece.text.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1
        ? ['a blank stands inside a formula: close the formula before it and open it again behind it']
        : [],
    ),
    ...checkAuthoredBlanks(blanksOfSentence(question)),
  ],
  answers: (question) => blankAnswers(blanksOfSentence(question)),
}
