import { examEvidence } from '#domain/attempt/exam-evidence.ts'
import { EXAM_ATTEMPT_EVENTS, foldExamAttempts, type StoredExamAttempt } from '#domain/attempt/fold-exam-attempts.ts'
import { foldRunningExam, RUNNING_EXAM_EVENTS, type RunningExam } from '#domain/attempt/fold-running-exam.ts'
import type { courseOfEvents } from '#domain/catalogue/course-context.ts'
import { algebraFor } from '#domain/exam/algebra-for.ts'
import type { AngleUnit, Calculation } from '#domain/exam/calculate.ts'
import type { ExamOf } from '#domain/exam/exam.ts'
import type { ExamAnswers } from '#domain/exam/exam-answers.ts'
import { scoreExam } from '#domain/exam/score-exam.ts'
import type { StudyEventOf, StudyEventType } from '#domain/history/events.ts'
import type { LoadedLog } from '#domain/history/loaded-log.ts'
import type { LogEvent } from '#domain/history/read-event.ts'
import { type Chat, foldChats } from '#domain/ilm/fold-chats.ts'
import { foldLessonProgress, type LessonsProgress } from '#domain/progress/fold-lesson-progress.ts'
import { foldOwnSettings, type OwnSettings } from '#domain/progress/own-settings.ts'
import { foldReading, READING_EVENTS, type Reading, type ReadingScope } from '#domain/reading/fold-reading.ts'
import { foldBookmarks } from '#domain/review/fold-bookmarks.ts'
import { foldOwnDecks, type OwnDeck } from '#domain/review/fold-own-decks.ts'
import { foldSettings, type StudySettings } from '#domain/review/fold-settings.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { createCourseViews } from './course-views.ts'
import { createInsightResults } from './insight-results.ts'
import { createLogResults } from './log-results.ts'
import { createPracticeResults } from './practice-results.ts'
import { createRecordResults } from './record-results.ts'
import { createReplyChecks } from './reply-check.ts'
import { createReviewResults } from './review-results.ts'
import { createUserLog, forgetUserLog, type OpenedHistory, openUserLog, reopenUserLog } from './user-log.ts'

/**
 * Everything the worker does for the pages. A plain object of functions over the loaded log: the worker exposes it, and where no
 * worker can start the pages call it directly. Results are plain values; expected failures are values too.
 * Times are UTC milliseconds, `zone` an IANA zone, ids as in the events.
 */
export function createWorkerApi() {
  const userLog = createUserLog()
  const log = (): LoadedLog => userLog.log
  const events = <T extends StudyEventType>(...types: T[]): StudyEventOf<T>[] => userLog.log.eventsOf(...types)
  const views = createCourseViews(log)

  return {
    /** Loads a user's history (`anon` for a visitor). Later results are about this user. */
    open: (user: string, now: number): Promise<OpenedHistory> => openUserLog(userLog, user, now),
    /** Loads the open user's history again from the database, after it changed as a whole; what is only in memory stays. */
    reopen: async (now: number): Promise<OpenedHistory> => reopenUserLog(userLog, now),
    /** Loads it again after it was deleted, here or in another tab: nothing of before is kept. */
    forget: async (now: number): Promise<OpenedHistory> => forgetUserLog(userLog, now),
    /** Says that the worker is there. */
    ping: (): true => true,
    /** Takes in acts as they happen; ones it knows already change nothing. */
    add: (acts: LogEvent[]): void => views.follow(userLog.log.add(acts)),

    /** Sections completed per lesson, and where to continue (LES-10..12); of one course, or of all. */
    lessonProgress: (courseId?: string): LessonsProgress =>
      courseId === undefined
        ? views.learner().lessons
        : foldLessonProgress(views.logOf(courseId).eventsOf('lesson-opened', 'section-completed'), courseId),
    /** Deck id to bookmarked card ids (FLC-12, FLC-13). */
    bookmarks: (courseId: string): Record<string, string[]> => foldBookmarks(events('card-bookmarked'), courseId),
    /** The student's own decks, of one course or of all. */
    ownDecks: (courseId?: string): OwnDeck[] => foldOwnDecks(events('own-deck-saved', 'own-deck-deleted'), courseId),
    /** Finished exams, newest first (CRS-09), of one course or of all. */
    examAttempts: (courseId?: string): StoredExamAttempt[] =>
      foldExamAttempts(events(...EXAM_ATTEMPT_EVENTS), courseId),
    /** The exam that was started and not submitted, null when there is none (D8). */
    runningExam: (courseId?: string): RunningExam | null => foldRunningExam(events(...RUNNING_EXAM_EVENTS), courseId),
    /** Conversations with Ilm, the latest first. */
    chats: (courseId?: string): Chat[] =>
      foldChats(events('chat-started', 'chat-message-added', 'chat-cleared'), courseId),
    /** How a stimulus was left, and the student's marks on it. */
    reading: (scope: ReadingScope): Reading => foldReading(events(...READING_EVENTS), scope),
    /** Choices that go along with the student. */
    ownSettings: (): OwnSettings => foldOwnSettings(events('setting-changed')),
    /** Daily card limits and exam dates. */
    settings: (): StudySettings => foldSettings(events('review-limits-changed', 'exam-date-set')),

    /**
     * The mark of an exam (EXD-09, EXD-10), by the same function as in the gateway, and what its answers say about skills, as acts.
     * @param seconds active seconds per question id
     * @param known questions whose answers have said it before, when marks are given later
     */
    judgeExam: async (
      exam: Pick<ExamOf<RichText>, 'questions'> & Partial<Pick<ExamOf<RichText>, 'parts'>>,
      answers: ExamAnswers,
      place: ReturnType<typeof courseOfEvents>,
      seconds: Readonly<Record<string, number>>,
      known: readonly string[] = [],
    ) => {
      const compare = await algebraFor(exam)
      const news = { questions: exam.questions.filter(({ id }) => !known.includes(id)) }
      return {
        score: scoreExam(exam, answers, compare),
        evidence: examEvidence(news, answers, place, seconds, compare),
      }
    },

    /** The on-screen calculator's answer; its maths library is loaded when it is first used. */
    calculate: async (input: string, unit: AngleUnit, last: number): Promise<Calculation> =>
      (await import('#domain/exam/calculate.ts')).calculate(input, unit, last),

    ...createPracticeResults(views.logOf),
    ...createReplyChecks(),
    ...createReviewResults(log, views),
    ...createInsightResults(views),
    ...createLogResults(userLog),
    ...createRecordResults(userLog),
  }
}

export type WorkerApi = ReturnType<typeof createWorkerApi>
