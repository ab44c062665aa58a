// One suite over both databases: what the ports of logs and of spending promise.

import type { WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

const LOG = { taskId: 't1', attempt: 1 }
const LIMITS = { beginning: 100, end: 200 }
const piece = (text: string, at = 1) => ({ stream: 'out' as const, text, at })

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  let there: WorkspaceStore
  beforeEach(() => {
    store = now.store
    there = now.there
  })
  const textOf = async (most = 10_000) => (await store.logPieces(LOG, 0, most)).map(({ text }) => text).join('')

  test('[AL1] what is sent again at its place is stored once, also in part', async () => {
    await store.appendLog(LOG, [piece('one\n'), piece('two\n')], LIMITS, 0)
    await there.appendLog(LOG, [piece('one\n'), piece('two\n'), piece('three\n')], LIMITS, 0)
    expect(await store.appendLog(LOG, [piece('eee\nfour\n')], LIMITS, 10)).toMatchObject({ size: 19 })
    expect(await textOf()).toBe('one\ntwo\nthree\nfour\n')
    expect(await store.logHead(LOG)).toMatchObject({ size: 19, lastAt: 1 })
  })

  test('[AL1] two who append at once lose nothing', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${String(index).padStart(2, '0')}\n`)
    await Promise.all(texts.map((text, index) => (index % 2 ? store : there).appendLog(LOG, [piece(text)], LIMITS)))
    expect((await textOf()).match(/../g)).toHaveLength(texts.length)
  })

  test('[AL2] the beginning and the end are kept, and places stay', async () => {
    for (let index = 0; index < 100; index++) await store.appendLog(LOG, [piece(`${index}`.padStart(9, '.'))], LIMITS)
    const pieces = await store.logPieces(LOG, 0, 10_000)
    expect(pieces[0]).toMatchObject({ begins: 0, text: '........0' })
    expect(pieces.at(-1)).toMatchObject({ begins: 891, text: '.......99' })
    const kept = pieces.reduce((sum, { text }) => sum + text.length, 0)
    expect(kept).toBeLessThanOrEqual(320)
    expect((await store.logHead(LOG))?.size).toBe(900)
  })

  test('[AL1] a place beyond the end leaves a gap', async () => {
    await store.appendLog(LOG, [piece('a')], LIMITS, 0)
    await store.appendLog(LOG, [piece('z')], LIMITS, 50)
    expect(await store.logPieces(LOG, 0, 100)).toMatchObject([{ begins: 0 }, { begins: 50 }])
  })

  test('old logs are forgotten, the others stay', async () => {
    await store.appendLog(LOG, [piece('old', 1)], LIMITS)
    await store.appendLog({ ...LOG, attempt: 2 }, [piece('new', 9)], LIMITS)
    expect(await store.forgetLogs(5, 10)).toBe(1)
    expect((await store.logsOf(['t1'])).map(({ attempt }) => attempt)).toEqual([2])
    expect(await store.logPieces(LOG, 0, 100)).toEqual([])
  })

  test('[AL3] who listens is told, and answers are read in bounded parts', async () => {
    const told: string[] = []
    const close = store.onLog((task) => told.push(task))
    await store.appendLog(LOG, [piece('a'.repeat(50)), piece('b'.repeat(50))], LIMITS)
    close()
    expect(told).toEqual(['t1'])
    expect(await store.logPieces(LOG, 0, 60)).toHaveLength(1)
    expect(await store.logPieces(LOG, 50, 60)).toMatchObject([{ begins: 50 }])
  })
})
