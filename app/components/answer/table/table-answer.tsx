import { blanksOfTable } from '#domain/question/types/table/table.ts'
import { RichText } from '../../rich-text.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'
import { BlankControl } from '../blank/blank-control.tsx'
import { fillBlanks } from '../blank/fill-blanks.ts'

/** A table with cells to choose or to fill in. On a phone it scrolls sideways inside its frame. */
export function TableAnswer(props: AnswerViewProps) {
  const { question, reply, malformed } = props
  const blanksInOrder = blanksOfTable(question)
  const blanks = fillBlanks(props, blanksInOrder.length, replyOfType(reply, 'table')?.given ?? [], (given) => ({
    type: 'table',
    given,
  }))
  if (!question.table) return null
  const { columns, rows } = question.table
  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section aria-label="Table to fill in" tabIndex={0} className="max-w-full overflow-x-auto rounded-lg border">
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids and never move
                <th key={index} scope="col" className="border-b bg-muted px-3 py-2 text-start font-semibold text-sm">
                  <RichText value={column} inline />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never move
              <tr key={at} className="border-b last:border-b-0">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  <RichText value={row.head} inline />
                </th>
                {row.cells.map((cell, column) => {
                  const index = 'blank' in cell ? blanksInOrder.indexOf(cell.blank) : -1
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no ids and never move
                    <td key={column} className="px-3 py-2">
                      {'blank' in cell ? (
                        <BlankControl
                          blank={cell.blank}
                          given={blanks.given(index)}
                          isOpen={blanks.isOpen}
                          part={blanks.part(index)}
                          onChange={(text) => blanks.change(index, text)}
                          onDone={blanks.done}
                        />
                      ) : (
                        <RichText value={cell.text} inline />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}
