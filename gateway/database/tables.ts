import type { Generated } from 'kysely'

/**
 * The tables, the same in SQLite and PostgreSQL. Times are UTC in ISO 8601 as text, so they sort and compare alike in both;
 * JSON is text because nothing queries inside it; yes and no are 1 and 0 because SQLite has no booleans.
 */
export interface Tables {
  schema_migrations: { name: string; applied_at: string }
  users: {
    id: string
    /** lower-cased */
    email: string
    first_name: string
    last_name: string
    /** argon2id in PHC form: parameters and salt are inside */
    password_hash: string
    /** one more with every new password; sessions and reset links of another version count for nothing */
    password_version: Generated<number>
    subscription_active: Generated<number>
    plan: Generated<string>
    subscription_expiry: string | null
    /** what the student chose to study; null: nothing yet */
    curriculum: string | null
    grade: string | null
    /** whether this student's exam answers may be counted */
    allows_counts: Generated<number>
    created_at: string
  }
  sessions: {
    id: string
    user_id: string
    /** the user's password_version when the session began */
    password_version: number
    /** browser and system in plain words, from gateway/account/describe-device.ts */
    device: string
    created_at: string
    /** to within LAST_USED_STEP_MS of gateway/account/session-tokens.ts */
    last_used_at: string
    expires_at: string
  }
  /** links for a new password that were handed out, see gateway/account/reset-links.ts */
  password_resets: { token_hash: string; user_id: string; password_version: number; expires_at: string }
  /** wrong passwords and the wait they bring, see gateway/data/failed-tries.ts */
  failed_tries: { key: string; failures: number; open_at: string; forget_at: string }
  /** counters of gateway/account/throttle.ts; written by rate-limiter-flexible, which names its columns */
  rate_limits: { key: string; points: number; expire: number | null }
  exam_attempts: {
    /** made on the device (D7) */
    id: string
    user_id: string
    course_id: string
    completed_at: string
    received_at: string
    /** the attempt as the device sent it, without its exam */
    submission: string
    /** the attempt with the gateway's own score: what GET answers */
    attempt: string
    /** the exam it was scored against */
    exam: string
  }
  /** a student's record, where the account keeps one; see gateway/data/study-records.ts */
  study_records: {
    user_id: string
    /** another one each time it is begun */
    id: string
    since: string
    /** the highest place that was handed out; it may be empty */
    last_place: number
    /** of all its entries */
    bytes: number
  }
  /**
   * What is in it, append-only. Keyed by the student first, so that engines that spread tables keep a student's together; `place`
   * is the order of arrival and the cursor of devices.
   */
  record_entries: {
    user_id: string
    place: number
    /** made on the device; an id is there once */
    id: string
    /** of `entry`, as UTF-8 */
    bytes: number
    /** a line of JSON, of which only the envelope was looked at */
    entry: string
  }
  /** how often each answer was given to an item of a course, by whomever; see gateway/data/item-counts.ts */
  item_counts: {
    course_id: string
    /** `module/question` */
    item_id: string
    /** of the item's wording */
    edition: string
    /** `option:<id>`, `right` or `wrong` */
    answer: string
    count: number
  }
  /** one row per user and day (calendar day in Toronto) with messages to Ilm */
  tutor_use: { user_id: string; day: string; messages: number }
}
