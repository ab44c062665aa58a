// A queue of one's own on PostgreSQL, as one would write it in an afternoon: a table, SKIP LOCKED, a fence, and a
// statement each for claim, start and complete. No events, no rules, nothing to look up afterwards.

import pg from 'pg'

export interface RawQueue {
  fill(count: number): Promise<void>
  /** False if there is nothing left. */
  cycle(client: number): Promise<boolean>
  close(): Promise<void>
}

export async function openRawQueue(url: string, clients: number): Promise<RawQueue> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = new pg.Client(url)
      await connection.connect()
      return connection
    }),
  )
  const [first] = connections as [pg.Client]
  await first.query(
    `create table jobs (id bigint generated always as identity primary key, status text not null default 'pending',
       holder text, epoch integer not null default 0, content text not null);
     create index jobs_pending on jobs (id) where status = 'pending'`,
  )
  const claim = `update jobs set status = 'acknowledged', holder = $1, epoch = epoch + 1 where id = (
    select id from jobs where status = 'pending' order by id limit 1 for update skip locked) returning id, epoch`
  const move = 'update jobs set status = $3 where id = $1 and epoch = $2 and status = $4'
  return {
    fill: async (count) => {
      await first.query(
        `insert into jobs (content) select 'Piece ' || n || ' of the work' from generate_series(1, $1) n`,
        [count],
      )
    },
    cycle: async (client) => {
      const connection = connections[client] as pg.Client
      const { rows } = await connection.query({ name: 'claim', text: claim, values: [`s${client}`] })
      if (rows.length === 0) return false
      const { id, epoch } = rows[0]
      await connection.query({ name: 'move', text: move, values: [id, epoch, 'in_progress', 'acknowledged'] })
      await connection.query({ name: 'move', text: move, values: [id, epoch, 'completed', 'in_progress'] })
      return true
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()))
    },
  }
}
