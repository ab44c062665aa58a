// Which questions of the inbox wait for one person. QH1 to QH4 are those of `handover.ts`.

import { ownersOf } from '../access/relations.ts'
import type { Context } from '../context.ts'
import type { RecordOf } from '../ports/record-store.ts'
import { type AskedOf, mayAnswerNow } from './answerers.ts'

export type Handed = { readonly to: string; readonly by: string; readonly at: number }

/** Of these questions, those that wait for one person, by id [QH3]. */
export async function handedAmong(
  context: Context,
  questions: readonly { readonly id: string; readonly asked: AskedOf }[],
): Promise<ReadonlyMap<string, Handed>> {
  if (questions.length === 0) return NONE
  const ids = questions.map(({ id }) => id)
  const records = await context.store.records({ kind: 'handover', states: ['handed'], ids, limit: ids.length })
  if (records.length === 0) return NONE
  const byId = new Map(questions.map(({ id, asked }) => [id, asked]))
  const holding = await Promise.all(records.map((record) => isHolding(context, record, byId.get(record.id))))
  return new Map(records.filter((_, index) => holding[index]).map((record) => [record.id, toHanded(record)]))
}

const NONE: ReadonlyMap<string, Handed> = new Map()

async function isHolding(context: Context, { body }: RecordOf<'handover'>, asked: AskedOf | undefined) {
  return asked !== undefined && body.to !== undefined && (await mayAnswerNow(context, body.to, asked))
}

function toHanded({ body, actor, at }: RecordOf<'handover'>): Handed {
  return { to: String(body.to), by: actor, at }
}

export function isHandedTo({ principal }: Pick<Context, 'principal'>, { to }: Handed): boolean {
  return ownersOf(principal).includes(to)
}
