// Counts of what happened in this process, in the text form that Prometheus reads.

import type { ConnectionFigures } from '@pawl/storage'

interface Metric {
  readonly help: string
  readonly type: 'counter' | 'gauge'
}

const counter = (help: string): Metric => ({ help, type: 'counter' })
const gauge = (help: string): Metric => ({ help, type: 'gauge' })

/** Those that are counted as they happen, with the name of their label. */
const COUNTED = {
  pawl_rewrites_total: {
    ...counter('Replies offered for rewriting, by what became of it: used, refused by the checker, failed or late.'),
    label: 'outcome',
  },
  pawl_store_errors_total: {
    ...counter('Requests that failed because of the store, or of a defect, by the code they were answered with.'),
    label: 'code',
  },
} as const

/** Of the connections to PostgreSQL; a file has none. */
const CONNECTIONS: { readonly [figure in keyof ConnectionFigures]: Metric & { readonly name: string } } = {
  connections: { name: 'pawl_store_connections', ...gauge('Connections to the database.') },
  idleConnections: { name: 'pawl_store_connections_idle', ...gauge('Connections that nobody uses at the moment.') },
  waitingForConnection: { name: 'pawl_store_connection_waits', ...gauge('Requests that wait for a connection.') },
  connectionsLost: { name: 'pawl_store_connections_lost_total', ...counter('Connections that broke.') },
  isListening: {
    name: 'pawl_store_listening',
    ...gauge('1 if word of other servers comes at once; 0 if it is only looked for every two seconds.'),
  },
  listenerReconnects: {
    name: 'pawl_store_listener_reconnects_total',
    ...counter('How often the connection that hears of other servers was lost.'),
  },
}

const READY = gauge('1 if the store can be read and written within two seconds.')
const STREAMS = gauge('Live streams that are open.')

const counts = new Map<string, number>()
let streams = 0

export function count(name: keyof typeof COUNTED, value: string): void {
  const key = `${name}{${COUNTED[name].label}="${value}"}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** The returned function says that it is over. */
export function countStream(): () => void {
  streams++
  return () => {
    streams--
  }
}

export function metricsText(isReady: boolean, figures: Partial<ConnectionFigures>): string {
  const lines = [
    ...Object.entries(COUNTED).flatMap(([name, metric]) => [
      ...heading(name, metric),
      ...[...counts].filter(([key]) => key.startsWith(`${name}{`)).map(([key, value]) => `${key} ${value}`),
    ]),
    ...heading('pawl_store_ready', READY),
    `pawl_store_ready ${Number(isReady)}`,
    ...heading('pawl_streams', STREAMS),
    `pawl_streams ${streams}`,
    ...(Object.entries(figures) as [keyof ConnectionFigures, number | boolean][]).flatMap(([figure, value]) => {
      const { name, ...metric } = CONNECTIONS[figure]
      return [...heading(name, metric), `${name} ${Number(value)}`]
    }),
  ]
  return `${lines.join('\n')}\n`
}

function heading(name: string, { help, type }: Metric): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}
