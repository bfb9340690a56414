const LEVELS = { debug: 20, info: 30, warn: 40, error: 50, silent: Number.POSITIVE_INFINITY }
export type Level = Exclude<keyof typeof LEVELS, 'silent'>

/**
 * One line of JSON in the log, in the form of the gateway's: level and time as numbers, `part`, what is told, and `msg` last. No bodies, no
 * queries, no names: whoever calls it sees to that. From `LOG_LEVEL` on; errors and warnings to standard error.
 */
export function logLine(level: Level, msg: string, told: Record<string, string | number | string[]> = {}): void {
  const from = process.env.LOG_LEVEL ?? 'info'
  if (LEVELS[level] < (from in LEVELS ? LEVELS[from as keyof typeof LEVELS] : LEVELS.info)) return
  const line = JSON.stringify({ level: LEVELS[level], time: Date.now(), part: 'app', ...told, msg })
  if (LEVELS[level] >= LEVELS.warn) console.error(line)
  else console.info(line)
}

/** What the log keeps of an error: its kind and where it was thrown, never its message, which may quote what was sent. */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { type: typeof error }
  const at = error.stack?.split('\n').find((line) => line.startsWith('    at '))
  return { type: error.name, ...(at && { at: at.trim().slice(0, LONGEST_PLACE) }) }
}
const LONGEST_PLACE = 300
