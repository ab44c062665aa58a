// People who sign in to a real server over HTTP, as browsers do.

import { type MemberRole, operations } from '@pawl/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, temporaryFolder } from '../../../../testing/databases.ts'
import { followStream } from '../../../../testing/live-stream.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'
import { PASSWORD, SignedInClient, secretIn } from '../../../../testing/signed-in.ts'
import { type RunningServer, startServer } from '../start-server.ts'

describe.each(databases)('on $name', ({ name: database, freshPlace }) => {
  const servers: RunningServer[] = []
  let server: RunningServer
  let env: Record<string, string> = {}
  const dataFolder = temporaryFolder()
  let owner: SignedInClient
  let count = 0

  const start = async (options: Partial<Parameters<typeof startServer>[0]> = {}) => {
    const databaseUrl = env.PAWL_DATABASE_URL
    const running = await startServer({
      dataFolder,
      databaseUrl,
      port: 0,
      version: 'test',
      log: false,
      requireSignIn: true,
      ...options,
    })
    servers.push(running)
    return running
  }

  beforeAll(async () => {
    const place = database === 'SQLite' ? undefined : await freshPlace()
    env = place !== undefined && 'postgresUrl' in place ? { PAWL_DATABASE_URL: place.postgresUrl } : {}
    await runPawl(['add', 'Made before anyone had an account'], { dataFolder, env })
    const made = await runPawl(['--json', 'owner', 'create', 'noa'], { dataFolder, env })
    const { link } = made.document as { link: string }
    server = await start()
    owner = new SignedInClient(server.url)
    expect((await owner.join(link)).status).toBe(200)
  })
  afterAll(async () => {
    for (const one of servers) await one.close()
  })

  const invited = async (role: MemberRole = 'member') =>
    (await owner.ask('POST', '/api/members/invite', { role })).document.link as string
  const joined = async (role?: MemberRole) => {
    const client = new SignedInClient(server.url)
    const name = `dana${++count}`
    const { status } = await client.join(await invited(role), name)
    expect(status).toBe(200)
    return { client, name }
  }

  test('the first owner is made by a command on the server, and is owner of what is there', async () => {
    expect((await owner.ask('GET', '/api/whoami')).document).toMatchObject({
      principal: 'person:noa',
      role: 'owner',
      alone: false,
      by: 'sign-in',
      workspace: 'default',
    })
    const before = 'Made before anyone had an account'
    expect((await owner.ask('GET', '/api/tasks')).document.tasks).toMatchObject([{ title: before }])
    const { client } = await joined()
    expect((await client.ask('GET', '/api/tasks')).document.tasks).toEqual([])
    const mine = { name: 'mine', actor: 'person:noa', role: 'member' }
    const { secret } = (await owner.ask('POST', '/api/tokens', mine)).document
    const byToken = { authorization: `Bearer ${secret}`, cookie: undefined, 'pawl-csrf': undefined }
    expect((await owner.ask('GET', '/api/tasks/1', undefined, byToken)).status).toBe(200)
  })

  test('[CK2] a cookie nobody can read, one for our pages, and no secret in an answer', async () => {
    const { name } = await joined()
    const client = new SignedInClient(server.url)
    const { status, set, text } = await client.signIn(name)
    expect([status, JSON.parse(text)]).toEqual([200, { person: `person:${name}`, workspace: 'default' }])
    expect(set).toHaveLength(2)
    expect(set[0]).toMatch(/^pawl-\d+=pawl_in_[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(set[1]).toMatch(/^pawl-csrf-\d+=[\w-]{43}; Max-Age=7776000; Path=\/; SameSite=Lax$/)
    const task = await client.ask('POST', '/api/tasks', { title: 'Milk' })
    expect(task.document.task.createdBy).toBe(`person:${name}`)
  })

  test('[GU4] a change by cookie without what our pages repeat, or without their origin, is refused', async () => {
    const { client } = await joined()
    const body = { title: 'Milk' }
    for (const without of [{ 'pawl-csrf': undefined }, { 'pawl-csrf': 'guess' }, { origin: undefined }])
      expect(await client.ask('POST', '/api/tasks', body, without)).toMatchObject({
        status: 403,
        code: 'CSRF_TOKEN_WRONG',
      })
    expect(await client.ask('POST', '/api/tasks', body, { origin: 'https://elsewhere.example' })).toMatchObject({
      code: 'FOREIGN_ORIGIN',
    })
    expect(await client.ask('POST', '/mcp', {}, { 'pawl-csrf': undefined })).toMatchObject({ status: 403 })
    const same = { origin: undefined, 'sec-fetch-site': 'same-origin' }
    expect((await client.ask('POST', '/api/tasks', body, same)).status).toBe(200)
    expect((await client.ask('GET', '/api/tasks', undefined, { 'pawl-csrf': undefined })).status).toBe(200)
  })

  test('[CK1] behind a proxy that is named and speaks TLS, cookies are bound to the host; otherwise nobody signs in', async () => {
    const { name } = await joined()
    const proxied = await start({ dataFolder, trustedProxies: ['127.0.0.1'] }).catch(() => undefined)
    // A folder has one server; on PostgreSQL there are two over one database.
    if (proxied === undefined) return
    const overTls = new SignedInClient(proxied.url, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.1.1' })
    const { set } = await overTls.signIn(name)
    expect(set[0]).toMatch(/^__Host-pawl=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await overTls.ask('GET', '/api/whoami')).status).toBe(200)
    const plain = { 'x-forwarded-proto': 'http' }
    expect(await overTls.ask('GET', '/api/whoami', undefined, plain)).toMatchObject({ code: 'TOKEN_REQUIRED' })
    expect(await new SignedInClient(proxied.url, plain).signIn(name)).toMatchObject({ code: 'SIGN_IN_NEEDS_TLS' })
    // Who says it without being named is not believed.
    const liar = new SignedInClient(server.url, { 'x-forwarded-proto': 'https' })
    expect(await liar.signIn(name)).toMatchObject({ code: 'SIGN_IN_NEEDS_TLS' })
  })

  test('whoever signs in with a browser takes the place of the one before', async () => {
    const [one, two] = [await joined(), await joined()]
    const before = one.client.cookies
    await one.client.signIn(two.name)
    expect((await one.client.ask('GET', '/api/whoami')).document.principal).toBe(`person:${two.name}`)
    expect(await one.client.ask('GET', '/api/tasks', undefined, { cookie: before })).toMatchObject({
      code: 'SESSION_ENDED',
    })
  })

  test('whoever signs out is out at once, everywhere if they say so', async () => {
    const { client, name } = await joined()
    const other = new SignedInClient(server.url)
    await other.signIn(name)
    const cookie = client.cookies
    expect((await client.ask('POST', '/api/sign-out', {})).status).toBe(200)
    expect(client.cookies).toBe('')
    expect(await client.ask('GET', '/api/tasks', undefined, { cookie })).toMatchObject({ code: 'SESSION_ENDED' })
    expect((await other.ask('GET', '/api/tasks')).status).toBe(200)
    const third = new SignedInClient(server.url)
    await third.signIn(name)
    expect((await third.ask('POST', '/api/sign-out', { everywhere: true })).status).toBe(200)
    expect(await other.ask('GET', '/api/tasks')).toMatchObject({ code: 'SESSION_ENDED' })
  })

  test.each([
    { what: 'signed out', by: 'POST', path: '/sign-out' },
    { what: 'removed', by: 'DELETE', path: '' },
    { what: 'given another role', by: 'PATCH', path: '', body: { role: 'auditor' } },
  ])('[GU3] the stream and the wait of someone who is $what end at once', async ({ by, path, body }) => {
    const { client, name } = await joined()
    await owner.ask('POST', '/api/rooms', { room: name, roles: ['builder'] })
    const stream = await followStream(server.url, client.headers)
    const wait = client.ask('POST', '/api/work/wait-for-task', { room: name, role: 'builder', timeoutSeconds: 60 })
    expect((await owner.ask(by, `/api/members/${name}${path}`, body)).status).toBe(200)
    await expect.poll(() => JSON.stringify(stream.messages)).toContain('SESSION_ENDED')
    // On a busy machine it may have begun only afterwards: then it is refused for what they are by then.
    expect(['SESSION_ENDED', 'NOT_ALLOWED']).toContain((await wait).code)
  })

  test('a password that is changed ends the other browsers, and the old one opens nothing', async () => {
    const { client, name } = await joined()
    const other = new SignedInClient(server.url)
    await other.signIn(name)
    const next = 'another long password'
    const change = (current: string, to = next) => client.ask('POST', '/api/password', { current, next: to })
    expect(await change('not my password')).toMatchObject({ status: 422, code: 'PASSWORD_WRONG' })
    expect(await change(PASSWORD, 'short')).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await client.ask('GET', '/api/tasks')).status).toBe(200)
    expect((await other.ask('GET', '/api/tasks')).code).toBe('SESSION_ENDED')
    expect((await other.signIn(name)).code).toBe('SIGN_IN_FAILED')
    expect((await other.signIn(name, next)).status).toBe(200)
  })

  test('[ST2] tries that fail are slowed for the account, and told for how long', async () => {
    const { name } = await joined()
    const guesser = new SignedInClient(server.url)
    for (let tries = 0; tries < 5; tries++)
      expect((await guesser.signIn(name, `wrong password ${tries}`)).code).toBe('SIGN_IN_FAILED')
    // However slow the machine is: each of these waits twice as long as the one before.
    let held = await guesser.signIn(name, 'wrong once more')
    while (held.code === 'SIGN_IN_FAILED') held = await guesser.signIn(name, 'wrong once more')
    expect([held.code, held.status]).toEqual(['SIGN_IN_SLOWED', 429])
    expect(Number(held.response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('[GU5] in a workspace that is not theirs nothing exists, by sign-in, by token and by header', async () => {
    const workspace = 'design'
    expect((await owner.ask('POST', '/api/workspaces', { name: workspace })).status).toBe(200)
    const there = { 'pawl-workspace': workspace }
    await owner.ask('POST', '/api/rooms', { room: 'studio', roles: ['builder'] }, there)
    expect((await owner.ask('GET', '/api/rooms/studio', undefined, there)).status).toBe(200)
    expect((await owner.ask('GET', '/api/rooms/studio')).code).toBe('ROOM_NOT_FOUND')
    const made = await owner.ask('POST', '/api/tokens', { name: 'ci', actor: 'agent:ci' }, there)
    const token = { authorization: `Bearer ${made.document.secret}`, cookie: undefined, 'pawl-csrf': undefined }
    expect((await owner.ask('GET', '/api/whoami', undefined, token)).document.workspace).toBe(workspace)
    expect((await owner.ask('GET', '/api/rooms/studio', undefined, token)).status).toBe(200)
    const foreign = { ...token, 'pawl-workspace': 'default' }
    expect((await owner.ask('GET', '/api/rooms', undefined, foreign)).code).toBe('WORKSPACE_NOT_FOUND')
    expect((await owner.ask('GET', '/metrics', undefined, token)).status).toBe(404)
    const { client } = await joined('owner')
    for (const name of [workspace, 'nowhere'])
      expect(await client.ask('GET', '/api/rooms', undefined, { 'pawl-workspace': name })).toMatchObject({
        status: 404,
        code: 'WORKSPACE_NOT_FOUND',
      })
    expect((await client.ask('POST', '/api/enter', { workspace })).code).toBe('WORKSPACE_NOT_FOUND')
    const { document } = await client.ask('GET', '/api/workspaces')
    expect(document.workspaces).toEqual([{ name: 'default', role: 'owner', current: true }])
    expect((await owner.ask('POST', '/api/enter', { workspace })).status).toBe(200)
    expect((await owner.ask('GET', '/api/whoami')).document.workspace).toBe(workspace)
    expect((await owner.ask('POST', '/api/workspaces', { name: 'more' })).code).toBe('SERVER_OWNER_NEEDED')
    await owner.ask('POST', '/api/enter', { workspace: 'default' })
  })

  test('[GT2] whoever is made less, or removed, is out with the tokens of theirs too, and their streams end', async () => {
    const { client, name } = await joined('owner')
    const actor = `person:${name}`
    const secretOf = async (token: string, role: MemberRole) =>
      (await client.ask('POST', '/api/tokens', { name: token, actor, role })).document.secret as string
    const [all, reads] = [await secretOf(`${name}-all`, 'owner'), await secretOf(`${name}-works`, 'agent')]
    const asks = async (secret: string) => {
      const headers = { authorization: `Bearer ${secret}`, cookie: undefined, 'pawl-csrf': undefined }
      return (await client.ask('GET', '/api/whoami', undefined, headers)).status
    }
    const stream = await followStream(server.url, { authorization: `Bearer ${all}` })
    expect([await asks(all), await asks(reads)]).toEqual([200, 200])
    await owner.ask('PATCH', `/api/members/${name}`, { role: 'member' })
    expect([await asks(all), await asks(reads)]).toEqual([401, 200])
    await expect.poll(() => JSON.stringify(stream.messages)).toContain('TOKEN_INVALID')
    stream.stop()
    await owner.ask('DELETE', `/api/members/${name}`)
    expect(await asks(reads)).toBe(401)
    const again = await owner.ask('POST', '/api/tokens', { name: `${name}-again`, actor: 'person:noa', role: 'agent' })
    expect(again.status).toBe(200)
  })

  test('events of one workspace are not streamed in another', async () => {
    await owner.ask('POST', '/api/workspaces', { name: 'quiet' })
    const stream = await followStream(server.url, owner.headers)
    await owner.ask('POST', '/api/tasks', { title: 'secret of quiet' }, { 'pawl-workspace': 'quiet' })
    await owner.ask('POST', '/api/tasks', { title: 'known to all' })
    await expect.poll(() => JSON.stringify(stream.messages)).toContain('known to all')
    expect(JSON.stringify(stream.messages)).not.toContain('secret of quiet')
    stream.stop()
  })

  test('who signs in, fails to, joins and goes stands in the log; nothing secret does', async () => {
    const { document, text } = await owner.ask('GET', '/api/audit?limit=500')
    const kinds = new Set((document.events as { kind: string }[]).map(({ kind }) => kind))
    for (const kind of ['signed_in', 'signed_out', 'sign_in_failed', 'member_invited', 'member_joined', 'limited'])
      expect(kinds).toContain(kind)
    for (const secret of ['pawl_in_', 'pawl_join_', 'argon2', PASSWORD]) expect(text).not.toContain(secret)
    const exported = await owner.ask('GET', operations.exportStore.http.path)
    for (const secret of ['pawl_in_', 'pawl_join_', 'argon2', PASSWORD]) expect(exported.text).not.toContain(secret)
  })

  test('a link opens once, and a wrong one looks like a used one', async () => {
    const link = await invited()
    const look = (secret: string) => new SignedInClient(server.url).ask('POST', '/api/join/look', { secret })
    expect((await look(secretIn(link))).document).toMatchObject({ workspace: 'default', role: 'member', person: null })
    const first = new SignedInClient(server.url)
    expect((await first.join(link)).code).toBe('PERSON_NAME_NEEDED')
    expect((await first.join(link, 'x', 'short')).code).toBe('INVALID_INPUT')
    expect((await first.join(link, 'NOA', 'not the one she has')).code).toBe('PERSON_NAME_TAKEN')
    expect((await first.join(link, `dana${++count}`)).status).toBe(200)
    const [used, wrong] = [await look(secretIn(link)), await look('pawl_join_x')]
    expect(used.text).toBe(wrong.text)
    expect(used.code).toBe('INVITATION_NOT_GOOD')
  })
})
