// What is one person's alone, in no room: what they said, where they are reminded, their calendar. For whoever is limited to some rooms
// it is not there, be the token in that person's own name: whoever was given it was given rooms.

import type { WorkspaceStore } from '../ports/store.ts'

/** Each of them reads what is one person's. */
export type OfOnePerson = Extract<
  keyof WorkspaceStore,
  | ('findConversation' | 'conversationOfTask' | 'listConversations' | 'lastSaid' | 'lastMessages' | 'findMessage')
  | ('messageAt' | 'listChannels' | 'findChannel' | 'listDeliveries' | 'findCalendarOf')
>

/** Records of the same kind: lists that were kept under a name, and where one is told of what happens. */
export const PERSONAL_RECORDS: readonly string[] = ['view', 'hook']

const NOTHING: Pick<WorkspaceStore, OfOnePerson> = {
  findConversation: async () => undefined,
  conversationOfTask: async () => undefined,
  listConversations: async () => [],
  lastSaid: async () => [],
  lastMessages: async () => [],
  findMessage: async () => undefined,
  messageAt: async () => undefined,
  listChannels: async () => [],
  findChannel: async () => undefined,
  listDeliveries: async () => [],
  findCalendarOf: async () => undefined,
}

/** Nothing to put over the store for whoever is limited to no rooms: there the operation names the person. */
export function seenPersonal(rooms: ReadonlySet<string> | undefined): Partial<typeof NOTHING> {
  return rooms === undefined ? {} : NOTHING
}
