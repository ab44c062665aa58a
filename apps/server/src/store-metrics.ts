// What is looked up when the metrics are read: how the store stands, and how long work has been lying in rooms.

import type { DeliveryFigures, WorkspaceStore } from '@pawl/operations'
import type { ConnectionFigures } from '@pawl/storage'
import { Counter, Gauge, Registry } from 'prom-client'

const CONNECTIONS: { readonly [figure in keyof ConnectionFigures]: { readonly name: string; readonly help: string } } =
  {
    connections: { name: 'pawl_store_connections', help: 'Connections to the database.' },
    idleConnections: { name: 'pawl_store_connections_idle', help: 'Connections that nobody uses at the moment.' },
    waitingForConnection: { name: 'pawl_store_connection_waits', help: 'Requests that wait for a connection.' },
    connectionsLost: { name: 'pawl_store_connections_lost_total', help: 'Connections that broke.' },
    isListening: {
      name: 'pawl_store_listening',
      help: '1 if word of other servers comes at once; 0 if it is only looked for every two seconds.',
    },
    listenerReconnects: {
      name: 'pawl_store_listener_reconnects_total',
      help: 'How often the connection that hears of other servers was lost.',
    },
  }

export interface StoreMetrics {
  readonly isReady: boolean
  readonly figures: Partial<ConnectionFigures>
  /** Undefined if the store could not say. */
  readonly oldestPending: number | undefined
  readonly deliveries: DeliveryFigures | undefined
  readonly now: number
}

export function storeMetrics({ isReady, figures, oldestPending, deliveries, now }: StoreMetrics): Promise<string> {
  const registry = new Registry()
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value)
  const counter = (name: string, help: string, value: number) =>
    new Counter({ name, help, registers: [registry] }).inc(value)
  gauge('pawl_store_ready', '1 if the store can be read and written within two seconds.', Number(isReady))
  for (const [figure, value] of Object.entries(figures) as [keyof ConnectionFigures, number | boolean][]) {
    const { name, help } = CONNECTIONS[figure]
    const show = name.endsWith('_total') ? counter : gauge
    show(name, help, Number(value))
  }
  if (oldestPending !== undefined) {
    const help = 'Of the rooms, the longest that a first task in the queue has been pending without a change.'
    gauge('pawl_room_oldest_pending_seconds', help, oldestPending)
  }
  if (deliveries !== undefined) {
    const { waiting, waitingSince, failed } = deliveries
    gauge('pawl_deliveries_waiting', 'Reminders that have to be sent and were not yet.', waiting)
    const help = 'How long the oldest of them has waited.'
    gauge('pawl_deliveries_oldest_seconds', help, waitingSince === null ? 0 : (now - waitingSince) / 1000)
    gauge('pawl_deliveries_failed', 'Reminders of the last month that could not be sent.', failed)
  }
  return registry.metrics()
}

/** In seconds; 0 if nothing is pending. Each room is asked for the first task of its queue. */
export async function oldestPending(store: WorkspaceStore, now: number): Promise<number> {
  let oldest = now
  for (const { id } of await store.listRooms()) {
    const [first] = await store.roomTasks({ room: id, statuses: ['pending'], limit: 1 })
    if (first !== undefined) oldest = Math.min(oldest, first.updatedAt)
  }
  return (now - oldest) / 1000
}
