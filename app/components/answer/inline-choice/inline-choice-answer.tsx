import { blanksOfSentence } from '#domain/question/types/inline-choice/inline-choice.ts'
import { RichText } from '../../rich-text.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'
import { BlankControl } from '../blank/blank-control.tsx'
import { fillBlanks } from '../blank/fill-blanks.ts'

/** A sentence or a formula with blanks in it, read in one go. */
export function InlineChoiceAnswer(props: AnswerViewProps) {
  const { question, reply, malformed } = props
  const blanksInOrder = blanksOfSentence(question)
  const blanks = fillBlanks(props, blanksInOrder.length, replyOfType(reply, 'inline-choice')?.given ?? [], (given) => ({
    type: 'inline-choice',
    given,
  }))
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg leading-12">
        {question.sentence?.map((piece, at) => {
          const index = 'blank' in piece ? blanksInOrder.indexOf(piece.blank) : -1
          // a space before each piece but where a mark follows its blank
          const isTight = at === 0 || ('text' in piece && /^[.,;:!?)%]/.test(piece.text.text.trim()))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids and never move
            <span key={at}>
              {!isTight && ' '}
              {'blank' in piece ? (
                <BlankControl
                  blank={piece.blank}
                  given={blanks.given(index)}
                  isOpen={blanks.isOpen}
                  part={blanks.part(index)}
                  onChange={(text) => blanks.change(index, text)}
                  onDone={blanks.done}
                />
              ) : (
                <RichText value={piece.text} inline />
              )}
            </span>
          )
        })}
      </p>
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}
