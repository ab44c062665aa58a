import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startPawl } from '../../../testing/pawl-processes.ts'
import { createClient, PawlRefused } from './index.ts'

const server = await startPawl()
const doors: Server[] = []
afterAll(async () => {
  for (const door of doors) door.close()
  await server.stop()
})

/** Loses the answer of every request the first time, after the server has done it. */
async function losingAnswers(): Promise<{ url: string; keys: (string | undefined)[] }> {
  const keys: (string | undefined)[] = []
  const seen = new Set<string>()
  const door = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const key = request.headers['idempotency-key'] as string | undefined
    keys.push(key)
    const answer = await fetch(new URL(request.url as string, server.url), {
      method: request.method,
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      ...(body !== '' && { body }),
    })
    const text = await answer.text()
    if (seen.has(`${request.url} ${key}`)) response.writeHead(answer.status).end(text)
    else {
      seen.add(`${request.url} ${key}`)
      response.writeHead(200, { 'content-length': text.length + 1 }).write(text)
      response.socket?.destroy()
    }
  }).listen(0, '127.0.0.1')
  doors.push(door)
  await new Promise((resolve) => door.once('listening', resolve))
  return { url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, keys }
}

test('[DESIGN 5.5] a request whose answer was lost is sent again under the same key, and done once', async () => {
  const { url, keys } = await losingAnswers()
  const { task } = await createClient({ url }).addTask({ title: 'Once' })
  expect(keys).toEqual([keys[0], keys[0]])
  const { tasks } = await createClient({ url: server.url }).listTasks({})
  expect(tasks.map(({ number }) => number)).toEqual([task.number])
})

test('a refusal is an error with its code, facts and next step, in the language asked for', async () => {
  const refused = await createClient({ url: server.url, language: 'he' })
    .showTask({ task: '999' })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PawlRefused)
  expect(refused).toMatchObject({ code: 'TASK_NOT_FOUND', variables: { task: '999' } })
  expect((refused as PawlRefused).message).toMatch(/[\u05d0-\u05ea]/)
})

test('[D27] who waits without a session has one from the first request on, and is woken', async () => {
  const pawl = createClient({ url: server.url })
  await pawl.createRoom({ room: 'build', roles: ['builder'] })
  const waiting = pawl.waitForTask({ room: 'build', role: 'builder' })
  await pawl.postMessage({ room: 'build', content: 'Work' })
  const { task, session } = await waiting
  expect(session).toMatch(/^c-.+:.{16,}$/)
  expect(await pawl.waitForTask({ room: 'build', role: 'builder', session })).toMatchObject({
    resumed: true,
    task: { number: task.number },
  })
})

test('what is written line by line is read line by line, and a stream that is left ends', async () => {
  const pawl = createClient({ url: server.url })
  const lines = []
  for await (const line of pawl.lines('exportStore')) lines.push(JSON.parse(line))
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.at(-1)).toMatchObject({ kind: 'end' })
  for await (const event of pawl.events({ after: '0' })) {
    expect(event).toMatchObject({ number: 1, version: 1 })
    break
  }
})

test('nobody wants the answer any more: it is not asked again', async () => {
  const signal = AbortSignal.abort()
  const nowhere = createClient({ url: 'http://127.0.0.1:9', patienceSeconds: 60 })
  await expect(nowhere.listTasks({}, { signal })).rejects.toThrow()
})
