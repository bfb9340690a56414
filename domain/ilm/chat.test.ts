import { expect, test } from 'vitest'
import { chatMessageTextSchema, chatRequestSchema, chatTopicSchema } from './chat.ts'

const problemOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message

test('a message is 1 to 1000 characters after trimming (CHT-12, CHT-13, CON-02)', () => {
  expect(problemOf(chatMessageTextSchema.safeParse('  '))).toBe('Message cannot be empty')
  expect(problemOf(chatMessageTextSchema.safeParse('x'.repeat(1001)))).toBe('Message too long (max 1000 characters)')
  expect(chatMessageTextSchema.parse(` ${'x'.repeat(1000)} `)).toHaveLength(1000)
})

test('a topic cannot be empty and has at most 200 characters (CHT-14, CON-02)', () => {
  expect(chatTopicSchema.safeParse(' ').success).toBe(false)
  expect(chatTopicSchema.safeParse('x'.repeat(201)).success).toBe(false)
  expect(chatTopicSchema.parse('x'.repeat(200))).toHaveLength(200)
})

test('without a grade the student is in grade 10 (CHT-20, CON-01)', () => {
  expect(chatRequestSchema.parse({ message: 'Hi' }).studentGrade).toBe('10')
})
