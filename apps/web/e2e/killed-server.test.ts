// Every form, and a server that is killed (as by kill -9) at each kind of step: before the first field is written, when all of it
// is written and not sent, and when it has done what was sent and nobody was told. Each time everything arrives, once.

import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { startDyingPawl } from '../../../testing/dying-server.ts'
import { type PawlServer, startPawl } from '../../../testing/pawl-processes.ts'
import { api, open } from './browser.ts'

const STEPS = ['before the first field', 'before it is sent', 'before it is answered'] as const
type Step = (typeof STEPS)[number]

interface Form {
  readonly path: string
  /** What opens it. */
  readonly begin?: string
  /** What is written; `%` is another word each time. */
  readonly fields: readonly (readonly [label: string, value: string])[]
  readonly send: string
  /** The request that does it. */
  readonly to: string
  /** Asked afterwards, it has what was written each of the three times, and no more often. */
  readonly has: (server: PawlServer, words: readonly string[]) => Promise<unknown>
}

const got = (server: PawlServer, path: string) => api(server, 'GET', `/api/${path}`)
const inOrder = (texts: readonly unknown[]) => texts.map(String).toSorted()

const FORMS: readonly Form[] = [
  {
    path: '/chat',
    fields: [['Your message', 'add the %']],
    send: 'Send',
    to: '^/api/chat$',
    has: async (server, words) => {
      const { tasks } = await got(server, 'tasks?limit=50')
      const added = tasks.map(({ title }: { title: string }) => title).filter((title: string) => title !== 'Buy milk')
      expect(added).toHaveLength(words.length)
    },
  },
  {
    path: '/tasks',
    fields: [['Add a task', 'half a %']],
    send: 'Add',
    to: '^/api/tasks$',
    has: async (server, words) => {
      const { tasks } = await got(server, 'tasks?text=half')
      const titles = tasks.map(({ title }: { title: string }) => title)
      expect(inOrder(titles)).toEqual(inOrder(words.map((word) => `half a ${word}`)))
    },
  },
  {
    path: '/task/1',
    begin: 'Add a description',
    fields: [['Description', 'half a %']],
    send: 'Save',
    to: '^/api/tasks/[^/]+$',
    has: async (server, words) => {
      const { events } = await got(server, 'tasks/1/history')
      const written = events.flatMap(({ set }: { set: { description?: string } }) => set.description ?? [])
      expect(written).toEqual(words.map((word) => `half a ${word}`))
    },
  },
  {
    path: '/task/1',
    fields: [['Write a comment', 'half a %']],
    send: 'Comment',
    to: '/comment$',
    has: async (server, words) =>
      expect((await got(server, 'tasks/1')).task).toMatchObject({
        comment: `half a ${words.at(-1)}`,
        commentCount: words.length,
      }),
  },
  {
    path: '/rooms/site',
    fields: [['Message', 'build a %']],
    send: 'Post',
    to: '/messages$',
    has: async (server, words) => {
      const { pending, queue } = await got(server, 'rooms/site')
      expect([...pending, ...queue]).toHaveLength(words.length)
    },
  },
  {
    path: '/rooms/site',
    fields: [
      ['New backlog item', 'half a %'],
      ['Value', 'high'],
      ['Priority', '7'],
    ],
    send: 'Add',
    to: '/backlog$',
    has: async (server, words) => {
      const { tasks } = await got(server, 'rooms/site/backlog')
      expect(inOrder(tasks.map(({ content }: { content: string }) => content))).toEqual(
        inOrder(words.map((word) => `half a ${word}`)),
      )
      for (const task of tasks) expect(task).toMatchObject({ value: 'high', priority: 7 })
    },
  },
  {
    path: '/rooms',
    fields: [
      ['Name', 'mill-%'],
      ['Roles', 'planner builder'],
      ['Who gets the messages', 'builder'],
      ['Tasks in work at once', '3'],
    ],
    send: 'Create the room',
    to: '^/api/rooms$',
    has: async (server, words) => {
      for (const word of words)
        expect((await got(server, `rooms/mill-${word}`)).room).toMatchObject({ entryRole: 'builder', parallel: 3 })
    },
  },
  {
    path: '/policies',
    begin: 'Change',
    fields: [['What it demands', 'no % secrets']],
    send: 'Save',
    to: '^/api/policies/safe$',
    has: async (server, words) => {
      const { policies } = await got(server, 'policies')
      expect(policies[0]).toMatchObject({ version: words.length + 1 })
      expect(JSON.stringify(policies)).toContain(`no ${words.at(-1)} secrets`)
    },
  },
  {
    path: '/policies',
    begin: 'New policy',
    fields: [
      ['Name', 'kind-%'],
      ['What it demands', 'be kind to the %'],
    ],
    send: 'Add',
    to: '^/api/policies$',
    has: async (server, words) => {
      const { policies } = await got(server, 'policies')
      expect(inOrder(policies.map(({ id }: { id: string }) => id))).toEqual(
        inOrder(['safe', ...words.map((word) => `kind-${word}`)]),
      )
    },
  },
  {
    path: '/initiatives',
    begin: 'New initiative',
    fields: [
      ['What it is for', 'Release %'],
      ['More about it', 'half a %'],
    ],
    send: 'Start',
    to: '^/api/initiatives$',
    has: async (server, words) => {
      const { initiatives } = await got(server, 'initiatives')
      const bodies = initiatives.map(({ body }: { body: { title: string; description: string } }) => body)
      expect(inOrder(bodies.map(({ title }: { title: string }) => title))).toEqual(
        inOrder(words.map((word) => `Release ${word}`)),
      )
    },
  },
  {
    path: '/tasks?tag=%',
    begin: 'Save this view',
    fields: [['Name of the view', 'half a %']],
    send: 'Save',
    to: '^/api/views$',
    has: async (server, words) => {
      const { views } = await got(server, 'views')
      expect(inOrder(views.map(({ name }: { name: string }) => name))).toEqual(
        inOrder(words.map((word) => `half a ${word}`)),
      )
    },
  },
]

