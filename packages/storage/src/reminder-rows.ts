// Channels and deliveries as rows. Both databases have the same columns.

import type { NewDelivery, StoredChannel, StoredDelivery } from '@pawl/operations'

export const CHANNEL_COLUMNS =
  'id, person, owns_local, kind, address, language, time_zone, keys, created_at, hook, position'
export const DELIVERY_COLUMNS =
  'id, channel, message, state, attempts, next_at, created_at, ended_at, trouble, lane, place'

/** What is at the head of its lane, or in none: the others wait for it. `own` is how the statement calls the table. */
export const isHead = (
  table: string,
  own: string,
) => `(${own}.lane is null or not exists (select 1 from ${table} as earlier
  where earlier.workspace = ${own}.workspace and earlier.channel = ${own}.channel and earlier.lane = ${own}.lane
    and earlier.place < ${own}.place and earlier.state in ('waiting', 'held')))`

export interface ChannelRow {
  id: string
  person: string
  /** A number in SQLite. */
  owns_local: boolean | number
  kind: StoredChannel['kind']
  address: string
  language: StoredChannel['language']
  time_zone: string
  /** Text in SQLite, an object in PostgreSQL. */
  keys: string | StoredChannel['keys']
  created_at: number
  /** A number in SQLite. */
  hook: boolean | number
  position: string | null
}

export interface DeliveryRow {
  id: string
  channel: string
  /** Text in SQLite, an object in PostgreSQL. */
  message: string | StoredDelivery['message']
  state: StoredDelivery['state']
  attempts: number
  next_at: number
  created_at: number
  ended_at: number | null
  trouble: StoredDelivery['trouble']
  lane: string | null
  place: number | null
}

export function toChannel(row: ChannelRow): StoredChannel {
  return {
    id: row.id,
    person: row.person,
    ownsLocal: Boolean(row.owns_local),
    kind: row.kind,
    address: row.address,
    language: row.language,
    timeZone: row.time_zone,
    keys: typeof row.keys === 'string' ? JSON.parse(row.keys) : row.keys,
    createdAt: row.created_at,
    ...(row.hook && { hook: { position: row.position } }),
  }
}

/** In the order of the columns, but for whether the to-dos of the machine are theirs. */
export function channelValues(channel: StoredChannel): (string | number)[] {
  const { id, person, kind, address, language, timeZone, keys, createdAt } = channel
  return [id, person, kind, address, language, timeZone, JSON.stringify(keys), createdAt]
}

export function toDelivery(row: DeliveryRow): StoredDelivery {
  return {
    id: row.id,
    channel: row.channel,
    message: typeof row.message === 'string' ? JSON.parse(row.message) : row.message,
    state: row.state,
    attempts: row.attempts,
    nextAt: row.next_at,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    trouble: row.trouble,
    ...(row.lane !== null && row.place !== null && { lane: { name: row.lane, place: row.place } }),
  }
}

/** To be sent at once. */
export function newDeliveryValues({ id, channel, message, createdAt, lane }: NewDelivery): (string | number | null)[] {
  return [id, channel, JSON.stringify(message), createdAt, lane?.name ?? null, lane?.place ?? null]
}
