import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { makeChunk } from '#domain/history/log-chunk.ts'
import { thisRelease } from '#domain/history/read-event.ts'
import { answer, databaseOf, NOW, newUser, reload } from '#tests/factories/kept-history.ts'

const stamp = { zone: 'America/Toronto', device: 'phone' }
const act = (id: string) => {
  const event = thisRelease.read({ ...answer(id), id, at: NOW - 1000, ...stamp })
  if (!event) throw new Error('an act that cannot be read')
  return event
}
const keep = (user: string, name: string, ids: string[]) =>
  set(`chunk/${name}/000000`, makeChunk(ids.map((id) => JSON.stringify(act(id)))), databaseOf(user))

test('loading again keeps acts that only the memory has, and takes in what came into the database', async () => {
  const user = newUser()
  await keep(user, 'first', ['a', 'b'])
  const { worker } = await reload(user)
  // the disk was full: these never got there
  worker.add([act('c'), act('d')])
  await keep(user, 'second', ['e'])
  expect(await worker.reopen(NOW)).toMatchObject({ count: 5, isStored: true })
  expect(worker.practiceMetrics({}).attempted).toBe(5)
  expect(await worker.reopen(NOW)).toMatchObject({ count: 5 })
})

test('an act that comes while the history is loaded again is kept, once', async () => {
  const user = newUser()
  await keep(user, 'first', ['a'])
  const { worker } = await reload(user)
  const opening = worker.reopen(NOW)
  worker.add([act('b')])
  await keep(user, 'second', ['b'])
  await opening
  expect(worker.practiceMetrics({}).attempted).toBe(2)
})

test('after a deletion nothing of before comes back, but what happened since stays', async () => {
  const user = newUser()
  await keep(user, 'first', ['a'])
  const { worker } = await reload(user)
  worker.add([act('b')])
  await worker.deleteEverything()
  worker.add([act('c')])
  const forgetting = worker.forget(NOW)
  worker.add([act('d')])
  await forgetting
  expect(worker.practiceMetrics({}).attempted).toBe(1)
  await keep(user, 'since', ['c', 'd'])
  expect(await worker.reopen(NOW)).toMatchObject({ count: 2 })
})
