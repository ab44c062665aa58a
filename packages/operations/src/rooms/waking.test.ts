// Two real processes and no server between them: who waits is woken by what the other writes.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import type { WaitingAgent } from '../../../../testing/waiting-agent.ts'

const PROGRAM = join(import.meta.dirname, '../../../../testing/waiting-agent.ts')
const ROUNDS = Number(process.env.WAKING_ROUNDS ?? 20)

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('an agent in another process has the task long before anyone would have looked', async () => {
    const { done } = asked(now.context)
    await done('createRoom', { room: 'build', roles: ['builder'], parallel: 10_000 })
    const agent: WaitingAgent = { place: now.place, workspace: now.workspace, rounds: ROUNDS, session: 's1' }
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify(agent)], { stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const said = async () => (await lines.next()).value as string
    expect(await said()).toBe('waiting')
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await pause(30 + (round % 7) * 10)
      await done('postMessage', { room: 'build', content: `work ${round}`, attach: [] })
      const posted = performance.timeOrigin + performance.now()
      took.push(Number(await said()) - posted)
    }
    expect(await once(child, 'exit')).toEqual([0, null])
    took.sort((a, b) => a - b)
    const at = (share: number) => (took[Math.floor(share * (took.length - 1))] as number).toFixed(1)
    if (process.env.WAKING_ROUNDS) console.log(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`)
    // Whoever is not woken looks every two seconds on PostgreSQL, every fifteen on SQLite: half of the waits would be a second or more.
    expect(took[Math.floor(took.length / 2)]).toBeLessThan(800)
  })
})

describe('in one process', () => {
  const [sqlite] = databases
  const { now } = freshContexts(() => (sqlite as (typeof databases)[number]).freshPlace())

  test('who is called away while waiting leaves nothing behind that keeps the process alive', async () => {
    const { done } = asked(now.context)
    await done('createRoom', { room: 'idle', roles: ['builder'] })
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const waitAndLeave = async () => {
      const leaving = new AbortController()
      const agent = asked({ ...now.context, signal: leaving.signal })
      const waiting = agent.refused('waitForTask', { room: 'idle', role: 'builder', session: 's1' })
      await pause(100)
      leaving.abort()
      expect((await waiting).code).toBe('NOTHING_TO_DO')
    }
    // A pool of connections has timers of its own; a file has none.
    await waitAndLeave()
    const before = timers()
    await waitAndLeave()
    expect(timers()).toBeLessThanOrEqual(before)
  })
})
