// /api/chat with 32 people talking at once, each adding tasks; then each moving a task of their own back and forth among a
// thousand. Once in guided mode, step by step: every fourth turn adds or moves a task. Once in direct mode, which is what
// people get who ask for none: two words and a title add a task, and a status moves one. Every turn is stored before it is
// answered. Beside it what the machine can do at most one at a time: a raw durable transition.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '@pawl/storage'
import type { Bench, Row } from '../benchmark.ts'
import { fillStore, fillTitle } from '../fill-store.ts'
import { openRawSqlite } from '../floors/raw-sqlite.ts'
import { postAll } from '../http-load.ts'
import { compare, ratePerSecond } from '../measure.ts'
import { startServerProcess } from '../server-process.ts'
import { backAndForth } from '../start-or-stop.ts'

const PEOPLE = 32
const TASKS = 1_000
const PAWL = fileURLToPath(new URL('../../apps/cli/src/pawl.ts', import.meta.url))

const adding = (_: number, turn: number) => ['add task', 'Call mom', 'high', 'none'][turn % 4] as string
const moving = (person: number, turn: number) => {
  const status = turn % 8 < 4 ? 'in progress' : 'open'
  return [`update ${fillTitle(person + 1)}`, 'status', status, 'yes'][turn % 4] as string
}

export async function chat({ quick, gate, say, cleanup, measure }: Bench): Promise<readonly Row[]> {
  const rounds = quick ? 2 : 7
  const each = quick || gate ? 8 : 48
  const folder = cleanup.temporaryFolder()
  const floorFile = join(folder, 'floor.db')
  const data = join(folder, 'pawl')
  mkdirSync(data)
  for (const sqliteFile of [floorFile, join(data, 'pawl.db')]) {
    const opened = await openStore({ sqliteFile })
    await fillStore(await opened.in(), TASKS)
    await opened.close()
  }
  const raw = openRawSqlite(floorFile)
  cleanup.later(() => raw.close())
  const next = backAndForth(TASKS)
  const url = await startServerProcess(cleanup, PAWL, ['serve', '--port', '0', '--json', '--data', data])
  const talk = async (mode: 'guided' | 'direct', messageOf: (person: number, turn: number) => string) => {
    const conversations = await Promise.all(Array.from({ length: PEOPLE }, () => begin(url, mode)))
    const body = (person: number, turn: number) =>
      JSON.stringify({ message: messageOf(person, turn), conversation_id: conversations[person] })
    return () => postAll({ url, connections: PEOPLE, requestsEach: each, path: () => '/api/chat', body })
  }

  say(`${rounds} rounds of ${PEOPLE * each} turns, four times`)
  const contestants = {
    floor: () =>
      ratePerSecond(200, () => {
        const { number, to } = next()
        raw.startOrStop(number, to)
      }),
    addingGuided: await talk('guided', adding),
    movingGuided: await talk('guided', moving),
    addingDirect: await talk('direct', adding),
    movingDirect: await talk('direct', moving),
  }
  return measure(rounds, contestants, (figures) => {
    const row = (work: string, pawl: number[]): Row => ({
      work,
      against: 'raw durable transitions, one at a time',
      unit: 'per second',
      goal: null,
      ...compare(pawl, figures.floor),
    })
    return [
      row('/api/chat guided, 32 people at once, adding tasks', figures.addingGuided),
      row('/api/chat guided, 32 people at once, each moving one of 1,000 tasks', figures.movingGuided),
      row('/api/chat direct, 32 people at once, adding tasks', figures.addingDirect),
      row('/api/chat direct, 32 people at once, each moving one of 1,000 tasks', figures.movingDirect),
    ]
  })
}

async function begin(url: string, mode: 'guided' | 'direct'): Promise<string> {
  const response = await fetch(new URL('/api/chat', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hello', mode }),
  })
  return ((await response.json()) as { conversation_id: string }).conversation_id
}
