// The forms of work with agents and of governed work, before a server that is killed at every step.

import { expect, test } from 'vitest'
import type { PawlServer } from '../../../testing/pawl-processes.ts'
import { agent } from './agent.ts'
import { api } from './browser.ts'
import { answer, handIn, judge, openItem } from './governed-scene.ts'
import { type Form, got, inOrder, outliveKills } from './killed-forms.ts'

const ROOM = '/rooms/site'
const THREE = ['one', 'two', 'three']
/** After the to-do. */
const REVIEWED = [2, 3, 4]

async function askThrice(server: PawlServer): Promise<void> {
  await api(server, 'PATCH', '/api/rooms/site/change', { parallel: 3 })
  for (const name of THREE) {
    await api(server, 'POST', '/api/rooms/site/messages', { content: `Build ${name}` })
    const builder = agent(server, 'site', 'builder', name)
    const task = await builder.claim()
    await builder.start(task)
    await builder.ask(task, `How is ${name} built?`)
  }
}

/** Judged by the policy that is there. */
async function giveOutThree(server: PawlServer): Promise<void> {
  await api(server, 'POST', '/api/workers', { worker: 'ada', skills: ['writing'] })
  await api(server, 'POST', '/api/initiatives', { title: 'Release version 2' })
  const tasks = THREE.map((title) => ({ title }))
  await answer(server, (await openItem(server, 'InitiativeAssign')).id, { tasks })
}

/** The next one is given out once the one before it is approved. */
async function nextReview(server: PawlServer): Promise<string> {
  const { initiatives } = await got(server, 'initiatives')
  const { tasks } = await got(server, `initiatives/${initiatives[0].id}`)
  const given = tasks.find(({ status, assignee }: Given) => status === 'pending' && assignee === 'ada')
  await handIn(server, given.number, 'It is out.')
  return `/inbox/${(await openItem(server, 'TaskReview')).id}`
}

interface Given {
  readonly status: string
  readonly assignee?: string
}

const FORMS: readonly (Form & { readonly name: string })[] = [
  {
    name: 'the score of a backlog item',
    path: ROOM,
    scene: (server) => api(server, 'POST', '/api/rooms/site/backlog', { content: 'Faster search' }),
    begin: 'Score',
    fields: [
      ['Value', 'high'],
      ['Priority', '7'],
    ],
    send: 'Save',
    to: '/score$',
    has: async (server) =>
      expect((await got(server, 'rooms/site/backlog')).tasks).toMatchObject([{ value: 'high', priority: 7 }]),
  },
  {
    name: 'what a room may cost',
    path: ROOM,
    fields: [
      ['How much it may cost', '12'],
      ['In how long', 'week'],
    ],
    send: 'Set',
    to: '/budgets/set$',
    has: async (server) =>
      expect((await got(server, 'budgets')).budgets).toMatchObject([{ costMicros: 12_000_000, per: 'week' }]),
  },
  {
    name: 'an answer to an agent',
    path: ROOM,
    scene: askThrice,
    fields: [['Answer to task', 'with %']],
    send: 'Answer',
    to: '/answer$',
    has: async (server, words) => {
      const { working, pending, review } = await got(server, 'rooms/site')
      const answers = [...working, ...pending, ...review].map(({ answer }: { answer?: string }) => answer)
      expect(inOrder(answers)).toEqual(inOrder(words.map((word) => `with ${word}`)))
    },
  },
  {
    name: 'a new worker',
    path: '/policies',
    begin: 'New worker',
    fields: [
      ['Name', 'hand-%'],
      ['Skills', 'writing'],
    ],
    send: 'Add',
    to: '^/api/workers$',
    has: async (server, words) => {
      const { workers } = await got(server, 'workers')
      expect(inOrder(workers.map(({ id }: { id: string }) => id))).toEqual(inOrder(words.map((word) => `hand-${word}`)))
    },
  },
  {
    name: 'a worker that is changed',
    path: '/policies',
    scene: (server) => api(server, 'POST', '/api/workers', { worker: 'ada', skills: ['writing'] }),
    begin: 'Change the worker',
    fields: [['Who runs it', 'person:%']],
    send: 'Save',
    to: '^/api/workers/ada$',
    has: async (server, words) =>
      expect((await got(server, 'workers')).workers).toMatchObject([
        { version: words.length + 1, body: { owner: `person:${words.at(-1)}` } },
      ]),
  },
  {
    name: 'verdicts',
    path: nextReview,
    scene: giveOutThree,
    fields: [],
    choose: (page) => judge(page, 'safe', 'Satisfied'),
    send: 'Send the verdicts',
    to: '/answer$',
    has: async (server) => {
      for (const number of REVIEWED) {
        const { attempts } = await got(server, `governed/${number}/evidence`)
        expect(attempts.flatMap(({ cases }: { cases: unknown[] }) => cases)).toHaveLength(1)
      }
    },
  },
]

test.each(FORMS)('[D48] a server that is killed at any step of $name loses nothing', outliveKills, 120_000)
