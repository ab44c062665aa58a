// Answers one question of an inbox and dies, as by kill -9, right after a statement of the database: the first, the
// second, and so on. For tests; run as a process of its own.

import { flushCompileCache } from 'node:module'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'
import { handlers } from '../packages/operations/src/index.ts'
import { openStore } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'
import { contextOf } from './operation-context.ts'

export interface DyingAnswer {
  readonly place: Place
  readonly workspace: string
  readonly item: string
  readonly answer: Record<string, unknown>
  /** How many statements it lives for. */
  readonly lives: number
}

type Method = (...given: unknown[]) => unknown

const { place, workspace, item, answer, lives } = JSON.parse(process.argv[2] as string) as DyingAnswer
const store = await (await openStore(place)).in(workspace)
// Whoever dies leaves no compiled code behind.
flushCompileCache()

let statements = 0
const done = () => {
  if (++statements === lives) process.kill(process.pid, 'SIGKILL')
}
const dieAfter = (prototype: object, name: string) => {
  const methods = prototype as Record<string, Method>
  const original = methods[name] as Method
  methods[name] = function (this: unknown, ...given) {
    const result = original.apply(this, given)
    if (result instanceof Promise) return result.finally(done)
    done()
    return result
  }
}
for (const name of ['run', 'all', 'get']) dieAfter(StatementSync.prototype, name)
dieAfter(DatabaseSync.prototype, 'exec')
dieAfter(pg.Client.prototype, 'query')

await handlers.answerItem(contextOf(store), { item, answer, brief: false })
process.exit(0)
