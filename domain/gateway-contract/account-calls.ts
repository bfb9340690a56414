import { z } from 'zod'
import {
  accountDeletionSchema,
  loginSchema,
  registrationSchema,
  signedInSchema,
  studyChoiceSchema,
  userSchema,
} from '../account/account.ts'
import { accountSessionsSchema } from '../account/account-session.ts'
import { countsChoiceSchema } from '../account/counts-choice.ts'
import {
  passwordChangeSchema,
  passwordResetResponseSchema,
  passwordResetSchema,
  resetRequestSchema,
  resetWaysSchema,
} from '../account/password-change.ts'
import { accountExportSchema } from './account-export.ts'
import { badInput, bearerErrors, type GatewayCall, storageErrors, throttled } from './gateway-call.ts'

const tooBusy = {
  ...storageErrors,
  503: 'Too busy, or the records cannot be reached (`code` storage-away): try again shortly.',
} as const

/**
 * What tells a device that has signed in before (D25): a mark from an earlier answer, or several with `~` between them. The
 * browser's own words for itself name the session in the list of sessions.
 */
const deviceHeaders = z.object({
  'x-device-mark': z.string().max(2000).optional(),
  'user-agent': z.string().optional(),
})

/** The calls about accounts and sessions (GWY-02..04, D9, D25). */
export const accountCalls = {
  register: {
    method: 'post',
    path: '/auth/register',
    summary: 'Create an account and sign in',
    bearer: false,
    headers: deviceHeaders,
    body: registrationSchema,
    answer: signedInSchema,
    status: 201,
    errors: {
      400: 'The input is not valid, or the password too common (`code` common-password).',
      409: 'User already exists',
      ...throttled,
      ...tooBusy,
    },
  },
  login: {
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in',
    bearer: false,
    headers: deviceHeaders,
    body: loginSchema,
    answer: signedInSchema,
    errors: { ...badInput, 401: 'Invalid credentials', ...throttled, ...tooBusy },
  },
  logout: {
    method: 'post',
    path: '/auth/logout',
    summary: 'End this session everywhere it is used',
    bearer: true,
    status: 204,
    errors: bearerErrors,
  },
  resetWays: {
    method: 'get',
    path: '/auth/password-reset',
    summary: 'How a forgotten password is reset here: by mail, or by an operator',
    bearer: false,
    answer: resetWaysSchema,
    errors: {},
  },
  requestReset: {
    method: 'post',
    path: '/auth/password-reset',
    summary: 'Send a link for a new password, if the address has an account; the answer is the same either way',
    bearer: false,
    body: resetRequestSchema,
    status: 202,
    errors: { ...badInput, 404: 'This gateway sends no mail.', ...throttled, ...storageErrors },
  },
  resetPassword: {
    method: 'post',
    path: '/auth/new-password',
    summary: 'Set a new password with the link of the mail; ends every session',
    bearer: false,
    headers: deviceHeaders,
    body: passwordResetSchema,
    answer: passwordResetResponseSchema,
    errors: {
      400: 'The link has been used or is too old (`code` link-ended), or the password is too common (`code` common-password).',
      ...tooBusy,
    },
  },
  me: {
    method: 'get',
    path: '/me',
    summary: 'The signed-in user',
    bearer: true,
    answer: z.object({ user: userSchema }),
    errors: bearerErrors,
  },
  keepChoice: {
    method: 'post',
    path: '/me/choice',
    summary: 'Keep which curriculum and grade the student chose',
    bearer: true,
    body: studyChoiceSchema,
    status: 204,
    errors: { ...badInput, ...bearerErrors, ...storageErrors },
  },
  countsChoice: {
    method: 'get',
    path: '/me/item-counts',
    summary: 'Whether exam items are counted here, and whether this student allows it',
    bearer: true,
    answer: countsChoiceSchema.extend({
      /** false: the operator wants no counts, whatever the student says */
      isCounting: z.boolean(),
    }),
    errors: bearerErrors,
  },
  allowCounts: {
    method: 'post',
    path: '/me/item-counts',
    summary: 'Allow, or no longer allow, that this student’s exam answers are counted without a name',
    bearer: true,
    body: countsChoiceSchema,
    status: 204,
    errors: { ...badInput, ...bearerErrors },
  },
  deleteMe: {
    method: 'delete',
    path: '/me',
    summary: 'Delete the account and everything stored with it',
    bearer: true,
    body: accountDeletionSchema,
    status: 204,
    errors: { 400: 'The password is not right (`code` wrong-password).', ...bearerErrors, ...throttled, ...tooBusy },
  },
  changePassword: {
    method: 'post',
    path: '/me/password',
    summary: 'Change the password; ends every other session',
    bearer: true,
    body: passwordChangeSchema,
    status: 204,
    errors: {
      400: 'The password so far is not right (`code` wrong-password), or the new one too common (`code` common-password).',
      ...bearerErrors,
      409: 'The password has been changed elsewhere in this moment.',
      ...throttled,
      ...tooBusy,
    },
  },
  sessions: {
    method: 'get',
    path: '/me/sessions',
    summary: 'Where the account is signed in',
    bearer: true,
    answer: accountSessionsSchema,
    errors: bearerErrors,
  },
  endSession: {
    method: 'delete',
    path: '/me/sessions/{sessionId}',
    summary: 'Sign one device out',
    bearer: true,
    params: z.object({ sessionId: z.string().max(100) }),
    status: 204,
    errors: { ...bearerErrors, 404: 'No such session.' },
  },
  endOtherSessions: {
    method: 'delete',
    path: '/me/sessions',
    summary: 'Sign out everywhere but here',
    bearer: true,
    status: 204,
    errors: bearerErrors,
  },
  exportMe: {
    method: 'get',
    path: '/me/export',
    summary: 'Everything stored about the signed-in user',
    bearer: true,
    answer: accountExportSchema,
    errors: bearerErrors,
  },
} as const satisfies Record<string, GatewayCall>
