// The floor's statements from Node, one connection for each client, for machines without pgbench. A higher bar in one
// way, a lower one in another: no operations and no kernel, but the same single process.

import pg from 'pg'
import { ACTOR } from '../fill-store.ts'
import { readTask, writeTask } from './postgres-statements.ts'

const READ = readTask('$1')
const WRITE = writeTask({ id: '$1', version: '$2', fields: '$3', actor: '$4' })

export interface RawPostgres {
  transition(client: number, number: number): Promise<void>
  close(): Promise<void>
}

export async function connectRawPostgres(url: string, clients: number): Promise<RawPostgres> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = new pg.Client(url)
      await connection.connect()
      return connection
    }),
  )
  return {
    transition: async (client, number) => {
      const connection = connections[client] as pg.Client
      const { rows } = await connection.query({ name: 'read', text: READ, values: [number] })
      const { id, version, fields } = rows[0]
      const written = await connection.query({ name: 'write', text: WRITE, values: [id, version, fields, ACTOR] })
      if (written.rowCount !== 1) throw new Error(`Task ${number} was changed by someone else`)
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()))
    },
  }
}
