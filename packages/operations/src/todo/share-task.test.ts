// A to-do that is shared [D41]: there for those it is shared with, changed by those it is shared with for that, and for
// nobody else.

import type { OperationKey, Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { freshContexts } from '../../../../testing/operation-context.ts'
import { runOperation } from '../dispatch/run-operation.ts'

const person = (name: string, role: Principal['role'] = 'member'): Principal => ({ name, role, alone: false })
const dana = person('person:dana')
const noa = person('person:noa')
const eve = person('person:eve', 'owner')

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = <Key extends OperationKey>(who: Principal, key: Key, input: object = {}, actor = who.name) =>
    runOperation({ ...now.context, principal: who, actor }, key, input)
  const done = async <Key extends OperationKey>(who: Principal, key: Key, input: object = {}, actor = who.name) => {
    const outcome = await ask(who, key, input, actor)
    if (outcome.refused) throw new Error(JSON.stringify(outcome.refusal))
    return outcome.value
  }
  const titles = async (who: Principal, filter = {}) =>
    (await done(who, 'listTasks', filter)).tasks.map(({ title }) => title)

  beforeEach(async () => {
    for (const { name } of [dana, noa, eve]) {
      const token = {
        name: name.slice(7),
        actor: name,
        role: 'member' as const,
        rooms: null,
        systems: null,
        secretHash: `${name} ${now.context.store.workspace}`,
      }
      const made = { createdBy: 'x', createdAt: 1, expiresAt: null, lastUsedAt: null, revokedAt: null }
      await now.context.store.insertToken({ ...token, ...made })
    }
    await done(dana, 'addTask', { title: 'Buy a ring', priority: 'high', deadline: '2026-05-01' })
    await done(dana, 'addTask', { title: 'Book the church' })
  })

  test('[D41] it is in the lists, counts, search, insight and talk of whoever it is shared with, and of nobody else', async () => {
    await done(noa, 'addTask', { title: 'Practise the organ', deadline: '2026-06-01' })
    await done(dana, 'shareTask', { task: '1', with: 'noa' })
    for (const sort of ['number', 'deadline', 'priority', 'updated'])
      expect((await titles(noa, { sort })).toSorted()).toEqual(['Buy a ring', 'Practise the organ'])
    expect(await titles(noa, { sort: 'deadline', limit: 1 })).toEqual(['Buy a ring'])
    expect(await titles(noa, { text: 'ring' })).toEqual(['Buy a ring'])
    const { lifecycles } = await done(noa, 'listLifecycles')
    expect(lifecycles.find(({ name }) => name === 'todo')?.counts.open).toBe(2)
    expect((await done(noa, 'insight', { lifecycle: 'todo', days: 7 })).flow.at(-1)?.counts.open).toBe(2)
    expect((await done(noa, 'takeTurn', { message: 'show my tasks' })).text).toContain('Buy a ring')
    expect(await titles(eve)).toEqual([])
    expect(await titles(dana)).toEqual(['Buy a ring', 'Book the church'])
  })

  test('[D41] whoever may only see it changes nothing, and is told who could', async () => {
    await done(dana, 'shareTask', { task: '1', with: 'noa' })
    const before = await now.context.store.lastPosition()
    for (const [key, input] of [
      ['editTask', { title: 'Sell a ring' }],
      ['completeTask', {}],
      ['transitionTask', { to: 'done' }],
      ['deleteTask', {}],
      ['shareTask', { with: 'eve' }],
      ['unshareTask', {}],
    ] as const) {
      const outcome = await ask(noa, key, { task: '1', ...input })
      expect(outcome).toMatchObject({
        refusal: { code: 'NOT_ALLOWED', variables: { could: expect.arrayContaining(['owner']) } },
      })
    }
    expect((await done(noa, 'takeTurn', { message: 'delete buy a ring' })).text).not.toMatch(/^Deleted/)
    expect(await now.context.store.lastPosition()).toBe(before)
  })

  test('[D41] whoever may change it edits, starts, completes and reopens it; throwing away and sharing stay the owner’s', async () => {
    await done(dana, 'shareTask', { task: '1', with: 'noa', to: 'change' })
    await done(noa, 'editTask', { task: '1', title: 'Buy two rings' })
    for (const move of ['startTask', 'stopTask', 'completeTask', 'reopenTask'] as const)
      await done(noa, move, { task: '1' })
    for (const [key, more] of [
      ['deleteTask', {}],
      ['shareTask', { with: 'eve' }],
      ['unshareTask', { with: 'noa' }],
    ] as const)
      expect(await ask(noa, key, { task: '1', ...more })).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } })
    const sneaked = await ask(noa, 'transitionTask', { task: '1', to: 'done', sharedWith: ['person:eve'] })
    expect(sneaked).toMatchObject({ refusal: { code: 'TASK_VALIDATION_FAILED' } })
    expect(await titles(dana)).toContain('Buy two rings')
  })

  test('[D41] nobody undoes what another did, whatever name both act under', async () => {
    await done(dana, 'shareTask', { task: '1', with: 'noa', to: 'change' })
    await done(dana, 'editTask', { task: '1', title: 'Buy rings' }, 'agent:helper')
    for (const actor of ['person:noa', 'agent:helper']) {
      const named = await ask(noa, 'undoChange', { change: '1@3' }, actor)
      expect(named).toMatchObject({ refusal: { code: 'NOT_YOUR_CHANGE' } })
      expect(await ask(noa, 'undoChange', {}, actor)).toMatchObject({ refusal: { code: 'NOTHING_TO_UNDO' } })
    }
    await done(noa, 'completeTask', { task: '1' })
    expect(await ask(dana, 'undoChange', { change: '1@4' })).toMatchObject({ refusal: { code: 'NOT_YOUR_CHANGE' } })
    expect((await done(noa, 'undoChange')).task.status).toBe('open')
  })

  test('[D41] what is taken back is gone at once: from lists, talk, history and undo', async () => {
    await done(dana, 'shareTask', { task: '1', with: 'noa', to: 'change' })
    await done(noa, 'editTask', { task: '1', title: 'Buy rings' })
    expect((await done(noa, 'takeTurn', { message: 'show my tasks' })).text).toContain('Buy rings')
    await done(dana, 'unshareTask', { task: '1', with: 'noa' })
    expect(await titles(noa)).toEqual([])
    expect((await done(noa, 'takeTurn', { message: 'show my tasks' })).text).not.toContain('Buy rings')
    expect(await ask(noa, 'taskHistory', { task: '1' })).toMatchObject({ refusal: { code: 'TASK_NOT_FOUND' } })
    expect(await ask(noa, 'undoChange', { change: '1@3' })).toMatchObject({ refusal: { code: 'CHANGE_NOT_FOUND' } })
    expect((await done(dana, 'showTask', { task: '1' })).task).not.toHaveProperty('sharedWith')
  })

  test('[D41] to see instead of to change takes the right to change away, and undo brings it back', async () => {
    await done(dana, 'shareTask', { task: '1', with: 'noa', to: 'change' })
    await done(dana, 'shareTask', { task: '1', with: 'noa', to: 'see' })
    expect(await ask(noa, 'startTask', { task: '1' })).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } })
    await done(dana, 'undoChange')
    expect((await done(noa, 'startTask', { task: '1' })).task.status).toBe('in_progress')
  })

  test('[D41] the next time of one that recurs is its owner’s and shared as it was, and goes with the undo of whoever completed it', async () => {
    const weekly = { title: 'Water', deadline: '2026-05-01', recurrence: 'FREQ=WEEKLY' }
    const { task } = await done(dana, 'addTask', weekly)
    await done(dana, 'shareTask', { task: String(task.number), with: 'noa', to: 'change' })
    await done(noa, 'completeTask', { task: String(task.number) })
    const next = (await done(dana, 'showTask', { task: String(task.number + 1) })).task
    expect(next).toMatchObject({ ownedBy: 'person:dana', sharedWith: ['person:noa'], editors: ['person:noa'] })
    await done(noa, 'undoChange')
    expect((await done(dana, 'showTask', { task: String(task.number + 1) })).task.status).toBe('deleted')
    expect((await done(noa, 'showTask', { task: String(task.number) })).task.status).toBe('open')
  })

  test('[D41] one’s own tasks are arranged around those that others share', async () => {
    await done(dana, 'shareTask', { task: '1', with: 'noa' })
    for (const title of ['Scales', 'Fugue']) await done(noa, 'addTask', { title })
    expect((await done(noa, 'arrangeTask', { task: '4', before: '3' })).task.title).toBe('Fugue')
    expect(await ask(noa, 'arrangeTask', { task: '1', before: '3' })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    })
  })

  test('[SH1] it is shared with people of the workspace only, and only its owner learns who is one', async () => {
    const wrong = await ask(dana, 'shareTask', { task: '1', with: 'nobody' })
    expect(wrong).toMatchObject({ refusal: { code: 'PERSON_NOT_HERE', variables: { person: 'nobody' } } })
    await done(dana, 'shareTask', { task: '1', with: 'noa' })
    expect(await ask(noa, 'shareTask', { task: '1', with: 'nobody' })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    })
    expect((await done(dana, 'shareTask', { task: '1', with: 'dana' })).task.sharedWith).toEqual(['person:noa'])
  })
})
