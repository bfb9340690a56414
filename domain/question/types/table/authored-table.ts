import type { AuthoredType } from '../../authored-type.ts'
import { blankAnswers, checkAuthoredBlanks, filledBlank } from '../../blank/authored-blanks.ts'
import { blanksOfTable } from './table.ts'

export const authoredTable: AuthoredType = {
  fields: ['table'],
  needs: ['table'],
  fill: ({ table }, filler) => {
    const columns = (table?.columns ?? []).map(filler.text)
    const rows = (table?.rows ?? []).map(([first = '', ...others]) => {
      if (typeof first === 'object') return filler.refuse('the first entry of a row is its head, not a blank')
      const head = filler.text(String(first))
      const cells = others.map((cell, index) =>
        typeof cell === 'object'
          ? { blank: filledBlank(cell, filler, `${head}, ${columns[index + 1] ?? ''}`) }
          : { text: filler.text(String(cell)) },
      )
      return { head, cells }
    })
    return { table: { columns, rows } }
  },
  check: (question) => {
    const { columns = [], rows = [] } = question.table ?? {}
    const uneven = rows.find(({ cells }) => cells.length !== columns.length - 1)
    return [
      ...(uneven
        ? [`the row "${uneven.head}" has ${uneven.cells.length + 1} entries for ${columns.length} columns`]
        : []),
      ...checkAuthoredBlanks(blanksOfTable(question)),
    ]
  },
  answers: (question) => blankAnswers(blanksOfTable(question)),
}
