// /api/chat with 32 people talking at once, each adding tasks step by step. Every turn is stored before it is answered,
// and every fourth one adds a task. Beside it what the machine can do at most one at a time: a raw durable transition.

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '@pawl/storage'
import type { Bench, Row } from '../benchmark.ts'
import { fillStore } from '../fill-store.ts'
import { openRawSqlite } from '../floors/raw-sqlite.ts'
import { postAll } from '../http-load.ts'
import { compare, interleave, ratePerSecond } from '../measure.ts'
import { startServerProcess } from '../server-process.ts'
import { backAndForth } from '../start-or-stop.ts'

const PEOPLE = 32
const STEPS = ['add task', 'Call mom', 'high', 'none'] as const
const PAWL = fileURLToPath(new URL('../../apps/cli/src/pawl.ts', import.meta.url))

export async function chat({ quick, say, cleanup }: Bench): Promise<Row[]> {
  const rounds = quick ? 2 : 7
  const each = quick ? 4 : 12
  const folder = cleanup.temporaryFolder()
  const floorFile = join(folder, 'floor.db')
  const opened = await openStore({ sqliteFile: floorFile })
  await fillStore(await opened.in(), 1_000)
  await opened.close()
  const raw = openRawSqlite(floorFile)
  cleanup.later(() => raw.close())
  const next = backAndForth(1_000)
  const url = await startServerProcess(cleanup, PAWL, [
    'serve',
    '--port',
    '0',
    '--json',
    '--data',
    join(folder, 'pawl'),
  ])
  const conversations = await Promise.all(Array.from({ length: PEOPLE }, () => begin(url)))

  say(`${rounds} rounds of ${PEOPLE * each} turns`)
  const body = (person: number, request: number) =>
    JSON.stringify({ message: STEPS[request % STEPS.length], conversation_id: conversations[person] })
  const figures = await interleave(rounds, {
    floor: () =>
      ratePerSecond(200, () => {
        const { number, to } = next()
        raw.startOrStop(number, to)
      }),
    pawl: () => postAll({ url, connections: PEOPLE, requestsEach: each, path: () => '/api/chat', body }),
  })
  const against = 'raw durable transitions, one at a time'
  return [
    {
      work: '/api/chat, 32 people at once',
      against,
      unit: 'per second',
      goal: null,
      ...compare(figures.pawl, figures.floor),
    },
  ]
}

async function begin(url: string): Promise<string> {
  const response = await fetch(new URL('/api/chat', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hello' }),
  })
  return ((await response.json()) as { conversation_id: string }).conversation_id
}
