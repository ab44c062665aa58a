// The tools and resources, called by the official client over every transport and in both revisions of the protocol.

import type { CallToolResult } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type McpConnection, REVISIONS, transports } from '../../../../testing/mcp-clients.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'

const ways = Object.entries(transports).flatMap(([name, connect]) =>
  REVISIONS.map((revision) => ({ name: `${name}, ${revision}`, connect: () => connect(revision) })),
)

describe.each(ways)('over $name', ({ connect }) => {
  let connection: McpConnection
  beforeAll(async () => {
    connection = await connect()
  })
  afterAll(() => connection.close())

  const call = async (name: string, given: Record<string, unknown> = {}) =>
    (await connection.client.callTool({ name, arguments: given })) as CallToolResult
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tool answers
  const done = async (name: string, given: Record<string, unknown> = {}): Promise<any> => {
    const result = await call(name, given)
    expect(result.isError, textOf(result)).toBeFalsy()
    expect(JSON.parse(textOf(result))).toEqual(result.structuredContent)
    return result.structuredContent
  }
  const refused = async (name: string, given: Record<string, unknown>) => {
    const result = await call(name, given)
    expect(result.isError).toBe(true)
    const document = JSON.parse(textOf(result))
    expect(document).toEqual({
      success: false,
      error: {
        code: expect.any(String),
        message: expect.any(String),
        variables: expect.any(Object),
        aiGuidance: expect.any(String),
      },
    })
    return document.error
  }
  const read = async (uri: string) => {
    const { contents } = await connection.client.readResource({ uri })
    return contents[0] as { uri: string; mimeType: string; text: string }
  }

  test('every tool is listed, each with both schemas and hints', async () => {
    const { tools } = await connection.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      ...['add_task', 'list_tasks', 'complete_task', 'delete_task', 'update_task', 'chat', 'why'],
      ...['wait_for_task', 'start_task', 'report_progress', 'complete_task_work', 'block_task', 'give_back_task'],
      ...[
        'hand_off',
        'backlog',
        'task_context',
        'attempts',
        'task_log',
        'room_status',
        'dependencies',
        'queue',
        'budgets',
        'hooks',
        'inbox',
        'answer',
      ],
    ])
    for (const tool of tools) {
      expect(tool).toMatchObject({
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object' },
        annotations: { openWorldHint: false },
      })
    }
    expect(tools.find(({ name }) => name === 'delete_task')?.annotations).toMatchObject({ destructiveHint: true })
  })

  test('[D44] a program gives fields as fields: the title is taken as it stands', async () => {
    const { task } = await done('add_task', { title: 'delete the old emails tomorrow, urgent' })
    expect(task).toMatchObject({ title: 'delete the old emails tomorrow, urgent', status: 'open' })
    expect(task).not.toHaveProperty('deadline')
    await done('delete_task', { task_id: task.number })
  })

  test('[002 tools] a task is added, changed, completed, listed and deleted, by number and by id', async () => {
    const { task } = await done('add_task', { title: 'Buy milk', description: 'two litres' })
    expect(task).toMatchObject({ title: 'Buy milk', description: 'two litres', status: 'open' })
    const changed = await done('update_task', { task_id: task.number, title: 'לקנות חלב' })
    expect(changed.task).toMatchObject({ title: 'לקנות חלב', description: 'two litres', version: 2 })
    expect((await done('complete_task', { task_id: task.id })).task.status).toBe('done')
    const numbers = async (status: string) =>
      (await done('list_tasks', { status })).tasks.map((one: { number: number }) => one.number)
    expect(await numbers('completed')).toContain(task.number)
    expect(await numbers('pending')).not.toContain(task.number)
    expect((await done('delete_task', { task_id: String(task.number) })).task.status).toBe('deleted')
    expect(await numbers('all')).not.toContain(task.number)
  })

  test('what was done is there for every other door, in the name of whoever is connected', async () => {
    const { task } = await done('add_task', { title: 'Seen by all' })
    const { document } = await runPawl(['--json', 'history', String(task.number)], connection)
    expect(document).toMatchObject({ events: [{ by: 'person:local', trigger: 'createTask' }] })
  })

  test('[MT1] [D41] alone on one’s machine any user_id means the one person', async () => {
    const before = (await done('list_tasks')).tasks.length
    for (const user_id of ['person:local', 'local', 'u-1234', 'dana'])
      await done('add_task', { user_id, title: 'Mine' })
    expect((await done('list_tasks', { user_id: 'someone' })).tasks).toHaveLength(before + 4)
  })

  test.each([
    ['no title', {}, 'title'],
    ['an empty title', { title: '  ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(501) }, 'title'],
    ['a title that reads backwards', { title: '\u202egnp.exe' }, 'title'],
    ['a parameter that is not there', { title: 'x', colour: 'red' }, ''],
  ])('[limits] %s is refused by name', async (_, given, at) => {
    const error = await refused('add_task', given)
    expect(error).toMatchObject({ code: 'INVALID_INPUT', variables: { problems: [{ at }] } })
  })

  test.each([[0], [-1], [1.5], ['one'], ['1; drop table'], [null]])('[limits] %j is no task_id', async (task_id) => {
    expect(await refused('complete_task', { task_id })).toMatchObject({
      code: 'INVALID_INPUT',
      variables: { problems: [{ at: 'task_id' }] },
    })
  })

  test('a task that is not there is not found, and the tool that lists them is named', async () => {
    const error = await refused('delete_task', { task_id: 999_999 })
    expect(error).toMatchObject({ code: 'TASK_NOT_FOUND', aiGuidance: expect.stringContaining('list_tasks') })
  })

  test('[D29] a move against the rules is refused; where no tool leads there that is said, and no command is named', async () => {
    const { task } = await done('add_task', { title: 'Twice' })
    await done('delete_task', { task_id: task.number })
    const why = await done('why', { task_id: task.number, to: 'done' })
    expect(why).toMatchObject({ allowed: false, path: [{ trigger: 'restoreTask' }, { trigger: 'completeTask' }] })
    const error = await refused('complete_task', { task_id: task.number })
    expect(error).toMatchObject({
      code: 'TASK_INVALID_TRANSITION',
      aiGuidance: expect.stringMatching(/^There is no safe way from here: it takes restoreTask/),
    })
    expect(JSON.stringify(error)).not.toContain('pawl ')
  })

  test('a long list goes on after its cursor and skips nothing', async () => {
    const before = (await done('list_tasks')).tasks.length
    for (let index = before; index < 60; index++) await done('add_task', { title: `Task ${index}` })
    const first = await done('list_tasks', { status: 'all' })
    expect(first.tasks).toHaveLength(50)
    const second = await done('list_tasks', { status: 'all', cursor: first.nextCursor })
    expect(second).toMatchObject({ nextCursor: null })
    expect(new Set([...first.tasks, ...second.tasks].map(({ id }: { id: string }) => id)).size).toBe(60)
    expect((await refused('list_tasks', { cursor: 'nonsense' })).code).toBe('INVALID_CURSOR')
  })

  test('[000 invariant 4] chat takes one turn at a time in one conversation, and does what is confirmed', async () => {
    const { task } = await done('add_task', { title: 'Call the plumber' })
    const asked = await done('chat', { message: 'delete call the plumber', mode: 'guided' })
    expect(asked.executed).toEqual([])
    const answered = await done('chat', { message: 'yes', conversation_id: asked.conversation_id })
    expect(answered).toMatchObject({
      conversation_id: asked.conversation_id,
      executed: [{ intent: 'delete_task', success: true, task: task.id }],
    })
    expect((await refused('chat', { message: 'hi', conversation_id: '0'.repeat(14) })).code).toBe(
      'CONVERSATION_NOT_FOUND',
    )
    expect((await refused('chat', { message: 'hi', mode: 'psychic' })).code).toBe('INVALID_INPUT')
  })

  test('calls that arrive together are all answered, each with its own answer', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `Together ${index}`)
    const answers = await Promise.all(titles.map((title) => done('add_task', { title })))
    expect(answers.map(({ task }) => task.title)).toEqual(titles)
    expect(new Set(answers.map(({ task }) => task.number)).size).toBe(20)
  })

  test('the list, a task and its history are there to be read', async () => {
    const { task } = await done('add_task', { title: 'Read me' })
    const list = await read('pawl://tasks')
    expect(list.mimeType).toBe('application/json')
    expect(JSON.parse(list.text).tasks).toContainEqual(task)
    expect(JSON.parse((await read(`pawl://tasks/${task.number}`)).text)).toMatchObject({
      task,
      moves: expect.any(Array),
    })
    const { text, uri } = await read(`pawl://tasks/${task.id}/history`)
    expect(uri).toBe(`pawl://tasks/${task.id}/history`)
    expect(JSON.parse(text).events).toMatchObject([{ to: 'open', set: { title: 'Read me' } }])
  })

  test('the diagrams of the rules are there to be read, and are offered', async () => {
    const offered = (await connection.client.listResources()).resources.map(({ uri }) => uri)
    expect(offered).toEqual(
      expect.arrayContaining([
        'pawl://tasks',
        ...['todo', 'room', 'governed'].map((name) => `pawl://lifecycles/${name}`),
      ]),
    )
    const { mimeType, text } = await read('pawl://lifecycles/todo')
    expect(mimeType).toBe('text/markdown')
    expect(text).toContain('stateDiagram')
    const { resourceTemplates } = await connection.client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      ...['pawl://tasks/{task}', 'pawl://tasks/{task}/history', 'pawl://lifecycles/{name}'],
    ])
  })

  test('the name of a lifecycle is completed', async () => {
    const ref = { type: 'ref/resource' as const, uri: 'pawl://lifecycles/{name}' }
    const { completion } = await connection.client.complete({ ref, argument: { name: 'name', value: 'go' } })
    expect(completion.values).toEqual(['governed'])
  })

  test.each([
    'pawl://tasks/999999',
    'pawl://tasks/x',
    'pawl://lifecycles/nothing',
    'pawl://nowhere',
    'file:///etc/passwd',
  ])('%s is not there', async (uri) => {
    await expect(connection.client.readResource({ uri })).rejects.toMatchObject({ code: -32_602, data: { uri } })
  })

  test('a tool that does not exist is an error of the protocol', async () => {
    await expect(call('drop_everything')).rejects.toMatchObject({ code: -32_602 })
  })
})

function textOf({ content }: CallToolResult): string {
  return content[0]?.type === 'text' ? content[0].text : ''
}
