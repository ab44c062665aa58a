// Looking back at conversations: the list, what was said, and proof that every turn follows from what was there.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { takeTurn as converse, WINDOW, withoutMarker } from '@pawl/dialogue'
import { cutText, present } from '@pawl/kernel'
import { keptUnder } from '../access/acting.ts'
import type { Context } from '../context.ts'
import type { ConversationStore, StoredMessage } from '../ports/conversation-store.ts'
import { toKnownTask } from './known-task.ts'
import { nextTimes } from './next-times.ts'
import { reader } from './reader.ts'
import { asAnswered, ownConversation, turnInput } from './take-turn.ts'

const EVERYTHING = 1_000_000
/** So much of the first message tells which conversation it was. */
const BEGINNING = 120

export async function listConversations(
  context: Context<ConversationStore>,
  { limit }: InputOf<Operations['listConversations']>,
): Promise<Outcome<ResultOf<Operations['listConversations']>>> {
  const found = await context.store.listConversations(keptUnder(context), limit)
  return succeed({
    conversations: found.map(({ owner: _, beginsWith, ...shown }) => ({
      ...shown,
      beginsWith: cutText(beginsWith, BEGINNING),
    })),
  })
}

export async function showConversation(
  context: Context<ConversationStore>,
  { conversation }: InputOf<Operations['showConversation']>,
): Promise<Outcome<ResultOf<Operations['showConversation']>>> {
  const found = await ownConversation(context, conversation)
  if (found === undefined) return refuse('CONVERSATION_NOT_FOUND', { conversation })
  const messages = await context.store.lastMessages(conversation, EVERYTHING)
  return succeed({
    id: found.id,
    mode: found.mode,
    messages: messages.map(shownMessage),
  })
}

/** An answer as it was given; what a person said has no marker, whatever it ends with. */
function shownMessage(message: StoredMessage): ResultOf<Operations['showConversation']>['messages'][number] {
  const { role, content, at, turn } = message
  const text = role === 'assistant' ? withoutMarker(content) : content
  const said = { role, content, text, at }
  if (turn === null) {
    return { ...said, command: null, commands: null, executed: null, language: null, suggestions: [] }
  }
  const { command, commands, executed, language, suggestions } = asAnswered(message)
  return { ...said, command, commands, executed, language, suggestions }
}

/** [DESIGN 5.3] Takes every turn again with the history, the tasks and the moment it had. */
export async function replayConversation(
  context: Context<ConversationStore>,
  { conversation }: InputOf<Operations['replayConversation']>,
): Promise<Outcome<ResultOf<Operations['replayConversation']>>> {
  const found = await ownConversation(context, conversation)
  if (found === undefined) return refuse('CONVERSATION_NOT_FOUND', { conversation })
  const messages = await context.store.lastMessages(conversation, EVERYTHING)
  let turns = 0
  let skipped = 0
  for (const [index, answered] of messages.entries()) {
    const said = messages[index - 1]
    if (answered.role !== 'assistant' || said === undefined) continue
    if (answered.moment === null) {
      skipped++
      continue
    }
    turns++
    const then = await context.store.tasksAt('todo', answered.moment)
    const history = messages.slice(0, index - 1).slice(-WINDOW)
    const stored = answered.turn as ResultOf<Operations['takeTurn']>
    const again = converse(reader, {
      ...turnInput(found, history, { ...said, at: answered.at }, stored.time_zone, addedBy(stored)),
      tasks: then.map(toKnownTask),
      nextTime: nextTimes(then, answered.at),
    })
    // What could not be done was said instead of the reply; the command it came from is compared all the same.
    const failed = stored.executed.some(({ success }) => !success)
    const before = JSON.stringify([
      failed ? '' : (stored.decided_reply ?? stored.reply),
      stored.commands,
      stored.detected,
      stored.language,
    ])
    const now = JSON.stringify([failed ? '' : again.reply, again.commands, again.detected, again.language])
    if (before !== now) {
      return succeed({
        turns,
        skipped,
        identical: false,
        difference: { turn: turns, message: said.content, stored: before, recomputed: now },
      })
    }
  }
  return succeed({ turns, skipped, identical: true, difference: null })
}

/** The ids that the tasks added by a turn got. */
function addedBy({ executed }: ResultOf<Operations['takeTurn']>): (index: number) => string {
  const ids = executed
    .filter(({ intent, task }) => intent === 'add_task' && task !== null)
    .map(({ task }) => present(task))
  return (index) => ids[index] ?? `new-${index + 1}`
}
