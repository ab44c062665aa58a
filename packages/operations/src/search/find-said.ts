// What was said in a person's own conversations, and what waits in rooms for its turn, by words. Neither is in an index of words:
// a bounded number of the newest is looked through.

import type { Operations, ResultOf } from '@pawl/contract'
import { keptUnder } from '../access/acting.ts'
import type { Context } from '../context.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { RoomStore } from '../ports/room-store.ts'
import { hasWords } from './has-words.ts'
import type { SoughtWord } from './search-words.ts'

type Found = ResultOf<Operations['find']>

/** Of the last conversations, so many messages. */
const MESSAGES = 2_000
const ROOMS = 100
const WAITING = 200

interface Sought {
  readonly sought: readonly SoughtWord[]
  readonly misspelled: boolean
  readonly limit: number
}

/** Each conversation once, with what was said in it last. */
export async function findSaid(
  context: Context<ConversationStore>,
  { sought, misspelled, limit }: Sought,
): Promise<Found['said']> {
  const found = new Map<string, Found['said'][number]>()
  // Loaded when it is needed: everything else that is asked for does without the conversation.
  const { withoutMarker } = await import('@pawl/dialogue')
  for (const { conversation, role, content, at } of await context.store.lastSaid(keptUnder(context), MESSAGES)) {
    const text = role === 'assistant' ? withoutMarker(content) : content
    if (found.has(conversation) || !hasWords(text, sought, misspelled)) continue
    found.set(conversation, { conversation, text, at })
    if (found.size >= limit) break
  }
  return [...found.values()]
}

/** In the order of the rooms, what comes next first. */
export async function findWaiting(
  { store }: Context<RoomStore>,
  { sought, misspelled, limit }: Sought,
): Promise<Found['waiting']> {
  const rooms = (await store.listRooms()).slice(0, ROOMS)
  const waiting = await Promise.all(
    rooms.map(async ({ id: room }) =>
      (await store.waitingMessages(room, WAITING)).map(({ position, content, at }) => ({
        room,
        message: position,
        text: content,
        at,
      })),
    ),
  )
  return waiting
    .flat()
    .filter(({ text }) => hasWords(text, sought, misspelled))
    .slice(0, limit)
}
