// What a store held before anyone had an account belongs to the first owner from then on. Their account says so
// (`ownsLocal`), and with it their principal (`owns`): to-dos stay as their events say they are. What has no events is moved.
//
// CL1. It is called once the owner has joined, and may be called again: what is theirs already stays so.

import { LOCAL_ACTOR } from '@pawl/contract'
import type { AccountStore } from '../ports/account-store.ts'

export async function claimLocalThings(store: AccountStore, person: string): Promise<void> {
  await store.claimConversations(LOCAL_ACTOR, person)
}
