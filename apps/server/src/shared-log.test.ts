import type { StoredEvent, WorkspaceStore } from '@pawl/operations'
import { expect, test } from 'vitest'
import { SharedLog } from './shared-log.ts'

/** A log that answers when it is told to. */
function slowLog() {
  const events: StoredEvent[] = []
  const asked: (() => void)[] = []
  const store = {
    eventsAfter: () =>
      new Promise<readonly StoredEvent[]>((resolve) => {
        const seen = [...events]
        asked.push(() => resolve(seen))
      }),
  } as unknown as WorkspaceStore
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  return { events, asked, turn, log: new SharedLog(store) }
}

test('[SH1] a thousand streams that are woken together ask the store once', async () => {
  const { asked, turn, log } = slowLog()
  const all = Promise.all(Array.from({ length: 1_000 }, () => log.eventsAfter('1.1', 200)))
  await turn()
  expect(asked.length).toBe(1)
  asked[0]?.()
  expect(new Set(await all).size).toBe(1)
})

test('[SH1] whoever asks while a look is on its way is shown what came since, by one more look for all of them', async () => {
  const { events, asked, turn, log } = slowLog()
  const early = log.eventsAfter('1.1', 200)
  await turn()
  events.push({ position: '2.1' } as StoredEvent)
  const late = [log.eventsAfter('1.1', 200), log.eventsAfter('1.1', 200)]
  await turn()
  expect(asked.length).toBe(1)
  asked[0]?.()
  expect(await early).toEqual([])
  await turn()
  expect(asked.length).toBe(2)
  asked[1]?.()
  for (const page of await Promise.all(late)) expect(page).toEqual(events)
})
