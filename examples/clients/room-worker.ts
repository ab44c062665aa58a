// An agent in a room through the TypeScript client: waits for one task, does it, and hands in what came of it.
// Run it beside `pawl serve`, as: node examples/clients/room-worker.ts <room> <role>

import { createClient } from '@pawl/client'

const [room, role] = process.argv.slice(2) as [string, string]
const pawl = createClient({ url: process.env.PAWL_URL ?? 'http://127.0.0.1:7077', token: process.env.PAWL_TOKEN })

// It waits until there is something, through restarts of the server.
const { task, session } = await pawl.waitForTask({ room, role })
const held = { task: String(task.number), session }
await pawl.startWork(held)
await pawl.reportProgress({ ...held, progress: 'counting' })
const words = task.content.trim().split(/\s+/).length // your work goes here
await pawl.completeWork({ ...held, result: `${words} words` })

const stopped = new AbortController()
for await (const { trigger, to } of pawl.events({ task: held.task, after: '0' }, stopped.signal)) {
  console.log(`${trigger} → ${to}`)
  if (to === 'completed') stopped.abort()
}
