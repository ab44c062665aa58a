// The HTTP door: a real server process, on both databases.

import { request } from 'node:http'
import { type OperationDeclaration, operations } from '@pawl/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { type PawlServer, runPawl, startPawl } from '../../../testing/pawl-processes.ts'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
  readonly body: any
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  let server: PawlServer
  beforeAll(async () => {
    server = await startPawl({ place: await freshPlace() })
  })
  afterAll(() => server.stop())

  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const response = await fetch(new URL(path, server.url), {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...sent,
    })
    return { status: response.status, body: await response.json() }
  }
  const add = async (title: string, more: object = {}) =>
    (await ask('POST', '/api/tasks', { title, ...more })).body.task

  test('[STYLE 15] every declared operation has its route', async () => {
    const api = (await ask('GET', '/openapi.json')).body
    for (const operation of Object.values(operations) as OperationDeclaration[]) {
      const path = operation.http.path.replace(/:(\w+)/g, '{$1}')
      expect(api.paths[path]?.[operation.http.method.toLowerCase()]?.operationId).toBe(operation.name)
      const probe = await ask(
        operation.http.method,
        operation.http.path.replace(/:\w+/g, '999999'),
        operation.http.method === 'GET' ? undefined : {},
      ).catch(() => undefined)
      expect(probe?.body.error?.code).not.toBe('UNKNOWN_ROUTE')
    }
  })

  test('the last days are shown, in whatever time zone', async () => {
    await add('Seen in the flow')
    const { status, body } = await ask('GET', '/api/insight?days=2&timeZone=Asia/Jerusalem')
    expect(status).toBe(200)
    expect(body).toMatchObject({ lifecycle: 'todo', flow: [{}, { counts: expect.any(Object) }], suspects: [] })
    expect(body.throughput.at(-1).created).toBeGreaterThan(0)
    const wrong = await ask('GET', '/api/insight?room=here&lifecycle=todo')
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'INVALID_INPUT' } } })
    expect((await ask('GET', '/api/insight?timeZone=Nowhere')).status).toBe(400)
  })

  test('a task goes from added to done and back', async () => {
    const { number } = await add('Buy milk', { priority: 'high' })
    expect((await ask('POST', `/api/tasks/${number}/start`, {})).body.task).toMatchObject({
      status: 'in_progress',
      createdBy: 'person:local',
    })
    expect((await ask('POST', `/api/tasks/${number}/transition`, { to: 'done' })).body.task.status).toBe('done')
    expect((await ask('GET', `/api/tasks/${number}/why?to=open`)).body).toMatchObject({
      allowed: true,
      rule: { trigger: 'reopenTask' },
    })
    expect((await ask('POST', '/api/undo', {})).body.task.status).toBe('in_progress')
    expect((await ask('GET', `/api/tasks/${number}/history`)).body.events).toHaveLength(4)
    expect((await ask('PATCH', `/api/tasks/${number}`, { title: 'Eggs', priority: null })).body.task.title).toBe('Eggs')
    expect((await ask('GET', `/api/tasks?text=eggs&limit=5&status=pending`)).body.tasks).toHaveLength(1)
  })

  test('the address an operation had in the version before answers as the new one does', async () => {
    const { number } = await add('Buy milk')
    const { status, body } = await ask('POST', `/api/tasks/${number}/complete`, {})
    expect([status, body.task.status]).toEqual([200, 'done'])
    expect((await ask('GET', '/api/me')).body).toEqual((await ask('GET', '/api/whoami')).body)
  })

  test('[001 error example] a refusal has code, message, variables and guidance', async () => {
    const { number, id } = await add('Milk')
    await ask('POST', `/api/tasks/${number}/delete`, {})
    const { status, body } = await ask('POST', `/api/tasks/${number}/done`, {})
    expect(status).toBe(422)
    expect(body).toEqual({
      success: false,
      error: {
        code: 'TASK_INVALID_TRANSITION',
        message: 'Cannot transition task from deleted to done',
        variables: {
          taskId: id,
          currentStatus: 'deleted',
          attemptedStatus: 'done',
          trigger: 'completeTask',
          validTransitions: ['open', 'in_progress', 'done'].map((to) => ({
            to,
            trigger: 'restoreTask',
            requiredFields: [],
          })),
          guidance: {
            kind: 'way',
            steps: ['restoreTask', 'completeTask'].map((operation) => ({ operation, input: { task: `${number}` } })),
          },
        },
        aiGuidance: `Send: POST /api/tasks/${number}/restore {} — then: POST /api/tasks/${number}/done {}`,
      },
    })
  })

  test('errors are in the language of the reader', async () => {
    const { body } = await ask('GET', '/api/tasks/999999', undefined, { 'accept-language': 'he-IL,he;q=0.9' })
    expect(body.error.message).toBe('אין משימה 999999.')
  })

  const bad: [string, string, string, unknown, Record<string, string>, number, string][] = [
    ['malformed JSON', 'POST', '/api/tasks', '{"title": ', {}, 400, 'INVALID_JSON'],
    [
      'no JSON at all',
      'POST',
      '/api/tasks',
      'title=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_CONTENT_TYPE',
    ],
    ['a list for an object', 'POST', '/api/tasks', [], {}, 400, 'INVALID_INPUT'],
    ['an unknown field', 'POST', '/api/tasks', { title: 'x', color: 'red' }, {}, 400, 'INVALID_INPUT'],
    ['a wrong type', 'POST', '/api/tasks', { title: 5 }, {}, 400, 'INVALID_INPUT'],
    ['an empty title', 'POST', '/api/tasks', { title: '  ' }, {}, 400, 'INVALID_INPUT'],
    ['a title of 100 kB', 'POST', '/api/tasks', { title: 'x'.repeat(100_000) }, {}, 400, 'INVALID_INPUT'],
    ['a body of a megabyte', 'POST', '/api/tasks', { title: 'x'.repeat(1_000_000) }, {}, 413, 'BODY_TOO_LARGE'],
    ['a control character', 'POST', '/api/tasks', { title: 'a\u0007b' }, {}, 400, 'INVALID_INPUT'],
    ['a bidirectional override', 'POST', '/api/tasks', { title: 'a\u202eb' }, {}, 400, 'INVALID_INPUT'],
    ['a lone surrogate', 'POST', '/api/tasks', '{"title":"a\\ud800b"}', {}, 400, 'INVALID_INPUT'],
    ['a prototype', 'POST', '/api/tasks', '{"title":"x","__proto__":{"status":"done"}}', {}, 400, 'INVALID_JSON'],
    [
      'a day that does not exist',
      'POST',
      '/api/tasks',
      { title: 'x', deadline: '2026-02-30' },
      {},
      400,
      'INVALID_INPUT',
    ],
    ['an unknown status filter', 'GET', '/api/tasks?status=finished', undefined, {}, 400, 'INVALID_INPUT'],
    ['an absurd page size', 'GET', '/api/tasks?limit=1000000000', undefined, {}, 400, 'INVALID_INPUT'],
    ['a page size that is no number', 'GET', '/api/tasks?limit=ten', undefined, {}, 400, 'INVALID_INPUT'],
    ['the same filter twice', 'GET', '/api/tasks?text=a&text=b', undefined, {}, 400, 'INVALID_INPUT'],
    ['a cursor made up', 'GET', '/api/tasks?cursor=abc', undefined, {}, 400, 'INVALID_CURSOR'],
    ['a task that is not there', 'POST', '/api/tasks/999999/start', {}, {}, 404, 'TASK_NOT_FOUND'],
    ['a task name that is none', 'POST', "/api/tasks/' or 1=1/start", {}, {}, 400, 'INVALID_INPUT'],
    ['an unknown status', 'POST', '/api/tasks/1/transition', { to: 'finished' }, {}, 422, 'TASK_INVALID_TRANSITION'],
    [
      'a status from Object',
      'POST',
      '/api/tasks/1/transition',
      { to: 'constructor' },
      {},
      422,
      'TASK_INVALID_TRANSITION',
    ],
    [
      'a forged time stamp',
      'POST',
      '/api/tasks/1/transition',
      { to: 'done', completedAt: 1 },
      {},
      422,
      'TASK_VALIDATION_FAILED',
    ],
    ['a stale version', 'POST', '/api/tasks/1/done', { expectedVersion: 77 }, {}, 409, 'TASK_STALE_VERSION'],
    ['a text filter with a NUL', 'GET', '/api/tasks?text=%00', undefined, {}, 400, 'INVALID_INPUT'],
    [
      'a cursor out of range',
      'GET',
      `/api/tasks?sort=priority&cursor=${Buffer.from('["priority",9007199254740991,1]').toString('base64url')}`,
      undefined,
      {},
      400,
      'INVALID_CURSOR',
    ],
    [
      'a title that is no text, with a move',
      'POST',
      '/api/tasks/1/transition',
      { to: 'done', title: { a: 1 } },
      {},
      400,
      'INVALID_INPUT',
    ],
    ['a task named twice', 'POST', '/api/tasks/1/start', { task: '2' }, {}, 400, 'INVALID_INPUT'],
    ['a path that cannot be read', 'GET', '/api/tasks/%ZZ', undefined, {}, 404, 'UNKNOWN_ROUTE'],
    ['another server', 'POST', '/api/tasks', { title: 'x' }, { 'pawl-expect-instance': 'other' }, 421, 'WRONG_SERVER'],
    ['a message that is too long', 'POST', '/api/chat', { message: 'x'.repeat(20_000) }, {}, 400, 'INVALID_INPUT'],
    [
      'a conversation of nobody',
      'POST',
      '/api/chat',
      { message: 'hi', conversation_id: '0000000000zzzz' },
      {},
      404,
      'CONVERSATION_NOT_FOUND',
    ],
    ['an unknown route', 'GET', '/api/nothing', undefined, {}, 404, 'UNKNOWN_ROUTE'],
    ['an actor that is none', 'POST', '/api/tasks', { title: 'x' }, { 'pawl-actor': 'root' }, 400, 'INVALID_INPUT'],
    ['a made-up token', 'GET', '/api/tasks', undefined, { authorization: 'Bearer nonsense' }, 401, 'TOKEN_INVALID'],
    [
      'a page from elsewhere',
      'POST',
      '/api/tasks',
      { title: 'x' },
      { origin: 'https://evil.example' },
      403,
      'FOREIGN_ORIGIN',
    ],
    ['a page from nowhere', 'POST', '/api/tasks', { title: 'x' }, { origin: 'null' }, 403, 'FOREIGN_ORIGIN'],
    [
      'a request that a page elsewhere makes without saying so',
      'GET',
      '/api/tasks',
      undefined,
      { 'sec-fetch-site': 'cross-site' },
      403,
      'FOREIGN_ORIGIN',
    ],
  ]
  test.each(bad)('%s is refused and changes nothing', async (_, method, path, body, headers, status, code) => {
    await add('Innocent')
    const before = (await ask('GET', '/api/tasks?limit=500')).body
    const answer = await ask(method, path, body, headers)
    expect({ status: answer.status, code: answer.body.error?.code }).toEqual({ status, code })
    expect(answer.body.error.aiGuidance).not.toBe('')
    expect((await ask('GET', '/api/tasks?limit=500')).body).toEqual(before)
  })

  test.each(['evil.example', 'evil.example:7077', '127.0.0.1.evil.example'])(
    'a name made to point here (%s) is refused',
    async (host) => {
      const { hostname, port } = new URL(server.url)
      const status = await new Promise((resolve, reject) => {
        request({ hostname, port, path: '/api/tasks', headers: { host } }, (response) =>
          resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end()
      })
      expect(status).toBe(403)
    },
  )

  test('the page of the server itself may use it', async () => {
    expect((await ask('POST', '/api/tasks', { title: 'from the page' }, { origin: server.url })).status).toBe(200)
  })

  test('[W1] a person who opens any address gets the app, under a policy that lets nothing else run', async () => {
    const page = (path: string) => fetch(new URL(path, server.url), { headers: { accept: 'text/html' } })
    for (const path of ['/', '/tasks', '/rooms/build']) {
      const { status, headers } = await page(path)
      expect(status).toBe(200)
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'none'; script-src 'self'.*frame-ancestors 'none'/,
      )
      expect(headers.get('cache-control')).toBe('no-cache')
    }
    expect((await page('/api/nothing')).status).toBe(404)
    expect((await fetch(new URL('/nothing', server.url))).status).toBe(404)
  })

  test('[W3] what the page names is kept by the browser for good, and sent compressed', async () => {
    const html = await (await fetch(server.url)).text()
    const scripts = html.match(/\/assets\/[^"]+\.js/g) ?? []
    const named = scripts.map((path) => fetch(new URL(path, server.url), { headers: { 'accept-encoding': 'br' } }))
    const headers = (await Promise.all(named)).map((answer) => answer.headers)
    expect(headers.length).toBeGreaterThan(0)
    for (const one of headers) expect(one.get('cache-control')).toContain('immutable')
    // A few lines are as short as they are.
    expect(headers.map((one) => one.get('content-encoding'))).toContain('br')
  })

  describe('the live stream', () => {
    async function follow(query: string, headers: Record<string, string> = {}) {
      const ended = new AbortController()
      const response = await fetch(new URL(`/api/events${query}`, server.url), { headers, signal: ended.signal })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      const take = async (count: number, type = 'task') => {
        const message = new RegExp(`^event: ${type}\\ndata: (.*)\\n\\n`, 'gm')
        while ((text.match(message)?.length ?? 0) < count) {
          const { value, done } = (await reader?.read()) ?? { done: true }
          if (done) throw new Error('the stream ended')
          text += value
        }
        const ids = [...text.matchAll(/^id: (.*)$/gm)].map((match) => match[1] as string)
        const events = [...text.matchAll(message)].map((match) => JSON.parse(match[1] as string))
        return { ids, events }
      }
      return { take, stop: () => ended.abort() }
    }

    test('sends what happens as it happens', async () => {
      const stream = await follow('')
      const { number } = await add('Seen live')
      const { events } = await stream.take(1)
      expect(events[0]).toMatchObject({ number, trigger: 'createTask', by: 'person:local', change: `${number}@1` })
      stream.stop()
    })

    test('goes on after the last event one has seen, and misses none', async () => {
      const first = await follow('')
      const { number } = await add('Milk')
      const { ids } = await first.take(1)
      first.stop()
      await ask('POST', `/api/tasks/${number}/start`, {})
      await ask('POST', `/api/tasks/${number}/done`, {})
      for (const again of [await follow('', { 'last-event-id': ids[0] as string }), await follow(`?after=${ids[0]}`)]) {
        expect((await again.take(2)).events.map((event) => event.to)).toEqual(['in_progress', 'done'])
        again.stop()
      }
    })

    test('can be of one task only', async () => {
      const one = await add('One')
      const stream = await follow(`?task=${one.number}`)
      await add('Another')
      await ask('POST', `/api/tasks/${one.number}/start`, {})
      expect((await stream.take(1)).events[0]).toMatchObject({ number: one.number, to: 'in_progress' })
      stream.stop()
    })

    test('can be of one room, or of one initiative, only', async () => {
      for (const room of ['followed', 'ignored'])
        await ask('POST', '/api/rooms', { room, roles: ['builder'], parallel: 10 })
      const before = (await ask('POST', '/api/rooms/followed/messages', { content: 'Before' })).body.task
      const stream = await follow('?room=followed')
      await ask('POST', '/api/rooms/ignored/messages', { content: 'Elsewhere' })
      await add('No room')
      await ask('POST', `/api/work/${before.number}/cancel`, {})
      const { task } = (await ask('POST', '/api/rooms/followed/messages', { content: 'Here' })).body
      expect((await stream.take(2)).events.map(({ number }) => number)).toEqual([before.number, task.number])
      stream.stop()
      const { initiative } = (await ask('POST', '/api/initiatives', { title: 'Grow' })).body
      const quiet = await follow(`?initiative=${initiative.id}`)
      await add('Not of it')
      await ask('POST', '/api/policies', { policy: 'brief', text: 'Be brief' })
      await quiet.take(1, 'record')
      expect((await quiet.take(0)).events).toEqual([])
      quiet.stop()
      expect(await ask('GET', '/api/events?room=No%20Room')).toMatchObject({ status: 400 })
    })

    test('hints at what has no event: a record, a room, a message that waits', async () => {
      await ask('POST', '/api/rooms', { room: 'hinted', roles: ['builder'] })
      await ask('POST', '/api/rooms/hinted/messages', { content: 'At work' })
      const deeds = [
        () => ask('POST', '/api/initiatives', { title: 'Grow' }),
        () => ask('POST', '/api/rooms', { room: 'another', roles: ['builder'] }),
        () => ask('POST', '/api/rooms/hinted/messages', { content: 'Waits' }),
      ]
      for (const deed of deeds) {
        const stream = await follow('')
        await Promise.all([deed(), add('Beside it')])
        const { events } = await stream.take(1, 'record')
        expect(events[0]).toEqual({})
        expect((await stream.take(1)).ids).toHaveLength(1)
        stream.stop()
      }
    })

    test('refuses a position that is none, and passes over a last event that is none', async () => {
      for (const after of ['yesterday', '1.', '-1', '9'.repeat(20), '1.9999999999999999999'])
        expect(await ask('GET', `/api/events?after=${after}`)).toMatchObject({
          status: 400,
          body: { error: { code: 'INVALID_INPUT' } },
        })
      const stream = await follow('', { 'last-event-id': 'undefined' })
      const { number } = await add('Heard')
      expect((await stream.take(1)).events[0]).toMatchObject({ number })
      stream.stop()
    })
  })

  test('[000 invariant 4] interpret is pure, chat acts', async () => {
    const tasks = [{ id: 'a1', title: 'Buy milk', status: 'open' }]
    const pure = await ask('POST', '/api/interpret', {
      message: 'delete buy milk',
      conversation_history: [],
      tasks,
      mode: 'guided',
    })
    expect(pure.body).toMatchObject({
      intent: 'delete_task',
      language: 'en',
      detected: ['DELETE_TASK'],
      command: { ref: { task_id: 'a1' } },
    })
    expect(pure.body.reply).toContain('[[STATE:DELETE:ASK_CONFIRMATION]]')
    const first = (await ask('POST', '/api/chat', { message: 'add task', mode: 'guided' })).body
    let last = first
    for (const message of ['By chat', 'low', 'none']) {
      last = (await ask('POST', '/api/chat', { message, conversation_id: first.conversation_id })).body
    }
    expect(last).toMatchObject({
      text: "I've added 'By chat' to your list.",
      executed: [{ intent: 'add_task', success: true }],
    })
    expect((await ask('GET', '/api/tasks?text=by chat')).body.tasks).toHaveLength(1)
  })

  test('export, verify and import go over HTTP', async () => {
    const exported = await (await fetch(new URL('/api/export', server.url))).text()
    expect(JSON.parse(exported.trimEnd().split('\n').at(-1) as string)).toMatchObject({ kind: 'end' })
    const verified = (await (await fetch(new URL('/api/verify', server.url))).text()).trimEnd().split('\n')
    expect(JSON.parse(verified.at(-1) as string)).toMatchObject({ kind: 'end', differences: 0 })
    const target = await startPawl({ place: await freshPlace() })
    const response = await fetch(new URL('/api/import', target.url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: exported,
    })
    expect(await response.json()).toMatchObject({ tasks: expect.any(Number) })
    await target.stop()
  })

  test('[DESIGN 5.4] fifty at once to finish one task: one does, the others are told', async () => {
    const { number } = await add('Contended')
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('POST', `/api/tasks/${number}/done`, {})))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.error?.code === 'TASK_INVALID_TRANSITION')).toHaveLength(49)
  })
})

