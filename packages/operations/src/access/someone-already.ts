// Whether a name stands for someone in a workspace already: things are theirs by it, or they are named somewhere. An import
// brings names and no people, and a token may carry the name of someone who has no account.
//
// SA1. By an invitation that names nobody, nobody comes in under such a name and has another's things: whoever administers the
//     workspace invites them by name, which says that it is them. Who was a member before is known by their account.

import { todo } from '@pawl/kernel'
import type { AccountStore } from '../ports/account-store.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { RecordKind, RecordStore } from '../ports/record-store.ts'
import type { TaskReader } from '../ports/task-store.ts'
import type { TokenStore } from '../ports/token-store.ts'

export type NamesInUse = Pick<AccountStore, 'listMembers'> &
  Pick<TokenStore, 'listTokens'> &
  Pick<TaskReader, 'actorEvents' | 'countTasks'> &
  Pick<ConversationStore, 'listConversations'> &
  Pick<RecordStore, 'records'>

/** Fields of records in which people are named, by kind. */
const NAMING: readonly (readonly [RecordKind, readonly string[]])[] = [
  ['access', ['members', 'reviewers', 'caretakers']],
  ['worker', ['owner']],
  ['policy', ['approvers']],
  ['handover', ['to']],
]
const MANY = 10_000

export async function isSomeoneAlready(store: NamesInUse, person: string): Promise<boolean> {
  if ((await store.listMembers()).some((member) => member.person === person)) return false
  if ((await store.listTokens()).some(({ actor }) => actor === person)) return true
  if ((await store.actorEvents(person, 1)).length > 0) return true
  if (Object.keys(await store.countTasks(todo.name, [person])).length > 0) return true
  if ((await store.listConversations(person, 1)).length > 0) return true
  for (const [kind, fields] of NAMING) {
    const records = await store.records({ kind, limit: MANY })
    if (records.some(({ body }) => fields.some((field) => [body[field]].flat().includes(person)))) return true
  }
  return false
}
