// Processes that really die, by kill -9, in the middle of sending for a hook; each time another goes on after it.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { LEASE } from '@pawl/operations'
import { describe, expect, test } from 'vitest'
import { checkHistory } from '../../../../testing/check-history.ts'
import { databases } from '../../../../testing/databases.ts'
import type { DyingHook } from '../../../../testing/dying-hook.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

const PROGRAM = join(import.meta.dirname, '../../../../testing/dying-hook.ts')
/** After how many messages the one that sends is killed, without an answer: at the first, among many, near the end. */
const DEATHS = [1, 7, 14, 22]
const TASKS = 6
const MOST_ROUNDS = 12

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('[HI6] [DL1] whoever is killed while it sends loses nothing: each event arrives, under one id, each task in its order', async () => {
    const person = asked(now.context)
    const agent = asked(acting(now.context, 'agent:builder'))
    const delivered: { readonly taskId: string; readonly version: number; readonly id: string }[] = []
    let sending: ReturnType<typeof spawn> | undefined
    const receiver = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      const { event, task } = JSON.parse(body).data
      delivered.push({ taskId: task.id, version: event.version, id: String(request.headers['webhook-id']) })
      if (DEATHS.includes(delivered.length)) return sending?.kill('SIGKILL')
      return response.writeHead(204).end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const to = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`

    await person.done('createRoom', { room: 'mill', roles: ['builder'], parallel: TASKS })
    const { hook } = await person.done('addHook', { on: 'room → *', to })
    for (let task = 1; task <= TASKS; task++) {
      await person.done('postMessage', { room: 'mill', content: `Grind ${task}` })
      const held = { task: String(task), session: `s${task}` }
      await agent.done('waitForTask', { room: 'mill', role: 'builder', session: held.session, timeoutSeconds: 0 })
      await agent.done('startWork', held)
      await agent.done('completeWork', { ...held, result: 'flour' })
    }

    let rounds = 0
    let isDone = false
    for (; !isDone && rounds < MOST_ROUNDS; rounds++) {
      const from = now.context.now() + rounds * (LEASE + 1)
      const given: DyingHook = { place: now.place, workspace: now.workspace, hooks: [hook.id], now: from }
      sending = spawn(process.execPath, [PROGRAM, JSON.stringify(given)], { stdio: ['ignore', 'inherit', 'inherit'] })
      isDone = (await once(sending, 'exit'))[0] === 0
    }
    receiver.closeAllConnections()
    await new Promise((resolve) => receiver.close(resolve))

    const { store } = now.context
    const tasks = await store.listTasks({ lifecycle: 'room', statuses: ['completed'], sort: 'updated', limit: 99 })
    const logs = await Promise.all(tasks.map(({ id }) => store.taskEvents(id)))
    const events = logs.flat().map(({ event }) => event)
    expect(checkHistory(events, { mostAttempts: 3, isQuiet: true, delivered })).toEqual([])
    const ids = Map.groupBy(delivered, ({ taskId, version }) => `${taskId} ${version}`)
    expect([...ids.values()].filter((same) => new Set(same.map(({ id }) => id)).size > 1)).toEqual([])
    // Several are sent at once: one death may be that of two of them.
    expect([isDone, rounds > 2, events.length]).toEqual([true, true, 4 * TASKS])
  })
})
