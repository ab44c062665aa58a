// Takes one turn of a conversation and dies on the way, as by kill -9: before the turn is stored, or after it is stored
// and before it is answered. For tests; run as a process of its own.

import { flushCompileCache } from 'node:module'
import { type Context, handlers } from '../packages/operations/src/index.ts'
import { openStore } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'
import { contextOf } from './operation-context.ts'

export interface DyingTurn {
  readonly place: Place
  readonly workspace: string
  readonly dies: 'before storing' | 'before answering'
  readonly input: Parameters<typeof handlers.takeTurn>[1]
}

const { place, workspace, dies, input } = JSON.parse(process.argv[2] as string) as DyingTurn
const store = await (await openStore(place)).in(workspace)
// Whoever dies leaves no compiled code behind.
flushCompileCache()
const dyingStore: Context['store'] = {
  ...store,
  storeTurn: async (turn) => {
    if (dies === 'before answering') await store.storeTurn(turn)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  },
}
await handlers.takeTurn(contextOf(dyingStore), input)
