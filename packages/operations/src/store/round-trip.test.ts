// A backup is a backup only if it can be restored: whatever a store can come to hold is exported, imported into the other
// database and exported again, to the byte the same.
//
// The walks are the same each time; PAWL_SEED takes others. A walk that reaches nothing proves nothing: at the end every
// status, field and trigger of every table must have been carried over, and every kind of record.

import { ITEM_TYPES, localPrincipal } from '@pawl/contract'
import { lifecycles } from '@pawl/kernel'
import { openStore, type Store } from '@pawl/storage'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyPostgres, type Place, temporaryFolder } from '../../../../testing/databases.ts'
import { ODD_TEXTS } from '../../../../testing/odd-texts.ts'
import { all, each } from '../../../../testing/operation-context.ts'
import { AREAS, StoreWalk } from '../../../../testing/store-walk.ts'
import { forgetTokens } from '../../../../testing/tamper.ts'
import { type Context, streams, type WorkspaceStore } from '../index.ts'
import { RECORD_KINDS } from '../ports/record-store.ts'
import type { ExportLine } from './export-store.ts'

const STEPS = 180
const BACKUP_EVERY = 90
/** At least so many, and on SQLite more until everything there is has been seen. */
const WALKS = { sqlite: 10, postgres: 2 }
const MOST_WALKS = 80
/** Of the first eighty from 101 on, as few as come across everything between them; others follow where that has changed. */
const FRUITFUL = [111, 124, 127, 133, 138, 157, 160, 161]
const GIVEN_SEED = process.env.PAWL_SEED === undefined ? undefined : Number(process.env.PAWL_SEED)
const SEEDS = Array.from({ length: MOST_WALKS }, (_, walk) =>
  GIVEN_SEED === undefined ? (FRUITFUL[walk] ?? 200 + walk) : GIVEN_SEED + walk,
)
const START = Date.UTC(2026, 0, 1)

/** Most walks go further in one area than in the others. */
const stepsOf = (seed: number) => {
  const numbers = { verb: fc.nat(999), pick: fc.nat(50), option: fc.nat(11) }
  const main = [['governed'], ['room'], ['governed'], ['room', 'todo']][seed % 4] as (typeof AREAS)[number][]
  const area = fc.constantFrom(...main, ...main, ...main, ...main, ...main, ...main, ...AREAS)
  return fc.sample(fc.noBias(fc.record({ area, ...numbers })), { numRuns: STEPS, seed })
}

/** Everything a walk depends on, so that the same seed walks the same way. */
function contextIn(store: WorkspaceStore): Context {
  let [time, ids] = [START, 0]
  const newId = () => (++ids).toString(36).padStart(14, '0')
  return {
    store,
    principal: localPrincipal(true),
    actor: 'person:dana',
    language: 'en',
    now: () => (time += time % 7 === 0 ? 2001 : 1),
    newId,
  }
}

/** At a set time: the first line says when. */
const exported = (store: WorkspaceStore) => all(streams.exportStore({ ...contextIn(store), now: () => START }))
const problems = async (store: WorkspaceStore) =>
  (await all(streams.verifyStore(contextIn(store)))).filter(({ kind }) => kind === 'difference')

/** The lines that were carried over. */
async function carried(store: WorkspaceStore, copy: WorkspaceStore): Promise<readonly string[]> {
  expect(await problems(store)).toEqual([])
  const lines = await exported(store)
  const imported = await streams.importStore(contextIn(copy), each(lines), { withTokens: true })
  expect(imported, JSON.stringify(imported)).toMatchObject({ refused: false })
  expect(firstDifference(lines, await exported(copy))).toBeUndefined()
  expect(await problems(copy)).toEqual([])
  return lines
}

function firstDifference(lines: readonly string[], others: readonly string[]) {
  const at = lines.findIndex((line, index) => line !== others[index])
  if (at === -1 && lines.length === others.length) return undefined
  return { line: at, was: lines[at], is: others[at] }
}

