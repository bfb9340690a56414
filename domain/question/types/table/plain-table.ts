import { plainBlanks } from '../../blank/plain-blanks.ts'
import type { PlainType } from '../../plain-form.ts'
import { blanksOfTable } from './table.ts'

export const plainTable: PlainType = {
  isAskable: true,
  form: (question) => {
    let number = 0
    const rows = (question.table?.rows ?? []).map(({ head, cells }) =>
      [head, ...cells.map((cell) => ('blank' in cell ? `(${++number})` : cell.text))].join(' · '),
    )
    const heads = question.table ? [question.table.columns.join(' · ')] : []
    return plainBlanks([...heads, ...rows], blanksOfTable(question), (given) => ({ type: 'table', given }))
  },
}
