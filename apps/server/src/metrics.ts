// Counts of what happened in this process, for Prometheus. Labels have few values each: names of operations, codes of
// errors, outcomes; never a task, a room or a person.

import { commitBatches, lockWaits } from '@pawl/storage'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()

/** Each with the name of its label. */
const COUNTED = {
  pawl_rewrites_total: {
    help: 'Replies offered for rewriting, by what became of it: used, refused by the checker, failed or late.',
    label: 'outcome',
  },
  pawl_store_errors_total: {
    help: 'Requests that failed because of the store, or of a defect, by the code they were answered with.',
    label: 'code',
  },
  pawl_limited_total: {
    help: 'Requests that were held back, by the limit: requests, strangers, streams, waits, slow, connections.',
    label: 'limit',
  },
  pawl_deliveries_total: {
    help: 'Tries to send a reminder, by what became of it: sent, waiting for another try, failed, overtaken by another server.',
    label: 'outcome',
  },
  pawl_refusals_total: { help: 'Requests that were refused, by the code of the error.', label: 'code' },
} as const

const counters = new Map(
  Object.entries(COUNTED).map(([name, { help, label }]) => [
    name,
    new Counter({ name, help, labelNames: [label], registers: [registry] }),
  ]),
)

const reminders = new Counter({
  name: 'pawl_reminders_total',
  help: 'Reminders whose time came, and that this server stored to be sent.',
  registers: [registry],
})
const streams = new Gauge({ name: 'pawl_streams', help: 'Live streams that are open.', registers: [registry] })
const waits = new Gauge({
  name: 'pawl_waits',
  help: 'Requests that wait for work or for an answer.',
  registers: [registry],
})
const wakeUps = new Counter({
  name: 'pawl_wake_ups_total',
  help: 'How often word of new events came from the store: streams and waiting agents look again.',
  registers: [registry],
})
const batches = new Histogram({
  name: 'pawl_commit_batch_size',
  help: 'Changes that were committed together.',
  buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
  registers: [registry],
})
const locks = new Histogram({
  name: 'pawl_lock_wait_seconds',
  help: 'SQLite: how long a commit waited for another process that held the file. PostgreSQL: until a room was locked and read.',
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
})

commitBatches.subscribe((size) => batches.observe(size as number))
lockWaits.subscribe((milliseconds) => locks.observe((milliseconds as number) / 1000))
collectDefaultMetrics({ register: registry })

export function count(name: keyof typeof COUNTED, value: string): void {
  counters.get(name)?.inc({ [COUNTED[name].label]: value })
}

/** The returned function says that it is over. */
export function countStream(): () => void {
  streams.inc()
  return () => streams.dec()
}

export async function countWait<Value>(waited: () => Promise<Value>): Promise<Value> {
  waits.inc()
  try {
    return await waited()
  } finally {
    waits.dec()
  }
}

export function countReminders(many: number): void {
  reminders.inc(many)
}

export function countWakeUp(): void {
  wakeUps.inc()
}
