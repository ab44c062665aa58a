// Where people are reminded, and what servers sign with.

import { LOCAL_ACTOR } from '@pawl/contract'
import type { StoredChannel } from '@pawl/operations'
import { CHANNEL_COLUMNS, type ChannelRow, channelValues } from '../../reminder-rows.ts'
import type { Sender } from '../send.ts'

export function insertChannel(sender: Sender, channel: StoredChannel): void {
  const sql = `insert into channels (workspace, id, person, kind, address, language, time_zone, keys, created_at, owns_local, hook,
      feeding, position)
    values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11, ?12)`
  const { ownsLocal, hook } = channel
  sender.run(sql, ...channelValues(channel), Number(ownsLocal), Number(hook !== undefined), hook?.position ?? null)
}

export function channelsOf(sender: Sender, person: string): ChannelRow[] {
  const sql = `select ${CHANNEL_COLUMNS} from channels where workspace = ? and person = ? and hook = 0 order by created_at, id`
  return sender.all(sql, person)
}

/** What belongs to nobody by name goes to whoever has the machine. */
export function channelsOfOwner(sender: Sender, owner: string): ChannelRow[] {
  if (owner !== LOCAL_ACTOR) return channelsOf(sender, owner)
  const sql = `select ${CHANNEL_COLUMNS} from channels where workspace = ? and (person = ? or owns_local = 1) and hook = 0
    order by created_at, id`
  return sender.all(sql, owner)
}

export function channelById(sender: Sender, id: string): ChannelRow | undefined {
  return sender.get(`select ${CHANNEL_COLUMNS} from channels where workspace = ? and id = ?`, id)
}

export function deleteChannel(sender: Sender, id: string): void {
  sender.run('delete from channels where workspace = ? and id = ?', id)
}

export function keptKey(sender: Sender, name: string): string | undefined {
  return sender.everywhere<{ value: string }>('select value from kept_keys where name = ?', name)[0]?.value
}

/** The first stays. */
export function insertKey(sender: Sender, name: string, value: string): void {
  sender.everywhere('insert into kept_keys (name, value) values (?, ?) on conflict do nothing', name, value)
}
