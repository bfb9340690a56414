export type Audit =
  | { known: false; reason: string }
  /** packages with a known weakness, the gravest first */
  | { known: true; weak: { name: string; severity: string; mendedBy: string }[] }

const GRAVEST_FIRST = ['critical', 'high', 'moderate', 'low', 'info']

/** What `npm audit --json` came to. A registry that answers no audits leaves everything open, and so does an answer that is none. */
export function readAudit(output: string): Audit {
  const report = parse(output)
  if (!isRecord(report)) return { known: false, reason: 'npm printed no report' }
  if (!isRecord(report.vulnerabilities)) {
    const reason = [report.message, isRecord(report.error) && report.error.summary].find(
      (one) => typeof one === 'string' && one,
    )
    return { known: false, reason: typeof reason === 'string' ? reason : 'the answer is no report' }
  }
  const weak = Object.entries(report.vulnerabilities).map(([name, one]) => {
    const { severity, fixAvailable } = isRecord(one) ? one : {}
    const mended = isRecord(fixAvailable)
      ? `${fixAvailable.name} ${fixAvailable.version}`
      : fixAvailable
        ? 'an update'
        : 'nothing yet'
    return { name, severity: String(severity ?? 'unknown'), mendedBy: mended }
  })
  const rank = (severity: string) => GRAVEST_FIRST.indexOf(severity)
  return { known: true, weak: weak.sort((one, two) => rank(one.severity) - rank(two.severity)) }
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
