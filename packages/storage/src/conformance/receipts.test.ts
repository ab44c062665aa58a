// One suite over both databases: what the port of receipts promises.

import { AlreadyDone, type Receipt, type WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import { everything, move, times, todoDraft } from '../../../../testing/to-dos.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

const receipt = <Stored>(key: string, at = 5): Receipt<Stored> => ({
  principal: 'person:dana',
  key,
  fingerprint: `asked ${key}`,
  at,
  answerTo: (stored) => JSON.stringify(stored),
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  let there: WorkspaceStore
  beforeEach(() => {
    store = now.store
    there = now.there
  })
  const answerOf = async (key: string) => {
    const found = await there.findReceipt('person:dana', key)
    return found?.answer == null ? found : JSON.parse(found.answer)
  }

  test('[I1] a write stores its receipt with the answer, for whoever asks next', async () => {
    const { task } = await store.insertTask(todoDraft('Milk'), receipt('k1'))
    expect(await answerOf('k1')).toEqual(task)
    const done = await store.changeTask({ id: task.id }, move('done'), receipt('k2'))
    expect(await answerOf('k2')).toEqual((done as { task: unknown }).task)
    const same = await store.changeTask({ id: task.id }, (it) => ({ refused: false, unchanged: it }), receipt('k3'))
    expect(await answerOf('k3')).toEqual((same as { unchanged: unknown }).unchanged)
    expect(await there.findReceipt('person:eve', 'k1')).toBeUndefined()
  })

  test('[I2] a write whose receipt is there already is not stored at all', async () => {
    await store.insertTask(todoDraft('Milk'), receipt('k1'))
    await expect(there.insertTask(todoDraft('Eggs'), receipt('k1'))).rejects.toThrow(AlreadyDone)
    await expect(there.insertToken(storedToken({}), receipt('k1'))).rejects.toThrow(AlreadyDone)
    expect(await store.listTasks(everything)).toHaveLength(1)
    expect(await store.listTokens()).toEqual([])
  })

  test('[I2] of several at once with one key one is stored, wherever it is asked', async () => {
    const outcomes = await Promise.allSettled(
      times(10, (index) => (index % 2 === 0 ? store : there).insertTask(todoDraft('Milk'), receipt('k1'))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await store.listTasks(everything)).toHaveLength(1)
  })

  test('[I2] a refusal keeps no receipt', async () => {
    const { task } = await store.insertTask(todoDraft('Milk'))
    expect(await store.changeTask({ id: task.id }, move('nowhere'), receipt('k1'))).toMatchObject({ refused: true })
    expect(await answerOf('k1')).toBeUndefined()
  })

  test('receipts are forgotten by age, one by its key or so many at once', async () => {
    for (const at of [1, 2, 3, 4]) await store.insertTask(todoDraft('Milk'), receipt(`k${at}`, at))
    await store.forgetReceipt('person:dana', 'k4', 4)
    expect(await answerOf('k4')).toBeDefined()
    await store.forgetReceipt('person:dana', 'k4', 5)
    expect(await answerOf('k4')).toBeUndefined()
    await store.forgetReceipts(3, 1)
    expect([await answerOf('k1'), await answerOf('k2')]).toEqual([undefined, expect.anything()])
    await store.forgetReceipts(3, 10)
    expect([await answerOf('k2'), await answerOf('k3')]).toEqual([undefined, expect.anything()])
  })

  test('work of one name is done one at a time in a process', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await store.findReceipt('person:dana', 'none')
      order.push(`${name} ends`)
    }
    await Promise.all([store.oneAtATime('same', work('a')), store.oneAtATime('same', work('b'))])
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })
})
