// What a person has snoozed of the inbox.

import type { Context } from '../context.ts'
import type { RecordOf, RecordStore } from '../ports/record-store.ts'

/** Of those that are over, so many are looked through. */
const LOOKED_AT = 500

type Reads = Pick<RecordStore, 'records'>

/** What whoever asks has snoozed, and until when. */
export async function snoozedBy(context: Context<Reads>): Promise<ReadonlyMap<string, number>> {
  const on = (await snoozesOf(context)).filter(isOn(context))
  return new Map(on.map(({ body }) => [body.item, body.until]))
}

export const isOn =
  ({ now }: Context<unknown>) =>
  ({ body }: RecordOf<'snooze'>) =>
    body.until > now()

export async function snoozesOf({ store, principal }: Context<Reads>): Promise<readonly RecordOf<'snooze'>[]> {
  const owners = new Set([principal.name, ...(principal.owns ?? [])])
  const found = await Promise.all(
    [...owners].map((subject) => store.records({ kind: 'snooze', states: ['snoozed'], subject, limit: LOOKED_AT })),
  )
  return found.flat()
}
