import { CLOCK, createTask, decideEdit, type FieldsOf, type TodoTask, todo } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { channelIn, deliveryIn } from '../../../../testing/filled-workspace.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

const DUE = Date.UTC(2026, 10, 20, 13)
const due = { deadline: '2026-11-20T13:00:00Z', reminders: ['-PT30M', 'PT0S'] }

describe.each(databases)('reminders on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  const add = async (id: string, fields: Partial<FieldsOf<typeof todo>> = due) => {
    const given = { title: id, ...fields }
    const build = (number: number) => createTask(todo, { id, number, by: 'person:dana', at: 1, fields: given })
    return (await now.store.insertTask(build)).task as TodoTask
  }
  const reminded = (task: TodoTask, remindedUntil: number) => {
    const decision = decideEdit(todo, task, { by: 'clock', as: CLOCK, at: DUE, fields: { remindedUntil } })
    if (decision.refused || 'unchanged' in decision) throw new Error('refused')
    return decision
  }
  const toRemind = async (by: number) => (await now.there.tasksToRemind(by, 9)).map(({ id }) => id)
  const waiting = () => now.there.takeDeliveries('phone', DUE, DUE, 9)

  test('[RM4] a task is due from its next moment on, and filed anew with every change', async () => {
    const task = await add('dentist')
    await add('no date', { reminders: ['PT0S'] })
    await add('nothing', {})
    expect([await toRemind(DUE - 1_800_001), await toRemind(DUE - 1_800_000)]).toEqual([[], ['dentist']])
    await now.store.storeReminded(reminded(task, DUE - 1_800_000), [])
    expect([await toRemind(DUE - 1), await toRemind(DUE)]).toEqual([[], ['dentist']])
  })

  test('[RS1] of two that remind of one task one stores it, with what has to go out', async () => {
    const write = reminded(await add('dentist'), DUE)
    const each = [now.store, now.there].map((store, index) =>
      store.storeReminded(write, [deliveryIn('x', `sent by ${index}`)]),
    )
    expect((await Promise.all(each)).sort()).toEqual([false, true])
    expect(await waiting()).toHaveLength(1)
    expect((await now.store.taskEvents('dentist')).map(({ event }) => event.by)).toEqual(['person:dana', 'clock'])
  })

  test('[RS2] [RS3] what was taken is nobody else’s for a while, and then settled only by whoever took it last', async () => {
    await now.store.addDelivery({ ...deliveryIn('x', 'd'), createdAt: DUE })
    const [first] = await now.store.takeDeliveries('phone', DUE, DUE + 60, 9)
    expect(await now.there.takeDeliveries('phone', DUE + 59, DUE + 120, 9)).toEqual([])
    const [second] = await now.there.takeDeliveries('phone', DUE + 60, DUE + 120, 9)
    const settled = { state: 'sent', at: DUE + 61, nextAt: DUE, trouble: null } as const
    const settle = (delivery: typeof first) =>
      now.store.settleDelivery({ ...settled, delivery: delivery as { id: string; attempts: number } })
    expect([await settle(first), await settle(second), await settle(second)]).toEqual([false, true, false])
    expect(await now.store.takeDeliveries('phone', DUE * 2, DUE * 2, 9)).toEqual([])
  })

  test('many that take at once get each one once', async () => {
    for (let index = 0; index < 20; index++) await now.store.addDelivery(deliveryIn('x', `d${index}`))
    const taken = await Promise.all(
      [now.store, now.there, now.store].map((store) => store.takeDeliveries('phone', DUE, DUE + 1, 9)),
    )
    const ids = taken.flat().map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([20, 20])
  })

  test('a channel takes what still had to go there along; what belongs to the machine goes to whoever has it', async () => {
    const [phone, laptop] = [channelIn('x', 'phone'), { ...channelIn('x', 'laptop'), ownsLocal: false }]
    for (const channel of [phone, laptop]) await now.store.insertChannel(channel)
    await now.store.addDelivery(deliveryIn('x', 'd'))
    expect(await now.there.channelsOfOwner('person:local')).toEqual([phone])
    expect(await now.there.channelsOfOwner('person:dana')).toHaveLength(2)
    await now.store.removeChannel(phone)
    expect([await waiting(), await now.there.findChannel('phone')]).toEqual([[], undefined])
  })

  test('each workspace in which there is something to do is named, with the moment', async () => {
    await add('dentist')
    const own = async () =>
      (await now.there.nextReminders()).find(({ workspace }) => workspace === now.store.workspace)?.at
    expect(await own()).toBe(DUE - 1_800_000)
    await now.store.addDelivery({ ...deliveryIn('x', 'd'), createdAt: 5 })
    expect(await own()).toBe(5)
  })

  test('what is kept under a name is what the first kept', async () => {
    const kept = await Promise.all([now.store.keepKey('signing', 'a'), now.there.keepKey('signing', 'b')])
    expect(kept[0]).toBe(kept[1])
    expect(await now.store.findKeptKey('signing')).toBe(kept[0])
  })

  test('what has failed and what waits is counted over the whole store', async () => {
    const before = await now.store.deliveryFigures()
    await now.store.addDelivery(deliveryIn('x', 'd'))
    expect((await now.there.deliveryFigures()).waiting - before.waiting).toBe(1)
    await now.store.forgetDeliveries(DUE, 9)
    expect((await now.there.deliveryFigures()).waiting - before.waiting).toBe(1)
  })
})
