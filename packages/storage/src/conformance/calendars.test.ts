// One suite over both databases: what the port of calendars promises.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { calendarIn } from '../../../../testing/filled-workspace.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)

  test('[CA2] a person has one address: a new one takes its place, and one that is revoked is gone', async () => {
    const { store } = now
    const first = calendarIn('here', 'person:dana')
    await store.putCalendar(first)
    const found = { workspace: store.workspace, calendar: first, role: null, ownsLocal: false }
    expect(await store.findCalendar(first.secretHash)).toEqual(found)
    const second = { ...first, secretHash: 'another', createdAt: 9 }
    await store.putCalendar(second)
    expect(await store.findCalendar(first.secretHash)).toBeUndefined()
    expect(await store.findCalendarOf('person:dana')).toEqual(second)
    await store.noteCalendarUse('another', 7)
    await store.noteCalendarUse('another', 6)
    expect(await store.forgetCalendar('person:dana')).toEqual({ ...second, lastUsedAt: 7 })
    expect(await store.forgetCalendar('person:dana')).toBeUndefined()
    expect(await store.findCalendar('another')).toBeUndefined()
  })
})
