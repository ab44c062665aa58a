// The forms of a person's own things, of rooms, policies and initiatives, before a server that is killed at every step.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Form, got, inOrder, outliveKills } from './killed-forms.ts'

interface Policy {
  readonly id: string
  readonly body: { readonly approvers?: readonly string[] }
}

/** Once a policy says who judges by it, that stands open. */
async function unfoldJudges(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary', { hasText: 'Who judges' }).locator('visible=true')
  if ((await folded.count()) > 0) await folded.first().click()
}

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
    fields: [['Another step', 'half a %']],
    send: 'Add step',
    to: '^/api/tasks/[^/]+$',
    has: async (server, words) => {
      const { checklist } = (await got(server, 'tasks/1')).task
      expect(checklist).toEqual(words.map((word) => ({ text: `half a ${word}`, done: false })))
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
    begin: 'More settings',
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
    choose: unfoldJudges,
    fields: [
      ['What it demands', 'no % secrets'],
      ['Only these judge by it', 'person:noa, person:%'],
      ['How many have to agree', '2'],
    ],
    send: 'Save',
    to: '^/api/policies/safe$',
    has: async (server, words) => {
      const { policies } = await got(server, 'policies')
      const [last] = words.slice(-1)
      expect(policies[0]).toMatchObject({
        version: words.length + 1,
        body: { text: `no ${last} secrets`, approvers: ['person:noa', `person:${last}`], quorum: 2 },
      })
    },
  },
  {
    path: '/policies',
    begin: 'New policy',
    fields: [
      ['Name', 'kind-%'],
      ['What it demands', 'be kind to the %'],
      ['Only these judge by it', 'person:%'],
      ['How many have to agree', '1'],
    ],
    choose: unfoldJudges,
    send: 'Add',
    to: '^/api/policies$',
    has: async (server, words) => {
      const { policies } = await got(server, 'policies')
      const judged = policies.map(({ id, body }: Policy) => `${id} ${body.approvers ?? 'everyone'}`)
      expect(inOrder(judged)).toEqual(inOrder(['safe everyone', ...words.map((word) => `kind-${word} person:${word}`)]))
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

test.each(FORMS)('[D48] a server that is killed at any step of $send on $path loses nothing', outliveKills, 120_000)