describe('beyond loopback', () => {
  test('[DESIGN 5.7] a server without tokens does not start', async () => {
    const run = await runPawl(['--json', 'serve', '--host', '0.0.0.0', '--port', '0'], {
      dataFolder: (await startAndStop()).dataFolder,
    })
    expect(run).toMatchObject({ code: 7, document: { error: { code: 'TOKENS_NEEDED' } } })
  })

  test('[DESIGN 5.7] every request needs a token, which may do what it says and stands for its actor', async () => {
    const { dataFolder } = await startAndStop()
    const make = async (name: string, may: string) =>
      (await runPawl(['--json', 'token', 'add', name, '--actor', `agent:${name}`, '--may', may], { dataFolder }))
        .document as { secret: string }
    const reader = (await make('reader', 'read')).secret
    const writer = (await make('writer', 'write')).secret
    const admin = (await make('boss', 'admin')).secret
    const server = await startPawl({ dataFolder, args: ['--host', '0.0.0.0'] })
    const url = server.url.replace('0.0.0.0', '127.0.0.1')
    const status = async (method: string, path: string, token?: string, headers: Record<string, string> = {}) => {
      const body = method === 'GET' ? undefined : JSON.stringify({ title: 'x' })
      const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const response = await fetch(new URL(path, url), {
        method,
        body,
        headers: { 'content-type': 'application/json', ...authorization, ...headers },
      })
      return response.status
    }
    expect(await status('GET', '/api/tasks')).toBe(401)
    expect(await status('GET', '/api/events')).toBe(401)
    expect(await status('GET', '/api/tasks', reader)).toBe(200)
    expect(await status('POST', '/api/tasks', reader)).toBe(403)
    expect(await status('POST', '/api/tasks', writer)).toBe(200)
    expect(await status('POST', '/api/tasks', writer, { 'pawl-actor': 'person:boss' })).toBe(403)
    expect(await status('GET', '/api/tokens', writer)).toBe(403)
    const env = { PAWL_URL: url, PAWL_TOKEN: writer }
    expect((await runPawl(['--json', 'add', 'From afar'], { env })).document).toMatchObject({
      task: { createdBy: 'agent:writer' },
    })
    await runPawl(['token', 'revoke', 'writer'], { dataFolder, env: { PAWL_TOKEN: admin } })
    expect(await status('GET', '/api/tasks', writer)).toBe(401)
    await server.stop()
  })

  async function startAndStop() {
    const server = await startPawl()
    await server.stop()
    return server
  }
})

test('a second server on the same data is refused with the address of the first', async () => {
  const server = await startPawl()
  const second = await runPawl(['--json', 'serve', '--port', '0'], { dataFolder: server.dataFolder })
  expect(second).toMatchObject({
    code: 5,
    document: { error: { code: 'SERVER_ALREADY_RUNNING', variables: { url: server.url } } },
  })
  await server.kill()
  const third = await startPawl({ dataFolder: server.dataFolder })
  await third.stop()
})

test('a port that is taken is said so', async () => {
  const server = await startPawl()
  const { port } = new URL(server.url)
  const second = await runPawl(['--json', 'serve', '--port', port], { dataFolder: `${server.dataFolder}-other` })
  expect(second).toMatchObject({ code: 5, document: { error: { code: 'PORT_TAKEN' } } })
  await server.stop()
})
