import fc from 'fast-check'
import { z } from 'zod'
import { accountDeletionSchema, loginSchema, registrationSchema, studyChoiceSchema } from '#domain/account/account.ts'
import { countsChoiceSchema } from '#domain/account/counts-choice.ts'
import { passwordChangeSchema, passwordResetSchema, resetRequestSchema } from '#domain/account/password-change.ts'
import type { ExamSubmission } from '#domain/exam/exam.ts'
import { examSubmissionSchema } from '#domain/exam/exam.ts'
import { pushSchema } from '#domain/gateway-contract/record-calls.ts'
import { chatRequestSchema } from '#domain/ilm/chat.ts'
import { markRequestSchema } from '#domain/ilm/mark-suggestions.ts'
import { findTermQuerySchema } from '#domain/search/find-term.ts'
import { searchQuerySchema } from '#domain/search/search-entry.ts'
import { damaged, hostileText, hostileValue, nearly } from './hostile-json.ts'

/** Names that exist now and then, so that what lies behind the first refusal is reached. */
const place = fc.record(
  {
    curriculum: fc.oneof(fc.constantFrom('ontario', 'alberta', 'ap'), hostileText),
    grade: fc.oneof(fc.constantFrom<unknown>(7, 9, '9', 10), hostileValue),
    subject: fc.oneof(fc.constantFrom('science', 'biology'), hostileText),
    courseId: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('SNC1W', 'AP-BIOLOGY') }, hostileText),
    moduleId: fc.oneof(fc.constantFrom('sustainable-ecosystems-climate-change'), hostileText),
    questionId: hostileText,
    seed: fc.oneof(fc.nat(), hostileValue),
  },
  { requiredKeys: [] },
)
const twisted = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: hostileValue })
const texts = twisted(fc.array(hostileText, { maxLength: 30 }))
const nothing = fc.oneof(fc.constant(undefined), hostileValue)

/**
 * What is sent to each server function, by its name: mostly what it takes, with something hostile in it. A function of the build
 * that is not in this list fails the fuzz. `attempt` is a right submission.
 */
export const functionCalls = (attempt: ExamSubmission): Record<string, fc.Arbitrary<unknown>> => ({
  login: nearly(loginSchema),
  register: nearly(registrationSchema),
  logout: nothing,
  fetchCurrentUser: nothing,
  keepChoice: nearly(studyChoiceSchema),
  fetchCountsChoice: nothing,
  allowCounts: nearly(countsChoiceSchema),
  changePassword: nearly(passwordChangeSchema),
  listSessions: nothing,
  endSession: nearly(z.object({ sessionId: z.string() })),
  endOtherSessions: nothing,
  fetchResetWays: nothing,
  requestReset: nearly(resetRequestSchema),
  resetPassword: nearly(passwordResetSchema),
  exportAccount: nothing,
  deleteAccount: nearly(accountDeletionSchema),
  beginRecord: nothing,
  endRecord: nothing,
  pushEntries: nearly(pushSchema),
  pullEntries: nearly(z.object({ recordId: z.string(), after: z.number().int() })),
  fetchContentVersion: nothing,
  fetchCourses: nothing,
  fetchSearch: nearly(searchQuerySchema),
  fetchTerm: nearly(findTermQuerySchema),
  fetchOutline: twisted(place),
  fetchWholeCourse: twisted(place),
  fetchLessons: twisted(place),
  fetchFlashcards: twisted(place),
  fetchPractice: twisted(place),
  fetchVariant: twisted(place),
  fetchExam: twisted(place),
  submitAttempt: fc.oneof(damaged(attempt), nearly(examSubmissionSchema)),
  fetchAttempt: nearly(z.object({ attemptId: z.string(), subject: z.string(), courseId: z.string() })),
  renderOwnTexts: texts,
  renderReplies: texts,
  askIlm: nearly(chatRequestSchema),
  fetchMarksOffered: nothing,
  askForMarks: nearly(markRequestSchema),
})
