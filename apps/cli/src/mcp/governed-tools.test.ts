// A System1 and those who answer for the systems, with nothing but tools.

import type { CallToolResult } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type McpConnection, REVISIONS, transports } from '../../../../testing/mcp-clients.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'

const [revision] = REVISIONS

describe.each(Object.entries(transports))('over %s', (_, connect) => {
  let connection: McpConnection
  beforeAll(async () => {
    connection = await connect(revision)
  })
  afterAll(() => connection.close())
  const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder: connection.dataFolder })
  const call = (name: string, given: Record<string, unknown>) =>
    connection.client.callTool({ name, arguments: given }) as Promise<CallToolResult>
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tool answers
  const done = async (name: string, given: Record<string, unknown>): Promise<any> => {
    const result = await call(name, given)
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
    return result.structuredContent
  }
  const refusal = async (name: string, given: Record<string, unknown>) => {
    const result = await call(name, given)
    expect(result.isError).toBe(true)
    return JSON.parse((result.content as { text: string }[])[0]?.text ?? '').error
  }

  test('a task goes from the question for tasks to its approval by tools alone', async () => {
    await pawl('worker', 'add', 'ada')
    await pawl('policy', 'add', 'safe', 'no', 'secrets')
    const asked = done('inbox', { for: 'system3', timeout_seconds: 20 })
    await pawl('initiative', 'start', 'Ship it')
    const [first] = (await asked).items
    expect([first.type, first.ways, first.answers]).toEqual(['InitiativeAssign', undefined, undefined])
    const [whole] = (await done('inbox', { item: first.id })).items
    expect(whole.ways[0].answer).toHaveProperty('tasks')
    await done('answer', { item: first.id, answer: { tasks: [{ title: 'Write it' }] } })

    const { task, session, epoch, next } = await done('wait_for_task', { worker: 'ada' })
    expect(next).toEqual([
      'start_task {"task_id":1,"session":"ada"}',
      'complete_task_work {"task_id":1,"result":"<what came of it>","session":"ada","epoch":1}',
      'block_task {"task_id":1,"ask":"<what you need to know>","session":"ada","epoch":1}',
    ])
    const held = { task_id: task.number, session, epoch }
    await done('start_task', held)
    const { task: judged } = await done('complete_task_work', { ...held, result: 'a page' })
    expect(judged.status).toBe('completed')

    const [review] = (await done('inbox', { for: 'system3' })).items
    const wrong = await refusal('answer', { item: review.id, answer: { cases: [] } })
    expect(wrong).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('at least one') })
    const cases = [{ policy_id: 'safe', verdict: 'Satisfied', reasoning: 'there are none' }]
    const { tasks, items } = await done('answer', { item: review.id, answer: { cases } })
    expect([tasks[0].status, items[0].type]).toEqual(['approved', 'InitiativeReview'])
    const late = await refusal('answer', { item: review.id, answer: { cases } })
    expect(late).toMatchObject({ code: 'ITEM_ANSWERED', aiGuidance: expect.stringContaining('inbox {}') })
  })

  test('a task that cannot go on is blocked, and resolved', async () => {
    const { document } = await pawl('initiative', 'start', 'Another')
    const { items } = document as { items: { id: string }[] }
    await done('answer', { item: items[0]?.id, answer: { tasks: [{ title: 'Publish it' }] } })
    const { task, session, epoch } = await done('wait_for_task', { worker: 'ada' })
    const held = { task_id: task.number, session, epoch }
    await done('start_task', held)
    await done('block_task', { ...held, ask: 'get the key' })
    const open = (await done('inbox', {})).items.find(({ type }: { type: string }) => type === 'BlockedResolution')
    const { tasks } = await done('answer', { item: open.id, answer: { action: 'cancel', reason: 'not worth it' } })
    expect(tasks[0].status).toBe('canceled')
    expect(await refusal('wait_for_task', { worker: 'ada', timeout_seconds: 0 })).toMatchObject({
      code: 'NOTHING_FOR_WORKER',
      aiGuidance: expect.stringContaining('wait_for_task {"worker":"ada"}'),
    })
    expect((await refusal('wait_for_task', { room: 'build' })).code).toBe('INVALID_INPUT')
  })

  test('a backlog item is added, attached, reviewed and closed by one tool', async () => {
    await pawl('room', 'create', 'build', '--roles', 'builder')
    await pawl('room', 'post', 'build', 'Build it')
    const { task: item } = await done('backlog', { action: 'add', room: 'build', content: 'Tidy up' })
    const act = (action: string, more: object = {}) => done('backlog', { action, task_id: item.number, ...more })
    expect((await done('backlog', { action: 'list', room: 'build' })).tasks).toMatchObject([{ content: 'Tidy up' }])
    const parent = (await done('room_status', { room: 'build' })).pending[0].number
    await act('attach', { to: String(parent) })
    await done('wait_for_task', { room: 'build', role: 'builder', session: 's1' })
    expect((await act('show')).task.status).toBe('pending_user_review')
    expect((await act('complete')).task.status).toBe('completed')
    expect((await act('reopen')).task.status).toBe('pending_user_review')
    expect((await act('close')).task.status).toBe('closed')
    expect(await refusal('backlog', { action: 'add', room: 'build' })).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('content'),
    })
  })
})
