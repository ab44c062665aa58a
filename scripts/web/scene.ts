// A store with something of everything in it, and a server before it: what pictures are taken of and figures measured on.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../apps/server/src/index.ts'
import { program, root } from '../paths.mjs'

export interface Scene {
  readonly url: string
  /** The addresses worth showing, by name. */
  readonly pages: Readonly<Record<string, string>>
  close(): Promise<void>
}

export async function setScene(): Promise<Scene> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawl-scene-'))
  playGovernedExample(dataFolder)
  const server = await startServer({ dataFolder, port: 0, version: 'scene', webFolder: join(root, 'apps/web/dist') })
  const ask = asking(server.url)
  const conversation = await talk(ask)
  await fillTasks(ask)
  await fillRoom(ask)
  const { initiative, item, evidence } = await fillGoverned(ask)
  return {
    url: server.url,
    pages: {
      chat: `/chat/${conversation}`,
      'chat-new': '/',
      tasks: '/tasks',
      board: '/board',
      task: '/task/7',
      rooms: '/rooms',
      room: '/rooms/launch',
      initiatives: '/initiatives',
      initiative: `/initiatives/${initiative}`,
      inbox: '/inbox',
      review: `/inbox/${item}`,
      policies: '/policies',
      evidence: `/evidence/${evidence}`,
      insight: '/insight?lifecycle=governed',
      lifecycle: '/lifecycles/room',
      widget: '/widget',
    },
    close: async () => {
      await server.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

type Ask = (method: string, path: string, body?: object) => Promise<Record<string, never>>

function asking(url: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'accept-language': 'en', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
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
    const answer = await ask('POST', '/api/chat', { message, conversation_id: conversation })
    conversation = answer.conversation_id
  }
  return String(conversation)
}

async function fillTasks(ask: Ask): Promise<void> {
  const add = async (title: string, more: object = {}) => (await ask('POST', '/api/tasks', { title, ...more })).task as { number: number }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const report = await add('Write the quarterly report', { priority: 'high', deadline: day(2), description: 'Figures from finance, two pages' })
  await ask('POST', `/api/tasks/${report.number}/start`, {})
  const bank = await add('Call the bank', { priority: 'medium', deadline: day(-1) })
  const books = await add('להחזיר ספרים לספרייה', { deadline: day(5) })
  await ask('POST', `/api/tasks/${books.number}/complete`, {})
  await add('Plan the team day', { priority: 'low' })
  const old = await add('Cancel the old subscription', { priority: 'urgent', deadline: day(0) })
  await ask('POST', `/api/tasks/${old.number}/complete`, {})
  await ask('POST', `/api/tasks/${bank.number}/start`, {})
  await ask('POST', `/api/tasks/${bank.number}/stop`, {})
}

async function fillRoom(ask: Ask): Promise<void> {
  await ask('POST', '/api/rooms', { room: 'launch', roles: ['planner', 'builder', 'reviewer'], parallel: 3 })
  const backlog = async (content: string, more: object) =>
    (await ask('POST', '/api/rooms/launch/backlog', { content, ...more })).task as { number: number }
  const dark = await backlog('Dark mode for the sign-up page', { value: 'high', complexity: 'low', priority: 3 })
  await backlog('Faster search', { value: 'medium', complexity: 'high', priority: 1 })
  await ask('POST', '/api/rooms/launch/messages', { content: 'Build the sign-up page', attach: [String(dark.number)] })
  const take = async (role: string, session: string) => {
    const claimed = await ask('POST', '/api/rooms/launch/wait', { role, session, timeoutSeconds: 1 })
    const { number } = claimed.task as { number: number }
    await ask('POST', `/api/work/${number}/start`, { session })
    return number
  }
  const plan = await take('planner', 'claude-plan')
  await ask('POST', `/api/work/${plan}/hand-off`, { session: 'claude-plan', to: 'builder', message: 'Form, validation, tests' })
  const build = await take('builder', 'codex-1')
  await ask('POST', `/api/work/${build}/progress`, { session: 'codex-1', progress: 'Form done, writing tests' })
  await ask('POST', '/api/rooms/launch/messages', { content: 'לבדוק את הטקסטים בעברית' })
  await ask('POST', '/api/rooms/launch/messages', { content: 'Measure the loading time' })
  await ask('POST', '/api/rooms/launch/messages', { content: 'Write the release notes' })
}

async function fillGoverned(ask: Ask) {
  const started = await ask('POST', '/api/initiatives', { title: 'Answer the security questionnaire' })
  const { id } = started.initiative as { id: string }
  const [question] = (started.items ?? []) as { id: string }[]
  await ask('POST', `/api/inbox/${question?.id}`, {
    answer: { tasks: [{ title: 'Describe how data is stored', skills: ['writing'] }, { title: 'List the subprocessors', skills: ['writing'] }] },
  })
  const shown = await ask('GET', `/api/initiatives/${id}`)
  const [task] = shown.tasks as { number: number; assignee: string }[]
  const waited = await ask('POST', `/api/workers/${task?.assignee}/wait`, { timeoutSeconds: 1 })
  const { session } = waited as { session: string }
  await ask('POST', `/api/work/${task?.number}/start`, { session })
  await ask('POST', `/api/work/${task?.number}/complete`, {
    session,
    result: 'All data is stored encrypted in one region. Keys rotate every 90 days.',
  })
  const { items } = (await ask('GET', '/api/inbox?for=system3')) as { items: { id: string; type: string }[] }
  const review = items.find(({ type }) => type === 'TaskReview')
  return { initiative: id, item: review?.id, evidence: 1 }
}
