import { fromJSON } from 'seroval'
import { CALL_BUDGET, findJsonProblem } from '#domain/gateway-contract/json-budget.ts'

/**
 * Why a call in the form of server functions is refused before its function looks at it: 400 when it cannot be read, 413 when it is too
 * much. In this form one object can be named many times, so a body of 1 MB may stand for a gigabyte once it is written out for the gateway:
 * what counts is the whole value, each object as often as it is named.
 */
export function problemOfCall(text: string): 400 | 413 | undefined {
  let call: unknown
  try {
    call = fromJSON(JSON.parse(text))
  } catch {
    return 400
  }
  const problem = findJsonProblem(call, CALL_BUDGET)
  // NUL is for the schemas' owners to refuse in their own words
  return problem === undefined || problem === 'nul' ? undefined : 413
}
