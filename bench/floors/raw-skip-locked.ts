// A queue of one's own on PostgreSQL, as one would write it in an afternoon: a table, SKIP LOCKED, a fence, and a
// statement each for claim, start and complete; whoever waits is woken by LISTEN/NOTIFY. No events, no rules, nothing to
// look up afterwards.

import pg from 'pg'

export interface RawQueue {
  fill(count: number): Promise<void>
  /** False if there is nothing left. */
  cycle(client: number): Promise<boolean>
  /**
   * The milliseconds from adding a job until the one of so many who wait has it. One connection listens for all of them
   * and wakes the one who has waited longest: more would only be in each other's way.
   */
  latencies(count: number, waiters: number): Promise<number[]>
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
  const add = `with added as (insert into jobs (content) values ($1) returning id)
    select pg_notify('jobs', id::text) from added`
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
    latencies: async (count, waiters) => {
      const listener = new pg.Client(url)
      await listener.connect()
      const line = Array.from({ length: waiters }, (_, waiter) => waiter)
      let got = Promise.withResolvers<number>()
      listener.on('notification', async () => {
        const waiter = line.shift() as number
        const connection = connections[waiter % clients] as pg.Client
        const { rows } = await connection.query({ name: 'claim', text: claim, values: [`s${waiter}`] })
        const at = performance.now()
        const { id, epoch } = rows[0]
        await connection.query({ name: 'move', text: move, values: [id, epoch, 'in_progress', 'acknowledged'] })
        await connection.query({ name: 'move', text: move, values: [id, epoch, 'completed', 'in_progress'] })
        line.push(waiter)
        got.resolve(at)
      })
      await listener.query('listen jobs')
      const times: number[] = []
      for (let index = 0; index < count; index++) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        got = Promise.withResolvers()
        const start = performance.now()
        await first.query({ name: 'add', text: add, values: [`Piece ${index}`] })
        times.push((await got.promise) - start)
      }
      await listener.end()
      return times
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()))
    },
  }
}
