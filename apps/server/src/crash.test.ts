// [DESIGN 5.5] The server is killed at any instant, under load: what was acknowledged is there, what was not is wholly
// there or wholly not.

import { setTimeout as pause } from 'node:timers/promises'
import { localPrincipal } from '@pawl/contract'
import { streams } from '@pawl/operations'
import { openStore, sqlitePlace } from '@pawl/storage'
import { expect, test } from 'vitest'
import { databases, temporaryFolder } from '../../../testing/databases.ts'
import { startPawl } from '../../../testing/pawl-processes.ts'

const WRITERS = 32

/** Adds a task and moves it about until the server is gone; notes what it was told. */
async function write(url: string, acknowledged: Set<string>): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { task } = (await response.json()) as { task: { number: number; version: number; status: string } }
    acknowledged.add(`${task.number}@${task.version} ${task.status}`)
    return task
  }
  try {
    for (;;) {
      const { number } = await post('/api/tasks', { title: 'under fire' })
      for (const verb of ['start', 'stop', 'complete', 'reopen', 'delete', 'restore'])
        await post(`/api/tasks/${number}/${verb}`, {})
    }
  } catch {
    // The server is gone.
  }
}

test.each([
  { ...databases[0], kills: 10 },
  { ...databases[1], kills: 5 },
])(
  '$kills × kill -9 under $name with 32 writers: nothing acknowledged is lost, nothing is half-written',
  { timeout: 180_000 },
  async ({ name, kills, freshPlace }) => {
    const dataFolder = temporaryFolder()
    const place = name === 'SQLite' ? undefined : await freshPlace?.()
    const acknowledged = new Set<string>()
    for (let round = 0; round < kills; round++) {
      const server = await startPawl({ dataFolder, place })
      const writers = Array.from({ length: WRITERS }, () => write(server.url, acknowledged))
      const before = acknowledged.size
      // On a slow machine too there is something to lose.
      while (acknowledged.size < before + 20) await pause(5)
      await pause(Math.random() * 200)
      await server.kill()
      await Promise.all(writers)
    }
    const opened = await openStore(place ?? sqlitePlace(dataFolder))
    const store = await opened.in()
    const stored = new Set<string>()
    for (
      let page = await store.eventsAfter(null, 5000);
      page.length > 0;
      page = await store.eventsAfter(page.at(-1)?.position ?? null, 5000)
    ) {
      for (const { event } of page) stored.add(`${event.number}@${event.version} ${event.to}`)
    }
    expect(acknowledged.size).toBeGreaterThan(kills * 10)
    expect([...acknowledged].filter((change) => !stored.has(change))).toEqual([])
    const context = {
      store,
      principal: localPrincipal(true),
      actor: 'person:local',
      language: 'en' as const,
      now: Date.now,
      newId: () => '',
    }
    for await (const line of streams.verifyStore(context)) {
      if (line.kind !== 'progress') expect(line).toMatchObject({ kind: 'end', differences: 0 })
    }
    await opened.close()
  },
)
