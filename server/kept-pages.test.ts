import { expect, test } from 'vitest'
import { keptPages } from './kept-pages.ts'
import type { WovenPage } from './woven-page.ts'

const pageOf = (bytes: number): WovenPage => ({ etag: `W/"${bytes}"`, bytes, weave: () => Buffer.alloc(0) })

test('what was kept is found, and nothing else', () => {
  const pages = keptPages(100)
  const page = pageOf(10)
  pages.keep('/', page)
  expect([pages.find('/'), pages.find('/faq')]).toEqual([page, undefined])
})

test('when there is no room, the one that was longest unread goes', () => {
  const pages = keptPages(100)
  for (const key of ['a', 'b', 'c']) pages.keep(key, pageOf(33))
  pages.find('a')
  pages.keep('d', pageOf(34))
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.find(key))).toEqual(['a', 'c', 'd'])
})

test('a page that is kept again counts once', () => {
  const pages = keptPages(100)
  for (let time = 0; time < 5; time++) pages.keep('a', pageOf(60))
  pages.keep('b', pageOf(40))
  expect([pages.find('a')?.bytes, pages.find('b')?.bytes]).toEqual([60, 40])
})

test('a page that is too large for all of it leaves the others', () => {
  const pages = keptPages(100)
  pages.keep('small', pageOf(50))
  pages.keep('large', pageOf(101))
  expect([pages.find('small')?.bytes, pages.find('large')]).toEqual([50, undefined])
})

test('without room nothing is kept', () => {
  const pages = keptPages(0)
  pages.keep('a', pageOf(1))
  expect(pages.find('a')).toBeUndefined()
})
