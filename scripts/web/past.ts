// A month of to-dos that were added, begun and finished day by day, so that there is something to look back at.

import { localPrincipal, operations } from '../../packages/contract/src/index.ts'
import { handlers, newId } from '../../packages/operations/src/index.ts'
import { openStore, sqlitePlace } from '../../packages/storage/src/index.ts'

const DAY = 86_400_000
const DAYS = 29
const TITLES = [
  'Answer the mail',
  'Review a change',
  'Water the plants',
  'לקבוע פגישה',
  'Pay an invoice',
  'Read a paper',
]

export async function livePast(dataFolder: string): Promise<void> {
  const opened = await openStore(sqlitePlace(dataFolder))
  const store = await opened.in()
  for (let day = DAYS; day > 0; day--) {
    let now = Date.now() - day * DAY
    const context = {
      store,
      principal: localPrincipal(true),
      actor: 'person:local',
      language: 'en',
      now: () => (now += 60_000),
      newId,
    } as const
    const started: string[] = []
    for (let count = 0; count < 1 + (day % 3); count++) {
      const title = TITLES[(day + count) % TITLES.length]
      const added = await handlers.addTask(context, operations.addTask.input.parse({ title }))
      if (!added.refused) started.push(String(added.value.task.number))
    }
    now += DAY / 8
    for (const [index, task] of started.entries()) {
      if ((day + index) % 4 === 0) continue
      await handlers.startTask(context, { task })
      now += DAY / 6
      if ((day + index) % 5 !== 0) await handlers.completeTask(context, { task })
    }
  }
  await opened.close()
}
