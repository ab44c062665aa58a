// Questions that are handed to one person, on both databases; each person as they are let in.

import type { OperationKey, Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { freshContexts } from '../../../../testing/operation-context.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import { runOperation } from '../dispatch/run-operation.ts'

const someone = (name: string, role: Principal['role'] = 'member'): Principal => ({ name, role, alone: false })
const ann = someone('person:ann', 'owner')
const dana = someone('person:dana')
const noa = someone('person:noa')
const eve = someone('person:eve', 'auditor')
const judge: Principal = { ...someone('agent:judge', 'agent'), systems: ['system3'] }

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  // biome-ignore lint/suspicious/noExplicitAny: answers of every operation, looked into by name
  const ask = async (who: Principal, key: OperationKey, input: object = {}): Promise<any> => {
    const outcome = await runOperation({ ...now.context, principal: who, actor: who.name }, key, input)
    return outcome.refused ? outcome.refusal.code : outcome.value
  }
  const inboxOf = async (who: Principal, input: object = {}) =>
    (await ask(who, 'inbox', input)).items.map(({ id }: { id: string }) => id)
  /** An agent asks people; its question is named by its task and its claim. */
  const question = async () => {
    await ask(dana, 'postMessage', { room: 'mill', content: 'Grind' })
    const wanted = { room: 'mill', role: 'builder', session: 's:secret-of-this-agent', timeoutSeconds: 0 }
    const { task } = await ask(ann, 'waitForTask', wanted)
    const held = { task: String(task.number), session: 's:secret-of-this-agent' }
    await ask(ann, 'startWork', held)
    await ask(ann, 'blockWork', { ...held, ask: 'How fine?' })
    return `${task.number}.1`
  }

  beforeEach(async () => {
    for (const { name, role, systems } of [ann, dana, noa, eve, judge]) {
      const secretHash = `${name} ${now.workspace}`
      const token = { name: name.replace(':', '-'), actor: name, role, systems: systems ?? null, secretHash }
      await now.context.store.insertToken(storedToken(token))
    }
    await ask(dana, 'createRoom', { room: 'mill', roles: ['builder'] })
  })

  test('[QH1] what was handed to someone is in their inbox alone, and others find it apart and can answer it', async () => {
    const item = await question()
    expect(await ask(dana, 'handItem', { item, person: 'noa' })).toEqual({ item, handedTo: 'person:noa' })
    expect([await inboxOf(noa), await inboxOf(dana), await inboxOf(ann)]).toEqual([[item], [], []])
    expect(await inboxOf(dana, { handed: true })).toEqual([item])
    expect(await inboxOf(dana, { item })).toEqual([item])
    const { handed } = (await ask(ann, 'showItem', { item })).item
    expect(handed).toMatchObject({ to: 'person:noa', by: 'person:dana' })
    expect((await ask(dana, 'answerItem', { item, answer: 'very fine' })).item.state).toBe('answered')
    expect(await inboxOf(noa)).toEqual([])
  })

  test('[QH1] a program that answers is not given what was handed to a person', async () => {
    const { items } = await ask(ann, 'startInitiative', { title: 'Ship it' })
    const [{ id: item }] = items
    expect(await inboxOf(judge, { ready: true })).toEqual([item])
    await ask(ann, 'handItem', { item, person: 'ann' })
    expect([await inboxOf(judge, { ready: true }), await inboxOf(ann)]).toEqual([[], [item]])
  })

  test('[QH2] handed over by whoever may answer, to someone who may, and given back by either', async () => {
    const item = await question()
    expect(await ask(dana, 'listAnswerers', { item })).toEqual({ people: ['person:ann', 'person:dana', 'person:noa'] })
    expect(await ask(dana, 'handItem', { item, person: 'eve' })).toBe('CANNOT_BE_HANDED')
    expect(await ask(dana, 'handItem', { item, person: 'agent:judge' })).toBe('CANNOT_BE_HANDED')
    expect(await ask(dana, 'handItem', { item, person: 'nobody' })).toBe('PERSON_NOT_HERE')
    expect(await ask(eve, 'handItem', { item, person: 'noa' })).toBe('NOT_ALLOWED')
    expect(await ask(judge, 'handItem', { item, person: 'noa' })).toBe('NOT_ALLOWED')
    expect(await ask(judge, 'listAnswerers', { item })).toEqual({ people: [] })
    expect(await ask(dana, 'returnItem', { item })).toBe('NOT_HANDED')
    await ask(dana, 'handItem', { item, person: 'noa' })
    await ask(noa, 'handItem', { item, person: 'ann' })
    expect([await inboxOf(noa), await inboxOf(ann)]).toEqual([[], [item]])
    expect(await ask(judge, 'returnItem', { item })).toBe('NOT_ALLOWED')
    await ask(ann, 'returnItem', { item })
    for (const who of [ann, dana, noa]) expect(await inboxOf(who), who.name).toEqual([item])
    const versions = await now.context.store.recordVersions('handover', item)
    expect(versions.map(({ state, body, actor }) => [state, body.to, actor])).toEqual([
      ['shared', undefined, 'person:dana'],
      ['handed', 'person:noa', 'person:dana'],
      ['handed', 'person:ann', 'person:noa'],
      ['shared', undefined, 'person:ann'],
    ])
  })

  test('[QH3] what was handed to someone who may not answer any more is everyone’s again', async () => {
    const item = await question()
    await ask(dana, 'handItem', { item, person: 'noa' })
    await ask(ann, 'revokeToken', { name: 'person-noa' })
    expect(await inboxOf(dana)).toEqual([item])
    expect((await ask(dana, 'showItem', { item })).item.handed).toBeUndefined()
  })

  test('[D41] to someone whom a room is closed to nothing of it is handed, and of what was they see nothing', async () => {
    const item = await question()
    await ask(dana, 'handItem', { item, person: 'noa' })
    await ask(dana, 'admitMember', { room: 'mill', member: 'ann' })
    expect([await inboxOf(noa, { handed: true }), await inboxOf(dana)]).toEqual([[], [item]])
    expect(await ask(ann, 'listAnswerers', { item })).toEqual({ people: ['person:ann', 'person:dana'] })
    expect(await ask(dana, 'handItem', { item, person: 'noa' })).toBe('CANNOT_BE_HANDED')
  })

  test('[QH4] a question that is asked anew is everyone’s; one that was answered is handed to nobody', async () => {
    const item = await question()
    await ask(dana, 'handItem', { item, person: 'noa' })
    await ask(noa, 'answerItem', { item, answer: 'very fine' })
    expect(await ask(dana, 'handItem', { item, person: 'noa' })).toBe('ITEM_ANSWERED')
    expect(await ask(dana, 'handItem', { item: '99.1', person: 'noa' })).toBe('ITEM_NOT_FOUND')
  })
})
