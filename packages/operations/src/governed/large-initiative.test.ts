// An initiative of ten thousand tasks.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const MANY = 10_000

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('[003 NX6] ten thousand tasks are made by one answer, worked on one after the other, and stopped together', async () => {
    const { done } = asked(now.context)
    await done('addWorker', { worker: 'ada', skills: [] })
    const { initiative, items } = await done('startInitiative', { title: 'A long one' })
    const tasks = Array.from({ length: MANY }, (_, index) => ({ title: `part ${index + 1}` }))
    await done('answerItem', { item: items[0]?.id ?? '', answer: { tasks } })
    for (let number = 1; number <= 20; number++) {
      const { task } = await done('waitForTask', { worker: 'ada', timeoutSeconds: 0 })
      expect(task.number).toBe(number)
      await done('startWork', { task: String(number), session: 'ada' })
      await done('completeWork', { task: String(number), session: 'ada', result: 'done' })
    }
    const { tasks: stopped } = await done('cancelInitiative', { initiative: initiative.id })
    expect(stopped.length).toBe(MANY - 20)
  }, 180_000)
})
