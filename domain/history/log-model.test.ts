import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRawEvent, type RawEvent } from '#tests/factories/any-raw-event.ts'
import { answered, NOON } from '#tests/factories/learner.ts'
import { assembleLog } from './assemble-log.ts'
import { makeBackup, parseBackup, writeBackup } from './backup.ts'
import { makeChunk } from './log-chunk.ts'
import { chunkKey, quarantineKey, SNAPSHOT_KEY } from './log-layout.ts'
import { eventText, type LogEvent, readEventText } from './read-event.ts'

// A student's log over months, against a set of events: acts in two tabs, chunks, compaction, a crash in the middle of it, entries set
// aside and taken back, a backup restored on another device. Nothing is ever lost, doubled or changed (D5, D9).

/** The model: every event there ever was, by id. */
type Model = { events: Map<string, LogEvent> }

/** What lies in the browser, and the open chunk of each tab. */
class Browser {
  readonly entries = new Map<string, unknown>()
  readonly #open = new Map<string, { number: number; lines: string[] }>()
  #clock = 1

  act(tab: string, line: string): void {
    const open = this.#open.get(tab) ?? { number: this.#clock++, lines: [] }
    open.lines.push(line)
    this.#open.set(tab, open)
    // the open chunk is written anew with each act
    this.entries.set(chunkKey(tab, open.number), structuredClone(makeChunk(open.lines)))
  }
  nextChunk(tab: string): void {
    this.#open.delete(tab)
  }
  /** @param isCut the tab closed before the chunks in the snapshot were deleted */
  compact(isCut: boolean): void {
    const { log, chunkKeys, regained } = assembleLog(this.entries)
    this.entries.set(SNAPSHOT_KEY, structuredClone(log.stored()))
    if (isCut) return
    for (const key of [...chunkKeys, ...regained]) this.entries.delete(key)
    // other tabs still have their chunks open and will write them once more
  }
  setAside(key: string): void {
    const value = this.entries.get(key)
    if (value === undefined) return
    this.entries.delete(key)
    this.entries.set(quarantineKey(key, this.#clock++), value)
  }
  takeIn(lines: readonly string[]): void {
    for (const line of lines) this.act('import', line)
    this.nextChunk('import')
  }
  all(): LogEvent[] {
    const { log, damaged } = assembleLog(this.entries)
    expect(damaged).toEqual([])
    return log.all()
  }
}

const byId = (events: Iterable<LogEvent>) => [...events].toSorted((a, b) => (a.id < b.id ? -1 : 1))

class Act implements fc.Command<Model, Browser> {
  readonly tab: string
  readonly raw: RawEvent
  constructor(tab: string, raw: RawEvent) {
    this.tab = tab
    this.raw = raw
  }
  check = (model: Readonly<Model>) => !model.events.has(this.raw.id)
  run(model: Model, browser: Browser): void {
    const line = JSON.stringify(this.raw)
    const event = readEventText(line)
    if (!event) throw new Error('the generator makes events only')
    model.events.set(event.id, event)
    browser.act(this.tab, line)
  }
  toString = () => `act in ${this.tab}: ${this.raw.type} at ${this.raw.at}`
}

const step = (name: string, run: (browser: Browser) => void): fc.Command<Model, Browser> => ({
  check: () => true,
  run: (model, browser) => {
    run(browser)
    expect(byId(browser.all())).toEqual(byId(model.events.values()))
  },
  toString: () => name,
})

const steps = [
  fc.tuple(fc.constantFrom('tab-1', 'tab-2'), anyRawEvent).map(([tab, raw]) => new Act(tab, raw)),
  fc.constantFrom('tab-1', 'tab-2').map((tab) => step(`next chunk of ${tab}`, (browser) => browser.nextChunk(tab))),
  fc.boolean().map((isCut) => step(isCut ? 'compact, cut off' : 'compact', (browser) => browser.compact(isCut))),
  fc
    .nat(5)
    .map((n) => step(`set entry ${n} aside`, (browser) => browser.setAside([...browser.entries.keys()][n] ?? ''))),
  fc.constant(
    step('back up, and restore into what is here', (browser) => {
      const parsed = parseBackup(writeBackup(makeBackup(browser.all(), {}, 0)))
      if (!parsed.ok) throw new Error(parsed.message)
      expect(parsed.unreadable).toBe(0)
      browser.takeIn(parsed.backup.events.map(eventText))
    }),
  ),
  fc.constant(
    step('restore on another device, and merge back', (browser) => {
      const other = new Browser()
      other.takeIn(browser.all().map(eventText))
      other.compact(false)
      expect(byId(other.all())).toEqual(byId(browser.all()))
      browser.takeIn(other.all().map(eventText))
    }),
  ),
]

test('whatever is done with a log, it holds every event once and as it was', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 30 }), (commands) => {
      fc.modelRun(() => ({ model: { events: new Map() }, real: new Browser() }), commands)
    }),
  )
})

test('an entry set aside twice is still read and taken back', () => {
  const browser = new Browser()
  const line = JSON.stringify(answered(NOON))
  browser.act('tab', line)
  browser.setAside(chunkKey('tab', 1))
  browser.setAside([...browser.entries.keys()][0] ?? '')
  expect(browser.all()).toEqual([readEventText(line)])
  browser.compact(false)
  expect([...browser.entries.keys()]).toEqual([SNAPSHOT_KEY])
})

test('two devices that trade backups end with the same log, however often and in which order they do', () => {
  const logs = fc.uniqueArray(anyRawEvent, { selector: ({ id }) => id, maxLength: 14 })
  fc.assert(
    fc.property(logs, fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), (raw, trades) => {
      const devices = [new Browser(), new Browser()] as const
      for (const [index, event] of raw.entries()) devices[index % 2 === 0 ? 0 : 1].act('tab', JSON.stringify(event))
      const give = (from: Browser, to: Browser) => {
        const parsed = parseBackup(writeBackup(makeBackup(from.all(), {}, 0)))
        if (parsed.ok) to.takeIn(parsed.backup.events.map(eventText))
      }
      for (const isFirst of [...trades, true, false]) give(devices[isFirst ? 0 : 1], devices[isFirst ? 1 : 0])
      expect(devices[0].all()).toEqual(devices[1].all())
      expect(devices[0].all()).toHaveLength(raw.length)
    }),
  )
})
