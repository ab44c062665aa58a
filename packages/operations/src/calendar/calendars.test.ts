// Calendars and their addresses, on both databases.

import { localPrincipal, type Principal } from '@pawl/contract'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import { runOperation } from '../dispatch/run-operation.ts'
import { calendarOf, readerOf } from './calendars.ts'

const titlesIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary)
const secretIn = (address: string) => /^\/calendar\/(.+)\.ics$/.exec(address)?.[1] as string

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const exported = async () => titlesIn((await asked(now.context).done('exportCalendar', {})).file)

  test('it has the open to-dos with a deadline, and nothing else', async () => {
    await add('Anytime')
    await add('Call, then write; soon', { deadline: '2026-11-20' })
    const started = await add('להתקשר לרופא 🦷', { deadline: '2026-11-21T10:00:00Z' })
    await asked(now.context).done('startTask', { task: String(started.number) })
    for (const move of ['completeTask', 'deleteTask'] as const) {
      const { number } = await add('Over', { deadline: '2026-11-22' })
      await asked(now.context).done(move, { task: String(number) })
    }
    expect(await exported()).toEqual(['Call, then write; soon', 'להתקשר לרופא 🦷'])
  })

  test('[D41] nobody’s calendar has the to-dos of someone else', async () => {
    const as = (principal: Principal) => ({ ...now.context, principal, actor: principal.name })
    const [dana, erez] = ['person:dana', 'person:erez'].map((name) => as({ name, role: 'member', alone: false }))
    for (const [context, title] of [
      [dana, 'Of Dana'],
      [erez, 'Of Erez'],
    ] as const)
      await runOperation(context as typeof now.context, 'addTask', { title, deadline: '2026-11-20' })
    const outcome = await runOperation(erez as typeof now.context, 'exportCalendar', {})
    expect(outcome.refused ? outcome : titlesIn((outcome.value as { file: string }).file)).toEqual(['Of Erez'])
  })

  test('[CA2] its address is told once; a new one ends the old, and revoking ends it', async () => {
    const { done, refused } = asked(now.context)
    expect(await done('showCalendar', {})).toEqual({ calendar: null })
    const first = await done('addCalendar', {})
    const { address } = await done('addCalendar', {})
    const { store } = now.context
    expect(await calendarOf(store, secretIn(first.address))).toBeUndefined()
    expect(await calendarOf(store, secretIn(address))).toMatchObject({ workspace: now.workspace })
    expect(JSON.stringify(await done('showCalendar', {}))).not.toContain(secretIn(address))
    await done('revokeCalendar', {})
    expect(await calendarOf(store, secretIn(address))).toBeUndefined()
    expect(await refused('revokeCalendar', {})).toMatchObject({ code: 'CALENDAR_NOT_FOUND' })
    const events = await store.securityEvents({ limit: 9 })
    expect(events.map(({ kind }) => kind)).toEqual(['calendar_revoked', 'calendar_made', 'calendar_made'])
  })

  test('[CA1] an address works as long as its person could come in', async () => {
    const { store } = now.context
    const found = (person: string, role: 'member' | null = null) => ({
      workspace: now.workspace,
      calendar: { person, secretHash: 'h', createdAt: 1, lastUsedAt: null },
      role,
      ownsLocal: false,
    })
    expect(await readerOf(store, found('person:local'), 5)).toEqual(localPrincipal(true))
    expect(await readerOf(store, found('person:noa', 'member'), 5)).toMatchObject({
      name: 'person:noa',
      role: 'member',
    })
    expect(await readerOf(store, found('person:noa'), 5)).toBeUndefined()
    await store.insertToken(storedToken({ name: 'limited', actor: 'person:noa', secretHash: '1', rooms: ['mill'] }))
    expect(await readerOf(store, found('person:noa'), 5)).toBeUndefined()
    await store.insertToken(storedToken({ name: 'good', actor: 'person:noa', secretHash: '2', expiresAt: 9 }))
    expect(await readerOf(store, found('person:noa'), 5)).toMatchObject({ name: 'person:noa', alone: false })
    expect(await readerOf(store, found('person:noa'), 9)).toBeUndefined()
    await store.revokeToken('good', 3)
    expect(await readerOf(store, found('person:noa'), 5)).toBeUndefined()
  })
})
