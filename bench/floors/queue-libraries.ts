// The work queues for PostgreSQL that one would take instead, job by job, as their guides say.

import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

const QUEUE = 'bench'

export interface QueueLibrary {
  /** So many jobs, worked off by so many at once; the seconds it took. */
  workOff(count: number, workers: number): Promise<number>
  /** The milliseconds from adding a job until the one of so many who wait has it, for each of so many jobs. */
  latencies(count: number, waiters: number): Promise<number[]>
  close(): Promise<void>
}

const silent = new Logger(() => () => {})

export async function openGraphileWorker(connectionString: string): Promise<QueueLibrary> {
  const utils = await makeWorkerUtils({ connectionString, logger: silent })
  await utils.migrate()
  const pool = new pg.Pool({ connectionString })
  const running = (concurrency: number, task: () => Promise<void>) =>
    run({
      connectionString,
      concurrency,
      maxPoolSize: concurrency + 2,
      logger: silent,
      noHandleSignals: true,
      taskList: { [QUEUE]: task },
    })
  return {
    workOff: async (count, workers) => {
      await pool.query(
        `select graphile_worker.add_job($1::text, json_build_object('n', n)) from generate_series(1, $2) n`,
        [QUEUE, count],
      )
      const { promise: done, resolve } = Promise.withResolvers<void>()
      let left = count
      // The clock runs from the first job on: connecting is not work.
      let start = 0
      const runner = await running(workers, async () => {
        if (left === count) start = performance.now()
        if (--left === 0) resolve()
      })
      await done
      const seconds = (performance.now() - start) / 1000
      await runner.stop()
      return seconds
    },
    latencies: async (count, waiters) => {
      let got = Promise.withResolvers<number>()
      const runner = await running(waiters, async () => got.resolve(performance.now()))
      const times: number[] = []
      for (let index = 0; index < count; index++) {
        got = Promise.withResolvers()
        const start = performance.now()
        await utils.addJob(QUEUE, { index })
        times.push((await got.promise) - start)
      }
      await runner.stop()
      return times
    },
    close: async () => {
      await pool.end()
      await utils.release()
    },
  }
}

export async function openPgBoss(connectionString: string): Promise<Pick<QueueLibrary, 'workOff' | 'close'>> {
  const boss = new PgBoss({ connectionString, max: 12, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue(QUEUE)
  return {
    workOff: async (count, workers) => {
      await boss.insert(
        QUEUE,
        Array.from({ length: count }, (_, n) => ({ data: { n } })),
      )
      const start = performance.now()
      const work = async () => {
        for (;;) {
          const [job] = await boss.fetch(QUEUE)
          if (job === undefined) return
          await boss.complete(QUEUE, job.id)
        }
      }
      await Promise.all(Array.from({ length: workers }, work))
      return (performance.now() - start) / 1000
    },
    close: () => boss.stop({ graceful: false }),
  }
}
