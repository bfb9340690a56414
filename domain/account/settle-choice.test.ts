import { expect, test } from 'vitest'
import type { StudyChoice } from './account.ts'
import { settleChoice } from './settle-choice.ts'

const nine: StudyChoice = { curriculum: 'ontario', grade: '9' }
const eleven: StudyChoice = { curriculum: 'ontario', grade: '11' }
const ap: StudyChoice = { curriculum: 'ap', grade: '9' }
const agreed = (choice: StudyChoice, userId = 'amina') => ({ userId, choice })

test.each([
  ['nothing chosen anywhere', null, null, null, 'same'],
  ['both alike', nine, nine, null, 'same'],
  ['a first choice', nine, null, null, 'send'],
  ['a new device', null, eleven, null, 'adopt'],
  ['a device on which somebody else chose', nine, eleven, agreed(nine, 'ben'), 'adopt'],
  ['a device of visitors', nine, eleven, null, 'adopt'],
  ['another choice on this device, perhaps without a connection', eleven, nine, agreed(nine), 'send'],
  ['another choice on another device', nine, eleven, agreed(nine), 'adopt'],
  ['another choice on both', ap, eleven, agreed(nine), 'send'],
  ['an account emptied by its operator', nine, null, agreed(nine), 'send'],
] as const)('%s (D22)', (_, device, account, kept, settled) =>
  expect(settleChoice('amina', device, account, kept)).toBe(settled),
)
