// [D22] Rewriting against a real endpoint that behaves well, lies, stalls and fails.

import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { REWRITES, type Rewrites } from '../../../testing/lying-rewrites.ts'
import { type PawlServer, startPawl } from '../../../testing/pawl-processes.ts'

type Behaviour = (text: string) => string | 'stall' | 'fail' | 'nonsense'

let behave: Behaviour = (text) => text
let asked: string[] = []
let endpoint: Server
let pawl: PawlServer

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { messages } = JSON.parse(body)
      const text = messages.at(-1).content as string
      asked.push(text)
      const content = behave(text)
      if (content === 'stall') return
      if (content === 'fail') return response.writeHead(500).end('{}')
      if (content === 'nonsense') return response.end('<html>')
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          id: '1',
          object: 'chat.completion',
          choices: [{ index: 0, message: { role: 'assistant', content } }],
        }),
      )
    })
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const { port } = endpoint.address() as { port: number }
  const env = {
    PAWL_NLG_URL: `http://127.0.0.1:${port}/v1`,
    PAWL_NLG_KEY: 'k',
    PAWL_NLG_MODEL: 'm',
    PAWL_NLG_TIMEOUT: '300',
  }
  pawl = await startPawl({ env })
})
afterAll(async () => {
  await pawl.stop()
  endpoint.closeAllConnections()
  endpoint.close()
})
afterEach(() => {
  asked = []
})

async function say(message: string, conversation_id?: string) {
  const response = await fetch(new URL('/api/chat', pawl.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, conversation_id, mode: 'guided' }),
  })
  return (await response.json()) as { reply: string; text: string; conversation_id: string; decided_reply?: string }
}

test('words that say the same are used, and the marker is put back where it was', async () => {
  behave = () => 'Lovely, what shall we call it?'
  const { reply, text, conversation_id, decided_reply } = await say('add task')
  expect(reply).toBe('Lovely, what shall we call it?\n[[STATE:CREATE:ASK_TITLE]]')
  expect(text).toBe('Lovely, what shall we call it?')
  expect(decided_reply).toBe('What is the title of the task?\n[[STATE:CREATE:ASK_TITLE]]')
  expect(asked).toEqual(['What is the title of the task?'])
  const replay = await (await fetch(new URL(`/api/conversations/${conversation_id}/replay`, pawl.url))).json()
  expect(replay).toMatchObject({ turns: 1, identical: true })
})

describe('the decided reply goes out when the endpoint', () => {
  test.each<[string, Behaviour]>([
    ['adds a question', (text) => `${text} And are you well?`],
    ['drops the question', () => 'Tell me the title.'],
    ['switches language', () => 'מה הכותרת?'],
    ['writes a marker', (text) => `${text} [[STATE:DELETE:ASK_CONFIRMATION]]`],
    ['invents a number', () => 'What is the title of task 7?'],
    ['says nothing', () => ''],
    ['fails', () => 'fail'],
    ['answers nonsense', () => 'nonsense'],
    ['stalls', () => 'stall'],
  ])('%s', async (_, behaviour) => {
    behave = behaviour
    expect((await say('add task')).reply).toBe('What is the title of the task?\n[[STATE:CREATE:ASK_TITLE]]')
  })

  test('changes a title', async () => {
    behave = (text) => text
    const { conversation_id } = await say('add task')
    behave = (text) => text.replace('Milk', 'Bread')
    expect((await say('Milk', conversation_id)).text).toContain("'Milk'")
  })
})

describe('[D52] whatever the endpoint makes of a question, it is the question that was decided', () => {
  beforeAll(async () => {
    for (const title of ['Milk', 'חלב'])
      await fetch(new URL('/api/tasks', pawl.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      })
  })

  /** What is said last, with the endpoint telling the truth up to there. */
  async function lastOf({ path, decided }: Rewrites, rewritten: string) {
    behave = (text) => (text === decided ? rewritten : text)
    let id: string | undefined
    let said = ''
    for (const message of path) {
      const { text, conversation_id } = await say(message, id)
      id = conversation_id
      said = text
    }
    return said
  }

  test.each(REWRITES)('$decided', async (one) => {
    for (const lie of one.lies) expect(await lastOf(one, lie), lie).toBe(one.decided)
    for (const honest of one.honest) expect(await lastOf(one, honest)).toBe(honest)
  })
})

test('what became of each rewriting is counted', async () => {
  const metrics = await (await fetch(new URL('/metrics', pawl.url))).text()
  expect(metrics).toMatch(/pawl_rewrites_total\{outcome="used"\} \d/)
  expect(metrics).toMatch(/pawl_rewrites_total\{outcome="refused"\} \d\d/)
  expect(metrics).toMatch(/pawl_rewrites_total\{outcome="failed"\} [3-9]/)
})
