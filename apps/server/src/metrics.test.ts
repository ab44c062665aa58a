// What a person on call reads: /metrics of a real server after real work, on both databases.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { type PawlServer, startPawl } from '../../../testing/pawl-processes.ts'

describe.each(databases)('metrics on $name', ({ freshPlace }) => {
  let server: PawlServer
  beforeAll(async () => {
    server = await startPawl({ place: await freshPlace() })
  })
  afterAll(() => server.stop())

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(new URL(path, server.url), { method: 'POST', headers, body: JSON.stringify(body) })
    await response.arrayBuffer()
    return response.status
  }
  const metrics = async () => (await fetch(new URL('/metrics', server.url))).text()
  const figure = async (name: string) => {
    const line = (await metrics()).split('\n').find((one) => one.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.slice(name.length + 1))
  }

  test('operations are counted by outcome, timed, and their refusals counted by code', async () => {
    expect(await post('/api/tasks', { title: 'Counted' })).toBe(200)
    expect(await post('/api/tasks', { title: '' })).toBe(400)
    await expect.poll(() => figure('pawl_operations_total{operation="add-task",outcome="done"}')).toBe(1)
    expect(await figure('pawl_operations_total{operation="add-task",outcome="refused"}')).toBe(1)
    expect(await figure('pawl_refusals_total{code="INVALID_INPUT"}')).toBe(1)
    expect(await figure('pawl_operation_seconds_count{operation="add-task"}')).toBe(2)
  })

  test('changes that arrive together are seen in the sizes of the batches, and word of them in the wake-ups', async () => {
    const before = (await figure('pawl_commit_batch_size_sum')) ?? 0
    await Promise.all(Array.from({ length: 20 }, (_, index) => post('/api/tasks', { title: `Task ${index}` })))
    expect(await figure('pawl_commit_batch_size_sum')).toBeGreaterThanOrEqual(before + 20)
    await expect.poll(() => figure('pawl_wake_ups_total')).toBeGreaterThan(0)
  })

  test('the age of what is pending in rooms rises while nobody takes it', async () => {
    expect(await figure('pawl_room_oldest_pending_seconds')).toBe(0)
    expect(await post('/api/rooms', { room: 'workshop', roles: ['builder'] })).toBe(200)
    expect(await post('/api/rooms/workshop/messages', { content: 'Build it' })).toBe(200)
    await expect.poll(() => figure('pawl_room_oldest_pending_seconds')).toBeGreaterThan(0)
  })

  test('a live stream is counted while it is open', async () => {
    const reader = new AbortController()
    await fetch(new URL('/api/events', server.url), { signal: reader.signal })
    await expect.poll(() => figure('pawl_streams')).toBe(1)
    reader.abort()
    await expect.poll(() => figure('pawl_streams')).toBe(0)
  })

  test('an agent that waits for work is counted until it goes', async () => {
    const agent = new AbortController()
    const body = JSON.stringify({ room: 'workshop', role: 'builder', timeoutSeconds: 30 })
    const headers = { 'content-type': 'application/json' }
    await post('/api/rooms/workshop/messages', { content: 'Build it' })
    const waits = [1, 2].map(() =>
      fetch(new URL('/api/work/wait', server.url), { method: 'POST', body, headers, signal: agent.signal }).catch(
        () => {},
      ),
    )
    await expect.poll(() => figure('pawl_waits')).toBeGreaterThan(0)
    agent.abort()
    await Promise.all(waits)
    await expect.poll(() => figure('pawl_waits')).toBe(0)
  })

  test('the process, the store and every series are said in the form Prometheus reads', async () => {
    const text = await metrics()
    expect(text).toMatch(/^pawl_store_ready 1$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
    for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_]\w*(\{[^}]*\})? (NaN|[-+]?[\d.]+(e[-+]?\d+)?)$/i)
    }
  })
})
