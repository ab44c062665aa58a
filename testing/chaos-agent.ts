// A process of several agents, as it is run to be killed: each waits, starts, reports and completes, through whichever
// server answers. What it was given and what it was told is done goes to standard output, a line each.
//
// node testing/chaos-agent.ts <room> <sessions, by commas> <addresses, by commas>

import { SECRET } from './session-secret.ts'

const [, , room, sessions, addresses] = process.argv as unknown as [string, string, string, string, string]
const urls = addresses.split(',')

interface Given {
  readonly task: { readonly id: string; readonly number: number }
  readonly epoch: number
}

/** No server ever takes what it asks for: it would ask for ever. */
class AgentDefect extends Error {}

type Answer = { readonly document: never } | { readonly refused: string } | 'gone'

async function post(path: string, body: object, attempt: number): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, urls[attempt % urls.length]), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const document = (await response.json()) as { error?: { code: string } }
    const refused = document.error?.code
    if (refused === 'UNKNOWN_ROUTE' || refused === 'INVALID_INPUT') throw new AgentDefect(`${path}: ${refused}`)
    return refused === undefined ? { document: document as never } : { refused }
  } catch (error) {
    if (error instanceof AgentDefect) throw error
    // The server was killed; another, or the same again, will answer.
    return 'gone'
  }
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function work(session: string, first: number): Promise<void> {
  const whole = `${session}${SECRET}`
  for (let attempt = first; ; attempt++) {
    const waiting = { room, role: 'builder', session: whole, timeoutSeconds: 2 }
    const waited = await post('/api/work/wait-for-task', waiting, attempt)
    if (waited === 'gone' || ('refused' in waited && waited.refused.startsWith('STORE_'))) await pause(20)
    if (waited === 'gone' || 'refused' in waited) continue
    const { task, epoch } = waited.document as Given
    say({ given: task.id, epoch, session })
    const held = { session: whole, epoch }
    const start = () => post(`/api/work/${task.number}/task-started`, held, attempt)
    const started = await start()
    if (attempt % 5 === 0)
      await post(`/api/work/${task.number}/report-progress`, { ...held, progress: 'half' }, attempt)
    if (started === 'gone') continue
    const completed = await post(`/api/work/${task.number}/task-complete`, held, attempt)
    if (completed !== 'gone' && 'document' in completed) say({ completed: task.id, epoch, session })
  }
}

await Promise.all(sessions.split(',').map((session, index) => work(session, index)))