const WORDS: Readonly<Record<Step, string>> = {
  'before the first field': 'apple',
  'before it is sent': 'pear',
  'before it is answered': 'plum',
}

const running = new Set<PawlServer>()
afterEach(async () => {
  await Promise.all([...running].map((server) => server.kill()))
  running.clear()
})

const begun = (server: PawlServer) => {
  running.add(server)
  return server
}

test.each(FORMS)(
  '[D48] a server that is killed at any step of $send on $path loses nothing',
  async (form) => {
    const dataFolder = temporaryFolder()
    let server = begun(await startPawl({ dataFolder }))
    const args = ['--port', new URL(server.url).port]
    await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
    await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
    await api(server, 'POST', '/api/policies', { policy: 'safe', text: 'no secrets' })
    const page = await open(server, '/')
    for (const step of STEPS) {
      const fields = form.fields.map(([label, value]) => [label, value.replace('%', WORDS[step])] as const)
      if (step === 'before it is answered') {
        await server.kill()
        server = begun(await startDyingPawl({ dataFolder, args, diesOn: form.to }))
      }
      await page.goto(`${server.url}${form.path.replace('%', WORDS[step])}`)
      await begin(page, form, fields[0]?.[0] ?? '')
      if (step === 'before the first field') await server.kill()
      await write(page, fields)
      if (step === 'before it is sent') await server.kill()
      await page.getByRole('button', { name: form.send, exact: true }).click()
      await died(server)
      server = begun(await startPawl({ dataFolder, args }))
      await expect.poll(() => leftIn(page), { timeout: 30_000 }).toEqual([])
    }
    await form.has(server, Object.values(WORDS))
  },
  120_000,
)

/** What is written or waits in the browser. */
const leftIn = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) =>
      /^pawl\.(?:draft|change|outbox)\./.test(name),
    ),
  )

function died({ process }: PawlServer): Promise<void> {
  return expect.poll(() => process.signalCode).toBe('SIGKILL')
}

const fieldOf = (page: Page, label: string) =>
  page
    .locator('input, textarea, select')
    .and(page.getByLabel(new RegExp(`^${label}`)))
    .locator('visible=true')
    .first()

async function begin(page: Page, { begin: opener }: Form, first: string): Promise<void> {
  const field = fieldOf(page, first)
  // What was described once is changed.
  const openers = opener && page.getByText(opener, { exact: true }).or(page.getByLabel('Change: Description'))
  if (openers) await openers.first().click()
  await field.waitFor()
}

async function write(page: Page, fields: Form['fields']): Promise<void> {
  for (const [label, value] of fields) {
    const field = fieldOf(page, label)
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}
