// Where people are reminded, and what servers sign with.

import { LOCAL_ACTOR } from '@pawl/contract'
import type { StoredChannel } from '@pawl/operations'
import { CHANNEL_COLUMNS, type ChannelRow, channelValues } from '../../reminder-rows.ts'
import type { Sender } from '../send.ts'

export async function insertChannel(sender: Sender, channel: StoredChannel): Promise<void> {
  const sql = `insert into pawl.channels (workspace, id, person, kind, address, language, time_zone, keys, created_at, owns_local, hook,
      feeding, position)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)`
  const { ownsLocal, hook } = channel
  await sender.write(
    'insert_channel',
    sql,
    ...channelValues(channel),
    ownsLocal,
    hook !== undefined,
    hook?.position ?? null,
  )
}

export function channelsOf(sender: Sender, person: string): Promise<ChannelRow[]> {
  const sql = `select ${CHANNEL_COLUMNS} from pawl.channels where workspace = $1 and person = $2 and not hook order by created_at, id`
  return sender.read('channels_of', sql, person)
}

/** What belongs to nobody by name goes to whoever has the machine. */
export function channelsOfOwner(sender: Sender, owner: string): Promise<ChannelRow[]> {
  if (owner !== LOCAL_ACTOR) return channelsOf(sender, owner)
  const sql = `select ${CHANNEL_COLUMNS} from pawl.channels where workspace = $1 and (person = $2 or owns_local) and not hook
    order by created_at, id`
  return sender.read('channels_of_machine', sql, owner)
}

export async function channelById(sender: Sender, id: string): Promise<ChannelRow | undefined> {
  const sql = `select ${CHANNEL_COLUMNS} from pawl.channels where workspace = $1 and id = $2`
  return (await sender.read<ChannelRow>('channel', sql, id))[0]
}

export async function deleteChannel(sender: Sender, id: string): Promise<void> {
  await sender.write('delete_channel', 'delete from pawl.channels where workspace = $1 and id = $2', id)
}

export async function keptKey(sender: Sender, name: string): Promise<string | undefined> {
  const sql = 'select value from pawl.kept_keys where name = $1'
  return (await sender.everywhere<{ value: string }>('reads', sql, [name]))[0]?.value
}

/** The first stays. */
export async function insertKey(sender: Sender, name: string, value: string): Promise<void> {
  const sql = 'insert into pawl.kept_keys (name, value) values ($1, $2) on conflict do nothing'
  await sender.everywhere('writes', sql, [name, value])
}
