// Random walks through governed work, on real stores: whatever is asked for, in whatever order, what must always be true
// is true after every step.

import { ITEM_TYPES } from '@pawl/contract'
import { governed } from '@pawl/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { VERBS, Walk } from '../../../../testing/governed-walk.ts'
import { all, contextOf, freshContexts } from '../../../../testing/operation-context.ts'
import { verifyStore } from '../store/verify-store.ts'

const LENGTH = 80
const RUNS = { SQLite: 80, PostgreSQL: 3 } as Record<string, number>

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('[D31–D36] no task hangs, none is rejected without an owner, no attempt lives beside its replacement, and nothing is approved but by every policy', async () => {
    const step = fc.record({ verb: fc.constantFrom(...VERBS), pick: fc.nat(11), option: fc.nat(11) })
    const taken = new Set<unknown>()
    let count = 0
    const walks = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: LENGTH, size: 'max' }), async (steps) => {
      const context = contextOf(await now.opened.in(`walk ${++count}`))
      const walk = new Walk(context)
      await walk.take({ verb: 'initiative', pick: 0, option: 1 })
      await walk.take({ verb: 'answer', pick: 0, option: 2 })
      for (const one of steps) await walk.take(one)
      expect((await all(verifyStore(context))).filter(({ kind }) => kind === 'difference')).toEqual([])
      for (const { event } of await context.store.eventsAfter(null, 10_000)) taken.add(event.trigger)
      const answered = await context.store.records({ kind: 'item', states: ['answered'], limit: 10_000 })
      for (const { body } of answered) taken.add(body.type)
    })
    const everything = [...governed.rules.map(({ trigger }) => trigger), ...Object.keys(ITEM_TYPES)]
    const missed = () => everything.filter((one) => !taken.has(one))
    await fc.assert(walks, { numRuns: RUNS[name] })
    if (name !== 'SQLite') return
    // Chance may leave out what takes many steps: then it walks on.
    for (let more = 0; more < 5 && missed().length > 0; more++) await fc.assert(walks, { numRuns: RUNS[name] })
    expect(missed()).toEqual([])
  }, 300_000)
})
