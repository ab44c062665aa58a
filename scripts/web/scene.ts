// A store with something of everything in it, and a server before it: what pictures are taken of and figures measured on.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../apps/server/src/index.ts'
import {
  type InputOf,
  type OperationKey,
  type Operations,
  operations,
  type ResultOf,
} from '../../packages/contract/src/index.ts'
import { program, root } from '../paths.mjs'
import { livePast } from './past.ts'

export interface Scene {
  readonly url: string
  /** The addresses worth showing, by name. */
  readonly pages: Readonly<Record<string, string>>
  close(): Promise<void>
}

export async function setScene(): Promise<Scene> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawl-scene-'))
  playGovernedExample(dataFolder)
  await livePast(dataFolder)
  const server = await startServer({ dataFolder, port: 0, version: 'scene', webFolder: join(root, 'apps/web/dist') })
  const ask = asking(server.url)
  const conversation = await talk(ask)
  const task = await fillTasks(ask)
  const roomTask = await fillRoom(ask)
  await ask('addHook', { on: 'room:* -> pending_user_review', to: 'dana@example.com', name: 'reviews' })
  const { initiative, item, evidence } = await fillGoverned(ask)
  return {
    url: server.url,
    pages: {
      chat: `/chat/${conversation}`,
      'chat-new': '/chat',
      today: '/',
      upcoming: '/upcoming?as=calendar',
      tasks: '/tasks',
      board: '/board',
      'by-project': '/board?by=project',
      trash: '/trash',
      agents: '/agents',
      account: '/account',
      hooks: '/hooks',
      audit: '/audit',
      task: `/task/${task}`,
      rooms: '/rooms',
      room: '/rooms/launch',
      'room-task': `/task/${roomTask}`,
      initiatives: '/initiatives',
      initiative: `/initiatives/${initiative}`,
      inbox: '/inbox',
      snoozed: '/inbox?snoozed',
      review: `/inbox/${item}`,
      policies: '/policies',
      evidence: `/evidence/${evidence}`,
      insight: '/insight',
      lifecycle: '/lifecycles/room',
      widget: '/widget',
    },
    close: async () => {
      await server.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

type Ask = <Key extends OperationKey>(
  key: Key,
  input: Partial<InputOf<Operations[Key]>>,
) => Promise<ResultOf<Operations[Key]>>

function asking(url: string): Ask {
  return async (key, input) => {
    const { method, path } = operations[key].http
    const rest: Record<string, unknown> = { ...input }
    const filled = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name])
      delete rest[name]
      return value
    })
    const isGet = method === 'GET'
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const response = await fetch(`${url}${filled}${query}`, {
      method,
      headers: { 'accept-language': 'en', ...(!isGet && { 'content-type': 'application/json' }) },
      ...(!isGet && { body: JSON.stringify(rest) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${key}: ${JSON.stringify(answer)}`)
    return answer
  }
}

/** Attempts, verdicts and an escalation, as the example plays them. */
function playGovernedExample(folder: string): void {
  const env = { ...process.env, PAWL_EXAMPLE_COMMAND: program }
  const example = spawnSync(process.execPath, [join(root, 'examples/governed/run.mjs'), folder], { env })
  if (example.status !== 0) throw new Error(String(example.stderr))
}

async function talk(ask: Ask): Promise<string> {
  const turns = ['remind me to renew my passport in two weeks, urgent', 'תוסיף לקנות חלב מחר', 'show my tasks']
  let conversation: string | undefined
  for (const message of turns) {
    const answer = await ask('takeTurn', { message, conversation_id: conversation })
    conversation = answer.conversation_id
  }
  return String(conversation)
}

/** The number of one that has been through something. */
async function fillTasks(ask: Ask): Promise<string> {
  const add = async (input: Partial<InputOf<Operations['addTask']>>) => {
    const { task } = await ask('addTask', input)
    return { task: String(task.number) }
  }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const description = 'Figures from finance, two pages'
  const work = { project: 'Work' }
  const trip = { project: 'Trip', tags: ['travel'] }
  const report = await add({
    title: 'Write the quarterly report',
    priority: 'high',
    deadline: day(2),
    description,
    ...work,
  })
  await ask('startTask', report)
  const bank = await add({ title: 'Call the bank', priority: 'medium', deadline: day(-1), project: 'Home' })
  await add({ title: 'Renew the passport', priority: 'urgent', deadline: day(-2), ...trip })
  await add({ title: 'Review the pull request about retries', priority: 'high', deadline: day(0), ...work })
  await add({ title: 'לקנות חלב ולחם', deadline: day(0), project: 'בית', tags: ['קניות'] })
  await add({ title: 'Book flights to Lisbon', deadline: day(1), ...trip })
  await add({ title: 'Water the plants', deadline: day(0), project: 'Home', tags: ['garden'] })
  await add({ title: 'לקבוע תור לרופא שיניים', priority: 'high', deadline: day(3), project: 'בית' })
  await ask('completeTask', await add({ title: 'להחזיר ספרים לספרייה', deadline: day(5), project: 'בית' }))
  await add({ title: 'Plan the team day', priority: 'low', ...work })
  await ask('completeTask', await add({ title: 'Cancel the old subscription', priority: 'urgent', deadline: day(0) }))
  await ask('startTask', bank)
  await ask('stopTask', bank)
  return bank.task
}

/** The number of a task in work. */
async function fillRoom(ask: Ask): Promise<string> {
  const room = 'launch'
  await ask('createRoom', { room, roles: ['planner', 'builder', 'reviewer'], parallel: 3 })
  const dark = await ask('addBacklogTask', {
    room,
    content: 'Dark mode for the sign-up page',
    value: 'high',
    complexity: 'low',
    priority: 3,
  })
  await ask('addBacklogTask', { room, content: 'Faster search', value: 'medium', complexity: 'high', priority: 1 })
  const post = (content: string, attach: string[] = []) => ask('postMessage', { room, content, attach })
  await post('Build the sign-up page', [String(dark.task.number)])
  const take = async (role: string) => {
    const { task, session } = await ask('waitForTask', { room, role, timeoutSeconds: 1 })
    await ask('startWork', { task: String(task.number), session })
    return { task: String(task.number), session }
  }
  const plan = await take('planner')
  await ask('handOff', { ...plan, to: 'builder', message: 'Form, validation, tests' })
  const build = await take('builder')
  await ask('reportProgress', { ...build, progress: 'Form done, writing tests' })
  await post('לבדוק את הטקסטים בעברית')
  await post('Measure the loading time')
  await post('Write the release notes')
  return build.task
}

const RESULT = `All data is stored **encrypted** in one region. Keys rotate every 90 days.

| what | where | how |
|---|---|---|
| tasks | one region | AES-256 |
| backups | the same region | AES-256 |

- [x] checked against the list of services
- [ ] signed by the security officer
`

async function fillGoverned(ask: Ask) {
  const { initiative, items } = await ask('startInitiative', { title: 'Answer the security questionnaire' })
  const skills = ['writing']
  await ask('answerItem', {
    item: items[0]?.id,
    answer: {
      tasks: [
        { title: 'Describe how data is stored', skills },
        { title: 'List the subprocessors', skills },
      ],
    },
  })
  const { tasks } = await ask('showInitiative', { initiative: initiative.id })
  const worker = String(tasks[0]?.assignee)
  const { session } = await ask('waitForTask', { worker, timeoutSeconds: 1 })
  const held = { task: String(tasks[0]?.number), session }
  await ask('startWork', held)
  const result = RESULT
  await ask('completeWork', { ...held, result })
  const inbox = await ask('inbox', { for: 'system3' })
  return { initiative: initiative.id, item: inbox.items.find(({ type }) => type === 'TaskReview')?.id, evidence: 1 }
}
