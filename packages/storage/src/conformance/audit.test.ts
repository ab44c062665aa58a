// One suite over both databases: what the port of security events promises.

import type { SecurityEvent, WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { byHand } from '../../../../testing/by-hand.ts'
import { databases } from '../../../../testing/databases.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

const event = (at: number, given: Partial<SecurityEvent> = {}): SecurityEvent => ({
  at,
  kind: 'signed_in',
  who: 'person:dana',
  actor: 'person:dana',
  about: null,
  times: 1,
  details: { from: 'here' },
  ...given,
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  let there: WorkspaceStore
  beforeEach(() => {
    store = now.store
    there = now.there
  })

  test('[SL2] events stand in the order in which they were stored, newest first, in pages', async () => {
    for (const at of [3, 1, 2]) await (at === 1 ? there : store).addSecurityEvent(event(at))
    const first = await store.securityEvents({ limit: 2 })
    expect(first.map(({ at }) => at)).toEqual([2, 1])
    const { position, ...stored } = first[0] as (typeof first)[number]
    expect(stored).toEqual(event(2))
    expect(position).toBeGreaterThan(first[1]?.position as number)
    const before = first[1]?.position as number
    expect((await there.securityEvents({ before, limit: 2 })).map(({ at }) => at)).toEqual([3])
  })

  test('events are found by who, by kind and by time, those of this workspace alone', async () => {
    await store.addSecurityEvent(event(1, { who: 'person:eve' }))
    await store.addSecurityEvent(event(2, { kind: 'refused', about: 'addTask', times: 7 }))
    await (await now.opened.in('elsewhere')).addSecurityEvent(event(9))
    const found = async (query: object) => (await store.securityEvents({ limit: 9, ...query })).map(({ at }) => at)
    expect(await found({})).toEqual([2, 1])
    expect(await found({ who: 'person:eve' })).toEqual([1])
    expect(await found({ kind: 'refused' })).toEqual([2])
    expect(await found({ since: 2 })).toEqual([2])
    expect(await found({ since: 2, who: 'person:eve' })).toEqual([])
  })

  test('[SL1] the database itself refuses to change or delete an event', async () => {
    await store.addSecurityEvent(event(1))
    await expect(byHand(now.place, `update security_events set who = 'person:eve'`)).rejects.toThrow()
    await expect(byHand(now.place, 'delete from security_events')).rejects.toThrow()
  })
})
