// The floor of a change over HTTP: plain fastify, the same two routes and the same answer, one transaction for each
// request. Run as `node http-server.ts <file made by Pawl>`.

import fastify from 'fastify'
import { openRawSqlite } from './raw-sqlite.ts'

const store = openRawSqlite(process.argv[2] as string)
const app = fastify()

for (const [verb, to] of [
  ['start', 'in_progress'],
  ['stop', 'open'],
] as const) {
  app.post<{ Params: { task: string } }>(`/api/tasks/:task/${verb}`, async (request) => ({
    task: store.startOrStop(Number(request.params.task), to),
  }))
}

const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ url })}\n`)
process.once('SIGTERM', async () => {
  await app.close()
  store.close()
})
