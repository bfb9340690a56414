import { expect, test } from 'vitest'
import { decideBack } from './decide-back.ts'

const opened = { referrer: '', origin: 'https://study.example', canGoBack: false }

test('a given route wins over history (FTR-03)', () => {
  const target = decideBack({ ...opened, to: '/ap', referrer: 'https://study.example/faq', canGoBack: true })
  expect(target).toEqual({ kind: 'route', to: '/ap' })
})

test('someone who came from one of our pages goes one step back (FTR-04)', () => {
  expect(decideBack({ ...opened, referrer: 'https://study.example/faq', fallback: '/ap' })).toEqual({ kind: 'history' })
  expect(decideBack({ ...opened, canGoBack: true })).toEqual({ kind: 'history' })
})

test('someone from elsewhere, or from nowhere, goes to the fallback (FTR-05)', () => {
  for (const referrer of ['', 'https://search.example/?q=ilm', 'https://study.example.evil.test/', 'not a url'])
    expect(decideBack({ ...opened, referrer, fallback: '/grade/9' })).toEqual({ kind: 'route', to: '/grade/9' })
})

test('without any of these it goes home (FTR-06)', () => {
  expect(decideBack(opened)).toEqual({ kind: 'route', to: '/' })
})