describe('[DESIGN 5.2] export, import into the other database, export again', () => {
  const opened: Store[] = []
  const open = async (place: Place) => {
    const store = await openStore(place)
    opened.push(store)
    return { place, store }
  }
  const freshPlaces = {
    sqlite: async () => ({ sqliteFile: `${temporaryFolder()}/pawl.db` }),
    // As most servers are set up: names sorted as in a dictionary.
    postgres: async () => ({ postgresUrl: await emptyPostgres({ locale: 'en-US' }) }),
  }
  afterAll(async () => {
    for (const store of opened) await store.close()
  })

  test.each([
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
  ] as const)(
    'every store that random walks reach on %s comes out of %s byte for byte the same, and verify finds nothing',
    async (from, to) => {
      const seen = new Seen()
      const source = await open(await freshPlaces[from]())
      const target = await open(await freshPlaces[to]())
      const isDone = (walks: number) => walks >= WALKS[from] && (from === 'postgres' || seen.missing().length === 0)
      for (const [walks, seed] of SEEDS.entries()) {
        if (isDone(walks)) break
        const store = await source.store.in(`walk ${seed} from ${from}`)
        const walk = new StoreWalk(contextIn(store))
        await walk.begin()
        for (const [at, one] of stepsOf(seed).entries()) {
          await walk.take(one)
          if ((at + 1) % BACKUP_EVERY > 0) continue
          if (at + 1 === STEPS) await walk.end()
          const copy = await target.store.in(`walk ${seed} from ${from}, after ${at + 1} steps`)
          // The database of the copies holds many.
          await forgetTokens(target.place)
          for (const line of await carried(store, copy)) seen.look(JSON.parse(line))
        }
      }
      if (from === 'sqlite') expect(seen.missing()).toEqual([])
    },
    300_000,
  )
})

/** What the walks have come across. */
class Seen {
  readonly #seen = new Set<string>()

  look(line: ExportLine): void {
    const see = (...things: unknown[]) => this.#seen.add(things.join(' '))
    see(line.kind)
    if (line.kind === 'task') see(line.lifecycle, 'status', line.status)
    if (line.kind === 'event') {
      see(line.lifecycle, 'trigger', line.trigger)
      if (line.undoes !== undefined) see('an undo')
      for (const [field, value] of Object.entries(line.set)) {
        see(line.lifecycle, 'field', field)
        see(field, 'holds', value)
        if (typeof value === 'string' && value.trim() === '') see(line.lifecycle, field, 'is blank')
      }
    }
    if (line.kind === 'token') see('a token that is', line.revokedAt === null ? 'good' : 'revoked')
    if (line.kind === 'conversation') see('mode', line.mode)
    if (line.kind === 'room-message') see('a message that', line.taskId === null ? 'waits' : 'has become a task')
    if (line.kind === 'record') {
      const { kind, state, body } = line.record
      see('record', kind, kind === 'item' ? body.type : '')
      see(kind, 'is', state)
    }
  }

  missing(): string[] {
    const wanted = [
      ...Object.values(lifecycles).flatMap(({ name, statuses, fields, rules }) => [
        ...Object.keys(statuses).map((status) => `${name} status ${status}`),
        ...Object.keys(fields).map((field) => `${name} field ${field}`),
        ...rules.map(({ trigger }) => `${name} trigger ${trigger}`),
      ]),
      ...['an undo', 'a token that is good', 'a token that is revoked', 'mode direct', 'mode guided'],
      ...[
        'a message that waits',
        'a message that has become a task',
        'roomMessage is cancelled',
        'item is set_aside',
        'item is withdrawn',
      ],
      ...RECORD_KINDS.filter((kind) => kind !== 'item').map((kind) => `record ${kind} `),
      ...Object.keys(ITEM_TYPES).map((type) => `record item ${type}`),
      ...['governed result is blank', 'room progress is blank'],
      ...ODD_TEXTS.map((text) => `description holds ${text}`),
    ]
    return [...new Set(wanted)].filter((one) => !this.#seen.has(one))
  }
}
