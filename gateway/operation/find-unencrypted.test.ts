import { expect, test } from 'vitest'
import { findUnencrypted } from './find-unencrypted.ts'

test.each([
  'postgres://ilm:secret@db.example/ilm',
  'postgresql://ilm@10.0.0.5:5432/ilm?sslmode=prefer',
  'postgres://ilm@127.0.0.1.example/ilm',
  'http://gateway.example:3001',
])('%s is told: it can be read on the way', (address) => {
  expect(findUnencrypted({ SOME_URL: address })).toEqual(['SOME_URL'])
})

test.each([
  'postgres://ilm@db.example/ilm?sslmode=verify-full',
  'postgres://ilm@127.0.0.1/ilm',
  'postgres://ilm@localhost:5432/ilm',
  'postgres:///ilm?host=/var/run/postgresql',
  'http://127.0.0.1:3001',
  'http://[::1]:3001',
  'https://gateway.example',
  '',
  undefined,
])('%s is not', (address) => {
  expect(findUnencrypted({ SOME_URL: address })).toEqual([])
})
