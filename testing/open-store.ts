// Opens a store in a process of its own, adds a task and says so.

import { localPrincipal } from '../packages/contract/src/index.ts'
import { handlers, newId } from '../packages/operations/src/index.ts'
import { openStore } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'

const opened = await openStore(JSON.parse(process.argv[2] as string) as Place)
const context = {
  store: await opened.in(),
  principal: localPrincipal(true),
  actor: 'person:dana',
  language: 'en',
  now: Date.now,
  newId,
} as const
await handlers.addTask(context, { title: 'from another process' })
await opened.close()
process.stdout.write('opened')
