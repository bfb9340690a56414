/**
 * What the check has to say about a place in a content file. `missing` is content that is not written yet: it counts as
 * an error only when completeness is asked for. `advice` is what could be better, though nothing is wrong.
 */
export type Problem = {
  severity: 'error' | 'warning' | 'missing' | 'advice'
  file: string
  line: number
  message: string
}
