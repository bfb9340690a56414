/**
 * Why a database cannot do what it was asked, where that is no fault of the request: `full`, it can be read but takes nothing more (a disk
 * or quota that is used up, or set to read-only); `away`, it does not answer.
 */
export type StorageFault = 'full' | 'away'

/**
 * Beginnings of error codes. SQLite's extended result codes (https://sqlite.org/rescode.html): a limit on the size of files shows as
 * a failed write. PostgreSQL's SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): 53100 disk full, 25006 read-only,
 * 08 connection, 57P01 to 57P03 stopping or starting, 53300 too many connections, 57014 a statement that took too long, 40001 and
 * 40P01 one that was given up for another. Node's
 * own for files and sockets.
 */
const CODES: Record<StorageFault, readonly string[]> = {
  full: [
    'SQLITE_FULL',
    'SQLITE_READONLY',
    'SQLITE_IOERR',
    'SQLITE_CANTOPEN',
    '53100',
    '25006',
    'ENOSPC',
    'EROFS',
    'EDQUOT',
    'EFBIG',
  ],
  away: [
    'SQLITE_BUSY',
    'SQLITE_LOCKED',
    '08',
    '57P0',
    '53300',
    '57014',
    '40001',
    '40P01',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOTFOUND',
  ],
}

/** What pg throws without a code: a connection that broke under a statement, and a pool whose every connection is taken for too long. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** What kept the database from its work, from what it threw; undefined for any other error. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (CODES.full.some((one) => code.startsWith(one))) return 'full'
  if (CODES.away.some((one) => code.startsWith(one)) || AWAY_WORDS.test(error.message)) return 'away'
  // several addresses were tried, none answered
  if (error instanceof AggregateError) return error.errors.map(storageFaultOf).find((fault) => fault !== undefined)
  return undefined
}
