// Where the system does not say whose a connection is, a browser is signed in by a link, once.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { type RunningServer, startServer } from '../start-server.ts'

let server: RunningServer
const told: string[] = []
beforeAll(async () => {
  server = await startServer({
    dataFolder: temporaryFolder(),
    port: 0,
    version: 'test',
    log: false,
    socketOwner: async () => undefined,
    signInLink: true,
    onSignInLink: (link: string) => told.push(link),
  })
  told.push(server.signInLink as string)
})
afterAll(() => server.close())

const open = (link: string) => fetch(link, { redirect: 'manual' })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const status = async (path: string, headers: Record<string, string>, body?: object) => {
  const request = body && { method: 'POST', body: JSON.stringify(body) }
  return (
    await fetch(new URL(path, server.url), { headers: { 'content-type': 'application/json', ...headers }, ...request })
  ).status
}
let cookie: string
beforeEach(async () => {
  cookie = cookieOf(await open(told.at(-1) as string))
})

test('[LL1] a link works once, leaves the address at once, and the next is told', async () => {
  const link = told.at(-1) as string
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]{43}$/)
  const first = await open(link)
  expect([first.status, first.headers.get('location')]).toEqual([303, '/'])
  const again = await open(link)
  expect([again.status, cookieOf(again)]).toEqual([303, ''])
  expect(told.at(-1)).not.toBe(link)
})

test('[LL2] whoever has the cookie is the person of the machine; scripts and other sites do not have it', async () => {
  const response = await open(told.at(-1) as string)
  expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Path=\/; Max-Age=\d+$/)
  const headers = { cookie: cookieOf(response) }
  const me = await fetch(new URL('/api/whoami', server.url), { headers })
  expect(await me.json()).toMatchObject({ principal: 'person:local', role: 'owner' })
  expect(await status('/api/whoami', {})).toBe(401)
  expect(await status('/api/whoami', { cookie: `${headers.cookie}x` })).toBe(401)
})

test('[LL3] a change by the cookie comes from a page of this server', async () => {
  const body = { title: 'Milk' }
  expect(await status('/api/tasks', { cookie }, body)).toBe(401)
  expect(await status('/api/tasks', { cookie, 'sec-fetch-site': 'same-site' }, body)).toBe(401)
  expect(await status('/api/tasks', { cookie, origin: 'http://127.0.0.1:1' }, body)).toBe(403)
  expect(await status('/api/tasks', { cookie, origin: new URL(server.url).origin }, body)).toBe(200)
  expect(await status('/api/tasks', { cookie, 'sec-fetch-site': 'same-site' })).toBe(401)
})

test('[LA3] through a proxy it opens nothing', async () => {
  expect(await status('/api/whoami', { cookie, 'x-forwarded-for': '127.0.0.1' })).toBe(401)
})

test('a sign-in, and one that failed, stand in the log', async () => {
  await open(new URL('/?key=wrong', server.url).href)
  const answer = await fetch(new URL('/api/audit', server.url), { headers: { cookie } })
  const { events } = (await answer.json()) as { events: { kind: string; about: string }[] }
  const kinds = new Set(events.filter(({ about }) => about === 'link').map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['signed_in', 'sign_in_failed']))
})

test('where everyone signs in, and where the system says whose a connection is, there is no link', async () => {
  for (const options of [{ requireSignIn: true, signInLink: true }, { signInLink: false }]) {
    const other = await startServer({ dataFolder: temporaryFolder(), port: 0, version: 'test', log: false, ...options })
    expect(other.signInLink).toBeUndefined()
    await other.close()
  }
})
