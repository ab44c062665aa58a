// A calendar over HTTP, as programs that show calendars ask for it.

import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOverHttp } from '../../../testing/ask-over-http.ts'
import { temporaryFolder } from '../../../testing/databases.ts'
import { type RunningServer, startServer } from './start-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ dataFolder: temporaryFolder(), port: 0, version: 'test', log: false })
})
afterAll(() => server.close())

const ask = async (key: Parameters<typeof askOverHttp>[1], input = {}) =>
  JSON.parse((await askOverHttp(server.url, key, input)).body)
const read = (address: string, init: RequestInit = {}) => fetch(new URL(address, server.url), init)

test('a calendar is read by its address alone, and only sent again once it has changed', async () => {
  await ask('addTask', { title: 'Pay the rent', deadline: '2026-11-20' })
  const { address } = await ask('addCalendar')
  const response = await read(address)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
  const known = { headers: { 'if-none-match': response.headers.get('etag') as string } }
  expect((await read(address, known)).status).toBe(304)
  await ask('addTask', { title: 'Water the plants', deadline: '2026-11-21' })
  expect((await read(address, known)).status).toBe(200)
  expect((await read(address, { method: 'HEAD' })).status).toBe(200)
  await expect.poll(async () => (await ask('showCalendar')).calendar.lastUsedAt).toBeGreaterThan(0)
})

test('[CD1] an address that is unknown, was replaced or was revoked is not found', async () => {
  const first = (await ask('addCalendar')).address
  const second = (await ask('addCalendar')).address
  await ask('revokeCalendar')
  for (const address of [first, second, '/calendar/x.ics', second.replace('.ics', ''), '/calendar/.ics']) {
    const response = await read(address)
    expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'CALENDAR_NOT_FOUND' } }])
  }
})

test('the secret of a calendar opens nothing else', async () => {
  const { address } = await ask('addCalendar')
  const secret = address.slice('/calendar/'.length, -'.ics'.length)
  const response = await read('/api/tasks', { headers: { authorization: `Bearer ${secret}` } })
  expect(response.status).toBe(401)
})
