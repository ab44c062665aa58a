// Every operation that writes, over HTTP, sent more than once under its Idempotency-Key: one after the other, at the same
// moment, and to a server that was killed between the commit and the answer.

import { randomUUID } from 'node:crypto'
import { type OperationKey, onlyReads, type Right } from '@pawl/contract'
import type { StoreCounts } from '@pawl/operations'
import { openStore, type Store, sqlitePlace } from '@pawl/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOverHttp } from '../../../testing/ask-over-http.ts'
import type { Perform } from '../../../testing/before-writing.ts'
import { databases, type Place, temporaryFolder } from '../../../testing/databases.ts'
import { startDyingPawl } from '../../../testing/dying-server.ts'
import { type PawlServer, startPawl } from '../../../testing/pawl-processes.ts'
import { needsMember, type WritingRequest, writingRequests } from '../../../testing/writing-requests.ts'

const performing = ({ url }: PawlServer, store: Store): Perform => {
  const ask: Perform = async (key, input) => {
    const { status, body } = await askOverHttp(url, key, input)
    if (status !== 200) throw new Error(`${key}: ${body}`)
    return JSON.parse(body)
  }
  const code = async (address: string) =>
    String((await (await store.in()).findCode(address, (await ask('whoAmI', {})).actor))?.code)
  return Object.assign(ask, { code })
}

const sendAs =
  (key: string, operation: OperationKey, input: Record<string, unknown>) =>
  ({ url }: PawlServer, headers: Record<string, string> = {}) =>
    askOverHttp(url, operation, input, { 'idempotency-key': key, ...headers })

/** How much of everything there is. */
async function sizeOf(store: Store): Promise<StoreCounts> {
  const snapshot = await (await store.in()).openSnapshot()
  try {
    return await snapshot.counts()
  } finally {
    await snapshot.close()
  }
}

function growth(before: StoreCounts, after: StoreCounts): object {
  return Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - before[name as 'tasks']]))
}

const isClaim = ({ operation }: WritingRequest) => operation === 'waitForTask'
// People join by a page, and from then on nobody acts under another's name here.
/** What is added at its place, or was thrown away already, needs no receipt. */
const ofLogs = ({ operation }: WritingRequest) => operation === 'appendLog' || operation === 'forgetLogs'
const kept = writingRequests.filter((request) => !isClaim(request) && !ofLogs(request) && !needsMember(request))

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  const servers: PawlServer[] = []
  let store: Store
  let names = 0
  const newName = () => `n${++names}`
  const one = () => servers[0] as PawlServer
  const other = () => servers.at(-1) as PawlServer
  beforeAll(async () => {
    const place = name === 'SQLite' ? undefined : await freshPlace()
    servers.push(await startPawl({ place }))
    // Two servers over one database know nothing of each other.
    if (place !== undefined) servers.push(await startPawl({ place }))
    store = await openStore(place ?? sqlitePlace(one().dataFolder))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await store.close()
  })

  test.each(kept)(
    '[I1] [I5] $operation, $what: sent again, and three times at once, it is done once',
    async (request) => {
      const { operation, prepare } = request
      const send = sendAs(randomUUID(), operation, await prepare(performing(one(), store), newName()))
      const before = await sizeOf(store)
      const first = await send(one())
      expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null])
      const size = await sizeOf(store)
      const again = await send(other())
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
      expect(again.body).toBe(first.body)
      expect(await sizeOf(store)).toEqual(size)

      const sendAtOnce = sendAs(randomUUID(), operation, await prepare(performing(one(), store), newName()))
      const prepared = await sizeOf(store)
      const answers = await Promise.all([sendAtOnce(one()), sendAtOnce(other()), sendAtOnce(one())])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(growth(prepared, await sizeOf(store))).toEqual(growth(before, size))
    },
  )

  test('[D27] a claim that is sent again, without a session, gets its own task', async () => {
    const { operation, prepare } = writingRequests.find(isClaim) as WritingRequest
    const send = sendAs(randomUUID(), operation, await prepare(performing(one(), store), newName()))
    const [first, second] = [JSON.parse((await send(one())).body), JSON.parse((await send(other())).body)]
    expect(second).toMatchObject({ task: { number: first.task.number }, session: first.session, resumed: true })
  })

  test('an import that is sent again is refused: the store is not empty any more', async () => {
    const { body } = await askOverHttp(one().url, 'exportStore', {})
    const size = await sizeOf(store)
    const response = await fetch(new URL('/api/import', one().url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': randomUUID() },
      body,
    })
    expect([response.status, (await response.json()).error.code]).toEqual([409, 'IMPORT_INTO_USED_STORE'])
    expect(await sizeOf(store)).toEqual(size)
  })

  test('[DESIGN 5.2] after all of this the store adds up', async () => {
    const { body } = await askOverHttp(one().url, 'verifyStore', {})
    expect(JSON.parse(body.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ kind: 'end', differences: 0 })
  })

  // What takes the place of one that died dies in the next: each begins where the one before has ended.
  describe('a server killed between commit and answer', () => {
    const dataFolder = temporaryFolder()
    let place: Place | undefined
    let left: Store
    let next: PawlServer
    beforeAll(async () => {
      place = name === 'SQLite' ? undefined : await freshPlace()
      next = await startDyingPawl({ dataFolder, place })
      left = await openStore(place ?? sqlitePlace(dataFolder))
    })
    beforeEach(async () => {
      if (next.process.signalCode !== null) next = await startDyingPawl({ dataFolder, place })
    })
    afterAll(async () => {
      await left.close()
      await next.stop()
    })

    test.each(
      kept.filter(({ what }) =>
        ['a new task', 'a message', 'a start in a room', 'a completion in a room', 'a handoff'].includes(what),
      ),
    )('[I1] $operation, $what: leaves the answer', async (request) => {
      const { operation, prepare } = request
      const send = sendAs(randomUUID(), operation, await prepare(performing(next, left), newName()))
      const before = await sizeOf(left)
      await expect(send(next, { 'test-dies': 'yes' })).rejects.toThrow()
      const size = await sizeOf(left)
      expect(size.events).toBeGreaterThan(before.events)
      next = await startDyingPawl({ dataFolder, place })
      const answer = await send(next)
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
      expect((await send(next)).body).toBe(answer.body)
      expect(await sizeOf(left)).toEqual(size)
    })
  })
})

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly 'x-right'?: Right
}

