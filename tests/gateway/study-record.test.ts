import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountExportSchema } from '#domain/gateway-contract/account-export.ts'
import { RECORD_BOUNDS } from '#domain/history/record-entry.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'
import { act, documentLine, ENTRIES, packed, pullPath, unpacked } from './record-kit.ts'

onEveryDatabase('study records', ({ open }) => {
  async function start(options: Parameters<typeof openTestGateway>[1] = {}) {
    const database = await open()
    const gateway = openTestGateway(database, options)
    const student = async () => {
      const { token } = await gateway.register()
      const call = (method: string, path: string, body?: unknown) =>
        gateway.call(method, path, { token, ...(body !== undefined && { body }) })
      const begin = async () => (await (await call('POST', '/me/record')).json()).record
      const push = (recordId: string, lines: readonly string[]) =>
        call('POST', ENTRIES, { recordId, pack: packed(lines) })
      const pull = async (recordId: string, after = 0) => (await call('GET', pullPath(recordId, after))).json()
      return { call, begin, push, pull, me: async () => (await (await call('GET', '/me')).json()).user }
    }
    return { database, ...(await student()), student }
  }
  const stored = async (database: Awaited<ReturnType<typeof open>>) => {
    const entries = await database.query.selectFrom('record_entries').select(['id', 'user_id']).execute()
    return entries.map(({ id }) => id)
  }

  test('an account keeps no record until its student asks, and then one, however often they ask', async () => {
    const { me, begin, push, call } = await start()
    expect((await me()).record).toBeNull()
    expect((await push('any', [act('a')])).status).toBe(409)
    expect((await call('GET', pullPath('any', 0))).status).toBe(409)
    const record = await begin()
    expect(await begin()).toEqual(record)
    expect((await me()).record).toEqual(record)
  })

  test('what one device pushes another one pulls, to the letter and in the order it arrived in', async () => {
    const { begin, push, pull } = await start()
    const { id } = await begin()
    const lines = [
      documentLine('exam-1', { title: 'Übung' }),
      act('b'),
      '{ "type":"new", "id":"a","at":1.0,"zone":"UTC", "device":"d","amount":12345678901234567890, "text":"\\u0000 é 👩‍🏫" }',
    ]
    expect(await (await push(id, lines)).json()).toEqual({ before: 0, last: 3 })
    expect(await (await push(id, [act('c')])).json()).toEqual({ before: 3, last: 4 })
    const page = await pull(id)
    expect(unpacked(page)).toEqual([...lines, act('c')])
    expect(page).toMatchObject({ next: 4, hasMore: false })
    expect(unpacked(await pull(id, 3))).toEqual([act('c')])
    expect(await pull(id, 4)).toMatchObject({ next: 4, hasMore: false })
  })

  test('sent again, in another order, or twice in one push, an entry is there once and stays as it was', async () => {
    const { database, begin, push, pull } = await start()
    const { id } = await begin()
    await push(id, [act('a', { n: 1 }), act('b')])
    expect((await push(id, [act('c'), act('b'), act('a', { n: 2 }), act('c')])).status).toBe(200)
    expect(unpacked(await pull(id))).toEqual([act('a', { n: 1 }), act('b'), act('c')])
    const [record] = await database.query.selectFrom('study_records').selectAll().execute()
    const bytes = [act('a', { n: 1 }), act('b'), act('c')].join('').length
    expect(Number(record?.bytes)).toBe(bytes)
  })

  test('whoever pulls along while several devices push at once misses nothing', { timeout: 60_000 }, async () => {
    const { begin, push, pull } = await start()
    const { id } = await begin()
    const seen = new Set<string>()
    let after = 0
    let isOver = false
    const follow = async () => {
      const page = await pull(id, after)
      for (const line of unpacked(page)) seen.add(JSON.parse(line).id)
      after = page.next
    }
    const following = (async () => {
      while (!isOver) await follow()
    })()
    const devices = Array.from({ length: 4 }, async (_, device) => {
      for (let turn = 0; turn < 12; turn++) {
        const lines = Array.from({ length: 5 }, (_none, n) => act(`${device}-${turn}-${n}`))
        expect((await push(id, lines)).status).toBe(200)
      }
    })
    await Promise.all(devices)
    isOver = true
    await following
    await follow()
    expect(seen.size).toBe(4 * 12 * 5)
  })

  test('a long record comes in pages, by number and by bytes, and each entry once', async () => {
    const { begin, push, pull } = await start()
    const { id } = await begin()
    const large = 'x'.repeat(400_000)
    for (const turn of [0, 1, 2]) {
      await push(id, [...Array.from({ length: 900 }, (_, n) => act(`${turn}-${n}`)), act(`large-${turn}`, { large })])
      await push(id, [act(`larger-${turn}`, { large, again: large })])
    }
    const ids: string[] = []
    let pages = 0
    for (let page = { next: 0, hasMore: true, pack: '' }; page.hasMore; pages++) {
      page = await pull(id, page.next)
      const lines = unpacked(page)
      expect(lines.join('').length).toBeLessThanOrEqual(RECORD_BOUNDS.bytes)
      ids.push(...lines.map((line) => JSON.parse(line).id))
    }
    expect(pages).toBeGreaterThan(2)
    expect(ids).toHaveLength(3 * 902)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each<[string, number, () => string]>([
    ['no gzip', 400, () => Buffer.from('hello').toString('base64')],
    ['no base64', 400, () => '!!!!'],
    ['nothing', 400, () => ''],
    ['an empty text', 400, () => packed([''])],
    ['no UTF-8', 400, () => gzipSync(Buffer.from([0xff, 0xfe, 0x22])).toString('base64')],
    ['a line that is no JSON', 400, () => packed([act('a'), '{"cut'])],
    ['an event without a time', 400, () => packed([act('a'), act('b', { at: undefined })])],
    ['an event without a zone', 400, () => packed([act('b', { zone: undefined })])],
    ['an event before 1970', 400, () => packed([act('b', { at: -1 })])],
    ['an id of 301 letters', 400, () => packed([act('i'.repeat(301))])],
    ['an id with NUL in it', 400, () => packed([act('a\0b')])],
    ['an id with half a character in it', 400, () => packed([act('a\ud800')])],
    ['an event that has the id of a document', 400, () => packed([act('document/exam-1')])],
    ['a document without a document', 400, () => packed(['{"id":"document/exam-1"}'])],
    ['lists in lists', 400, () => packed([`${'['.repeat(600_000)}${']'.repeat(600_000)}`])],
    ['one entry too many', 413, () => packed(Array.from({ length: 2001 }, (_, n) => act(`a${n}`)))],
    ['one byte too many', 413, () => packed([act('a', { text: 'x'.repeat(RECORD_BOUNDS.bytes + 2000) })])],
    ['300 megabytes, compressed', 413, () => gzipSync(Buffer.alloc(300_000_000, 32)).toString('base64')],
  ])('%s is refused, and nothing of it is kept', async (_, status, pack) => {
    const { database, begin, call } = await start()
    const { id } = await begin()
    const refused = await call('POST', ENTRIES, { recordId: id, pack: pack() })
    expect(refused.status).toBe(status)
    expect((await refused.json()).error).toMatch(/^(These are no entries|That is too much|That is too large)/)
    expect(await stored(database)).toEqual([])
  })

  test('an account has room for so many bytes; beyond, the student is told kindly, and what is there can be pulled', async () => {
    const { database, begin, push, pull, student } = await start({ mostRecordBytes: 1000 })
    const { id } = await begin()
    const half = act('half', { text: 'x'.repeat(500) })
    expect((await push(id, [half])).status).toBe(200)
    const refused = await push(id, [act('more', { text: 'x'.repeat(500) }), act('small')])
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({
      error: 'Your account has no more room for your study record. What is new stays on this device.',
      code: 'record-full',
    })
    expect((await push(id, [act('small')])).status).toBe(200)
    expect(unpacked(await pull(id))).toEqual([half, act('small')])
    const other = await student()
    expect((await other.push((await other.begin()).id, [act('theirs')])).status).toBe(200)
    expect(await stored(database)).toHaveLength(3)
  })

  test('a student never reaches the record of another one, not even with its id', async () => {
    const { begin, push, student } = await start()
    const { id } = await begin()
    await push(id, [act('mine')])
    const other = await student()
    await other.begin()
    expect((await other.push(id, [act('theirs')])).status).toBe(409)
    expect((await other.call('GET', pullPath(id, 0))).status).toBe(409)
    await other.call('DELETE', '/me/record')
    expect((await push(id, [act('still')])).status).toBe(200)
  })

  test('invisible characters in what is asked for are refused in words, whatever the database', async () => {
    const { begin, call } = await start()
    await begin()
    for (const query of ['recordId=a%00b&after=9', 'recordId=a&after=9&%00=1']) {
      const refused = await call('GET', `${ENTRIES}?${query}`)
      expect(refused.status, query).toBe(400)
      expect(await refused.json()).toEqual({ error: 'Please leave out invisible characters.' })
    }
  })

  test('ended, it is gone from the account; begun again, it is another one, which is empty', async () => {
    const { database, begin, push, pull, call, me } = await start()
    const first = await begin()
    await push(first.id, [act('a')])
    expect((await call('DELETE', '/me/record')).status).toBe(204)
    expect(await stored(database)).toEqual([])
    expect((await me()).record).toBeNull()
    expect((await push(first.id, [act('b')])).status).toBe(409)
    const second = await begin()
    expect(second.id).not.toBe(first.id)
    expect((await push(first.id, [act('b')])).status).toBe(409)
    expect(unpacked(await pull(second.id))).toEqual([])
    expect((await call('DELETE', '/me/record')).status).toBe(204)
    expect((await call('DELETE', '/me/record')).status).toBe(204)
  })

  test('it is in the export of the account, and gone with the account (D9)', async () => {
    const { database, begin, push, call } = await start()
    const { id } = await begin()
    const lines = Array.from({ length: 30 }, (_, n) => act(`a${n}`))
    await push(id, lines)
    const file = accountExportSchema.parse(await (await call('GET', '/me/export')).json())
    expect(file.recordEntries).toEqual(lines.map((line) => JSON.parse(line)))
    expect(file.user.record?.id).toBe(id)
    expect((await call('DELETE', '/me', { password: PASSWORD })).status).toBe(204)
    expect(await stored(database)).toEqual([])
    expect(await database.query.selectFrom('study_records').selectAll().execute()).toEqual([])
  })

  test('a device that asks without end is told when to come back', async () => {
    const limits = { recordPerUser: { points: 3, seconds: 60 } }
    const { begin, push, call } = await start({ limits })
    const { id } = await begin()
    expect((await push(id, [act('a')])).status).toBe(200)
    expect((await call('GET', pullPath(id, 0))).status).toBe(200)
    const refused = await push(id, [act('b')])
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the table is keyed by the student first', async () => {
    const { database } = await start()
    const text =
      database.engine === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_table_info('record_entries') where pk > 0 order by pk`
        : sql<{ name: string }>`select attname as name from pg_index
            cross join lateral unnest(indkey) with ordinality as key (number, place)
            join pg_attribute on attrelid = indrelid and attnum = number
            where indrelid = 'record_entries'::regclass and indisprimary order by place`
    const { rows } = await text.execute(database.query)
    expect(rows.map(({ name }) => name)).toEqual(['user_id', 'place'])
  })
})
