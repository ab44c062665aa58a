// A process that really dies in the middle of an answer, after each of its statements in turn.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import type { DyingAnswer } from '../../../../testing/dying-answer.ts'
import { Walk } from '../../../../testing/governed-walk.ts'
import { asked, contextOf, freshContexts } from '../../../../testing/operation-context.ts'
import type { Context } from '../context.ts'

const PROGRAM = join(import.meta.dirname, '../../../../testing/dying-answer.ts')
const TOGETHER = 4
const IMPROVE = { decision: 'improve', description: 'leave the secret out' }

/** False if it lived to the end. */
async function diesAnswering(answer: DyingAnswer): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(answer)], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code, signal] = await once(child, 'exit')
  expect([code, signal]).toEqual(signal === null ? [0, null] : [null, 'SIGKILL'])
  return signal !== null
}

/** A rejected task that waits for a decision. */
async function rejected(context: Context): Promise<string> {
  const { done } = asked(context)
  const only = async () => (await done('inbox', {})).items[0]?.id ?? ''
  await done('addWorker', { worker: 'ada', skills: [] })
  await done('addPolicy', { policy: 'safe', text: 'no secrets' })
  await done('startInitiative', { title: 'Ship it' })
  await done('answerItem', { item: await only(), answer: { tasks: [{ title: 'one' }, { title: 'two' }] } })
  await done('startWork', { task: '1', session: 'ada' })
  await done('completeWork', { task: '1', session: 'ada', result: 'a secret' })
  const cases = [{ policy_id: 'safe', verdict: 'Violated', reasoning: 'it is there' }]
  await done('answerItem', { item: await only(), answer: { cases } })
  return only()
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  const dieAfter = async (lives: number): Promise<boolean> => {
    const workspace = `dies after ${lives}`
    const context = contextOf(await now.opened.in(workspace))
    const item = await rejected(context)
    const state = async () => {
      const [initiative] = await context.store.records({ kind: 'initiative', limit: 1 })
      const tasks = await context.store.initiativeTasks(initiative?.id ?? '', 10)
      const asked = await context.store.findRecord('item', item)
      return { tasks: tasks.map(({ status, version }) => `${status} v${version}`), item: asked?.state }
    }
    const before = await state()
    const died = await diesAnswering({ place: now.place, workspace, item, answer: IMPROVE, lives })
    const after = await state()
    const whole = { tasks: ['canceled v6', 'pending v1', 'pending v1'], item: 'answered' }
    expect([before, whole]).toContainEqual(after)
    await new Walk(context).look()
    // Whoever tries again is told that it is done, or does it; either way there is one replacement.
    if (after.item === 'open') await asked(context).done('answerItem', { item, answer: IMPROVE })
    else expect((await asked(context).refused('answerItem', { item, answer: IMPROVE })).code).toBe('ITEM_ANSWERED')
    const { attempts } = await asked(context).done('lineage', { task: '1' })
    expect(attempts.map(({ status }) => status)).toEqual(['canceled', 'pending'])
    expect(await state()).toEqual(whole)
    return died
  }

  test('[D34] [DESIGN 5.5] a replacement that is cut off after any statement is wholly there or wholly not', async () => {
    let deaths = 0
    for (let first = 1, died = true; died; first += TOGETHER) {
      const group = await Promise.all(Array.from({ length: TOGETHER }, (_, index) => dieAfter(first + index)))
      deaths += group.filter(Boolean).length
      died = group.every(Boolean)
    }
    expect(deaths).toBeGreaterThan(6)
  }, 240_000)
})