describe('the header', () => {
  let server: PawlServer
  beforeAll(async () => {
    server = await startPawl()
  })
  afterAll(() => server.stop())
  const add = (title: string, key: string, headers: Record<string, string> = {}) =>
    sendAs(key, 'addTask', { title })(server, headers)

  test('is the same with the quotes of the draft and without', async () => {
    const first = await add('Milk', '"8e03978e-40d5-43dd-bc93-6894a57f9324"')
    expect((await add('Milk', '8e03978e-40d5-43dd-bc93-6894a57f9324')).body).toBe(first.body)
  })

  test.each(['en', 'he'])('reused for another request is refused, in %s', async (language) => {
    await add('Milk', `reused ${language}`)
    const { status, body } = await add('Eggs', `reused ${language}`, { 'accept-language': language })
    expect([status, JSON.parse(body).error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(JSON.parse(body).error.message).toMatch(language === 'he' ? /[א-ת]/ : /This Idempotency-Key/)
  })

  test.each([
    ['is too long', 'k'.repeat(256)],
    ['is empty', ''],
    ['is empty between quotes', '""'],
  ])('that %s is refused, and nothing is done', async (_, key) => {
    const listed = await askOverHttp(server.url, 'listTasks', {})
    const { status, body } = await add('Milk', key)
    expect([status, JSON.parse(body).error.code]).toEqual([400, 'INVALID_INPUT'])
    expect(JSON.parse(body).error.variables.problems[0].at).toBe('Idempotency-Key')
    expect((await askOverHttp(server.url, 'listTasks', {})).body).toBe(listed.body)
  })

  test('is of one actor: another with the same key has a request of its own', async () => {
    await add('Milk', 'shared')
    const { body } = await add('Milk', 'shared', { 'pawl-actor': 'agent:builder' })
    expect(JSON.parse(body).task.createdBy).toBe('agent:builder')
  })

  test('changes nothing for those who only read', async () => {
    const read = () => askOverHttp(server.url, 'listTasks', {}, { 'idempotency-key': 'read' })
    const before = JSON.parse((await read()).body).tasks.length
    await add('Milk', randomUUID())
    expect(JSON.parse((await read()).body).tasks).toHaveLength(before + 1)
  })

  test('stands in the API reference with every operation that takes it, and with no other', async () => {
    const reference = await (await fetch(new URL('/openapi.json', server.url))).json()
    for (const [path, methods] of Object.entries(reference.paths) as [string, Record<string, Described>][])
      for (const [method, { parameters = [], 'x-right': right }] of Object.entries(methods)) {
        const takes = parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key')
        // Signing in is no operation: nobody is known whose key it could be.
        const isWriting = right !== undefined && !onlyReads(right) && method !== 'get'
        expect([path, takes]).toEqual([path, isWriting && path !== '/api/import'])
      }
  })
})
