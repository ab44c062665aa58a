// The log of an attempt as a stream: all of it, what comes later, from where a reader was, and to nobody who may not read it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { SECRET } from '../../../testing/session-secret.ts'
import { type RunningServer, startServer } from './start-server.ts'

let server: RunningServer
const session = `s1${SECRET}`
const post = async (path: string, body: object) => {
  const response = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
  return (await response.json()) as any
}
const stream = (task: number, headers: Record<string, string> = {}) =>
  fetch(new URL(`/api/tasks/${task}/log/stream`, server.url), { headers })
const print = (text: string) => post('/api/work/1/log', { session, pieces: [{ text }] })
/** What was printed, by everything a stream has sent. */
const printed = (sent: string) =>
  [...sent.matchAll(/^data: (.*)$/gm)].flatMap(([, data]) =>
    (JSON.parse(data as string).pieces as { text: string }[]).map(({ text }) => text),
  )

beforeAll(async () => {
  server = await startServer({ dataFolder: temporaryFolder(), port: 0, version: 'test', log: false })
  for (const room of ['mill', 'vault']) await post('/api/rooms', { room, roles: ['builder'] })
  await post('/api/rooms/mill/messages', { content: 'Grind' })
  await post('/api/work/wait-for-task', { room: 'mill', role: 'builder', session })
  await post('/api/work/1/task-started', { session })
})
afterAll(() => server.close())

test('[LR1] a stream has what was printed, goes on with what is printed, and ends with the attempt', async () => {
  await print('one\n')
  const response = await stream(1)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const whole = response.text()
  await print('two\n')
  await post('/api/work/1/task-complete', { session })
  expect(printed(await whole).join('')).toBe('one\ntwo\n')
  const again = await (await stream(1, { 'last-event-id': '4' })).text()
  expect(printed(again)).toEqual(['two\n'])
})

test('[LR1] whoever may not see the task is told that there is none', async () => {
  const { secret } = await post('/api/tokens', { name: 'guard', actor: 'agent:builder', rooms: ['vault'] })
  const refused = await stream(1, { authorization: `Bearer ${secret}` })
  const missing = await stream(99)
  expect([refused.status, missing.status]).toEqual([404, 404])
  expect(await missing.json()).toMatchObject({ success: false, error: { code: 'TASK_NOT_FOUND' } })
})
