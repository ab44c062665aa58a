// One turn of a stored conversation: read, decide, pass the gate, store what was said, done and answered, answer.
//
// V1. What was said, done and answered is one commit. Whoever dies before it has done nothing; whoever dies after it
//     left the answer for the next try.
// V2. The same message sent again under its name gets the same answer, and nothing is done again.
// V3. Of two messages at once one is stored; the other is taken again, on what the first left. So is a turn whose tasks
//     have changed since they were read.
// V4. The commands of a turn are done all or none: if one is refused, nothing of the turn is changed, and why is said.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { takeTurn as converse, type HistoryMessage, type Mode, WINDOW, withoutMarker } from '@pawl/dialogue'
import { keptUnder } from '../access/acting.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { ConversationStore, StoredConversation, StoredMessage } from '../ports/conversation-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { toKnownTask } from './known-task.ts'
import { nextTimes } from './next-times.ts'
import { perform, type Turn } from './perform-turn.ts'
import { reader } from './reader.ts'
import { inOtherWords } from './rewrite-reply.ts'
import { offsetOf } from './time-zone.ts'

/** How long to try again while others are quicker. */
const PATIENCE = 5_000

type Input = InputOf<Operations['takeTurn']>
type Answer = ResultOf<Operations['takeTurn']>

interface Opened {
  readonly conversation: StoredConversation
  readonly begins: boolean
}

export async function takeTurn(
  context: Context<ConversationStore & TaskStore>,
  input: Input,
): Promise<Outcome<Answer>> {
  const giveUpAt = performance.now() + PATIENCE
  do {
    const opened = await openConversation(context, input)
    if (opened === undefined) return refuse('CONVERSATION_NOT_FOUND', { conversation: input.conversation_id ?? '' })
    const outcome = await tryTurn(context, opened, input)
    if (outcome !== undefined) return outcome
  } while (performance.now() < giveUpAt)
  return refuse('STORE_CONTENDED', {})
}

/** Undefined if someone else was quicker. */
async function tryTurn(
  context: Context<ConversationStore & TaskStore>,
  opened: Opened,
  input: Input,
): Promise<Outcome<Answer> | undefined> {
  const { id } = opened.conversation
  const before = input.message_id === undefined ? undefined : await context.store.findMessage(id, input.message_id)
  if (before !== undefined) {
    if (before.content !== input.message) return refuse('MESSAGE_ID_TAKEN', { messageId: input.message_id ?? '' })
    const answered = await context.store.messageAt(id, before.position + 1)
    if (answered !== undefined) return succeed(asAnswered(answered))
  }
  const past = opened.begins ? [] : await context.store.lastMessages(id, WINDOW + 2)
  const said = before ?? saidBy(context, input, nextPosition(past))
  const history = past.filter(({ position }) => position < said.position).slice(-WINDOW)
  const given = turnInput(opened.conversation, history, said, input.time_zone, newIds(context))
  const list = await context.store.tasksNow('todo')
  const turn = converse(reader, {
    ...given,
    tasks: list.viewedBy(toKnownTask),
    nextTime: nextTimes(list.tasks, said.at),
  })
  const { reply, executed, writes, suggestions } = await perform(context, turn, list, given)
  const spoken = executed.length > 0 ? reply : await inOtherWords(context, reply, turn.language)
  const answer: Answer = {
    ...answerOf(turn),
    reply: spoken,
    conversation_id: id,
    text: withoutMarker(spoken),
    executed,
    suggestions: [...suggestions],
    ...(spoken !== reply && { decided_reply: reply }),
    ...(input.time_zone !== undefined && { time_zone: input.time_zone }),
  }
  const answered: StoredMessage = {
    position: said.position + 1,
    role: 'assistant',
    content: spoken,
    at: said.at,
    messageId: null,
    turn: answer,
    moment: list.moment,
  }
  const messages = before === undefined ? [said, answered] : [answered]
  const outcome = await context.store.storeTurn(
    { ...opened, messages, writes },
    receiptFor(context, () => answer),
  )
  return outcome === 'stored' ? succeed(answer) : undefined
}

/** Everything a stored turn is taken on, but the tasks. */
export function turnInput(
  { mode }: StoredConversation,
  past: readonly StoredMessage[],
  said: StoredMessage,
  timeZone: string | undefined,
  newTaskId: (index: number) => string,
) {
  return {
    history: past.map(toHistory),
    message: said.content,
    mode: mode as Mode,
    now: said.at,
    utcOffset: offsetOf(timeZone, said.at),
    utcOffsetAt: (at: number) => offsetOf(timeZone, at),
    timeZone,
    newTaskId,
  }
}

/** The ids of the tasks a turn adds: the same each time it is asked. */
function newIds({ newId }: Context<ConversationStore & TaskStore>): (index: number) => string {
  const ids: string[] = []
  return (index) => {
    ids[index] ??= newId()
    return ids[index]
  }
}

/** What goes out and is kept. */
function answerOf(turn: Turn): Omit<Answer, 'conversation_id' | 'text' | 'executed'> {
  return turn as unknown as Omit<Answer, 'conversation_id' | 'text' | 'executed'>
}

/** As it was said then. Turns from before there were quick replies have none. */
export function asAnswered({ turn }: StoredMessage): Answer {
  const answer = turn as Answer
  return answer.suggestions === undefined ? { ...answer, suggestions: [] } : answer
}

/** One that was never answered keeps its place for the answer. */
function nextPosition(past: readonly StoredMessage[]): number {
  const last = past.at(-1)
  if (last === undefined) return 1
  return last.position + (last.role === 'user' ? 2 : 1)
}

/** A conversation belongs to who began it; for anyone else it does not exist. */
export async function ownConversation(
  context: Context<ConversationStore>,
  id: string,
): Promise<StoredConversation | undefined> {
  const found = await context.store.findConversation(id)
  return found?.owner === keptUnder(context) ? found : undefined
}

async function openConversation(
  context: Context<ConversationStore & TaskStore>,
  input: Input,
): Promise<Opened | undefined> {
  const { conversation_id: id, begin = false } = input
  const found = id === undefined ? undefined : await context.store.findConversation(id)
  if (found !== undefined)
    return found.owner === keptUnder(context) ? { conversation: found, begins: false } : undefined
  if (id !== undefined && !begin) return undefined
  const at = context.now()
  const conversation = { id: id ?? context.newId(), owner: keptUnder(context), mode: input.mode ?? 'direct' }
  return { conversation: { ...conversation, createdAt: at, updatedAt: at }, begins: true }
}

function saidBy(
  context: Context<ConversationStore & TaskStore>,
  { message, message_id }: Input,
  position: number,
): StoredMessage {
  return {
    position,
    role: 'user',
    content: message,
    at: context.now(),
    messageId: message_id ?? null,
    turn: null,
    moment: null,
  }
}

/** The reader of a conversation knows a message again that it has looked at. */
const HISTORY = new WeakMap<StoredMessage, HistoryMessage>()

type Decided = Required<Pick<HistoryMessage, 'command' | 'commands' | 'executed'>>

function decidedIn(turn: unknown): Decided {
  const { command, commands, executed } = turn as Decided
  return { command, commands, executed }
}

function toHistory(message: StoredMessage): HistoryMessage {
  const known = HISTORY.get(message)
  if (known !== undefined) return known
  const { role, content, turn } = message
  const history: HistoryMessage = turn === null ? { role, content } : { role, content, ...decidedIn(turn) }
  HISTORY.set(message, history)
  return history
}
