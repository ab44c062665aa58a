// An agent that has only tools: it waits, works, hands on; and when it goes away or cancels, nothing is claimed for it.

import type { CallToolResult } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type McpConnection, REVISIONS, transports } from '../../../../testing/mcp-clients.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'
import { SECRET } from '../../../../testing/session-secret.ts'

const ways = Object.entries(transports).flatMap(([name, connect]) =>
  REVISIONS.map((revision) => ({
    name: `${name}, ${revision}`,
    connect: () => connect(revision),
    // The earlier revision says so in another request, and requests stand for themselves: only closing the connection
    // is seen.
    canCancel: name !== 'HTTP' || revision !== '2025-11-25',
  })),
)

describe.each(ways)('over $name', ({ connect, canCancel }) => {
  let connection: McpConnection
  beforeAll(async () => {
    connection = await connect()
    await pawl('room', 'create', 'build', '--roles', 'builder,reviewer', '--parallel', '9')
  })
  afterAll(() => connection.close())
  const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder: connection.dataFolder })
  const call = (name: string, given: Record<string, unknown>, options: object = {}) =>
    connection.client.callTool({ name, arguments: given }, options) as Promise<CallToolResult>
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tool answers
  const done = async (name: string, given: Record<string, unknown>, options: object = {}): Promise<any> => {
    const result = await call(name, given, options)
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
    return result.structuredContent
  }
  const me = { room: 'build', role: 'builder' }

  test('a task goes from role to role by tools alone, each answer saying which tool is next', async () => {
    await pawl('room', 'post', 'build', 'Build it')
    const { task, session, epoch, next } = await done('wait_for_task', me)
    expect(next[0]).toBe(`start_task {"task_id":${task.number},"session":"${session}"}`)
    expect(next.join()).not.toContain('pawl ')
    const held = { task_id: task.number, session, epoch }
    const early = await call('complete_task_work', held)
    expect((early.content[0] as { text: string }).text).toContain('Call: start_task {')
    await done('start_task', held)
    await done('report_progress', { ...held, progress: 'half' })
    const { handedOn } = await done('hand_off', { ...held, to: 'reviewer', message: 'Look at it' })
    expect(handedOn).toMatchObject({ status: 'pending', role: 'reviewer' })
    const review = await done('wait_for_task', { room: 'build', role: 'reviewer', session: `r1${SECRET}` })
    const reviewed = { task_id: review.task.number, session: `r1${SECRET}` }
    await done('start_task', reviewed)
    expect((await done('complete_task_work', reviewed)).task.status).toBe('completed')
    expect((await done('room_status', { room: 'build' })).working).toEqual([])
    expect((await done('backlog', { action: 'list', room: 'build' })).tasks).toEqual([])
  })

  test('who waits is told that the wait lives, and has the task when it comes', async () => {
    const told: unknown[] = []
    const waiting = done(
      'wait_for_task',
      { ...me, session: `w1${SECRET}` },
      { onprogress: (one: unknown) => told.push(one) },
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    await pawl('room', 'post', 'build', 'Late work')
    const { task } = await waiting
    expect(task.content).toBe('Late work')
    expect(told.length).toBeGreaterThan(0)
    for (const name of ['start_task', 'complete_task_work'])
      await done(name, { task_id: task.number, session: `w1${SECRET}` })
  })

  test.runIf(canCancel)('[WA2] nothing is claimed for a call that was cancelled', async () => {
    const cancel = new AbortController()
    const waiting = call('wait_for_task', { ...me, session: 'c1' }, { signal: cancel.signal })
    await new Promise((resolve) => setTimeout(resolve, 300))
    cancel.abort()
    await expect(waiting).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await pawl('room', 'post', 'build', 'Not for c1')
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { working, pending } = await done('room_status', { room: 'build' })
    expect(working).toEqual([])
    expect(pending).toMatchObject([{ content: 'Not for c1' }])
    await pawl('room', 'cancel', String(pending[0].number))
  })

  test('with nothing to do before the time-out it says so', async () => {
    const result = await call('wait_for_task', { ...me, session: 'n1', timeout_seconds: 0.1 })
    expect(JSON.stringify(result.content)).toContain('NOTHING_TO_DO')
    expect(JSON.stringify(result.content)).toContain('wait_for_task {')
  })
})
