// A to-do list through the TypeScript client: add, list, complete, undo.
// Run it beside `pawl serve`, as: node examples/clients/todo-list.ts

import { createClient, PawlRefused } from '@pawl/client'

const pawl = createClient({ url: process.env.PAWL_URL ?? 'http://127.0.0.1:7077', token: process.env.PAWL_TOKEN })

const { task } = await pawl.addTask({ title: 'Buy milk', priority: 'high' })
await pawl.completeTask({ task: String(task.number) })
await pawl.undoChange({})
const { tasks } = await pawl.listTasks({ status: 'pending' })
for (const { title, priority } of tasks) console.log(`${title} (${priority})`)

try {
  await pawl.showTask({ task: '999' })
} catch (error) {
  if (!(error instanceof PawlRefused)) throw error
  console.log(error.code, '-', error.message)
}
