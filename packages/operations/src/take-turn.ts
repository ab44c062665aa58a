// One turn of a stored conversation: read, decide, pass the gate, do, store, answer.
//
// V1. What a person says is stored first, at the next position; only who got the position acts on it. Whoever comes
//     second waits for the answer and decides on what it left.
// V2. The same message sent again under its name gets the same answer, and nothing is done again.
// V3. A turn that died between doing and answering is taken up by its sender's next try; an add makes one task, because
//     a new task has the id of its turn.

import { setTimeout as pause } from 'node:timers/promises'
import {
  type InputOf,
  type Operations,
  type Outcome,
  type Refusal,
  type ResultOf,
  refuse,
  renderError,
  succeed,
} from '@pawl/contract'
import {
  type Command,
  takeTurn as converse,
  couldNot,
  type HistoryMessage,
  type KnownTask,
  markerOf,
  saysTheSame,
  type Turn,
  WINDOW,
  withMarker,
  withoutMarker,
} from '@pawl/dialogue'
import type { Task } from '@pawl/kernel'
import type { Context } from './context.ts'
import { crypto } from './crypto.ts'
import { executeCommand } from './execute-command.ts'
import { mayExecute } from './execution-gate.ts'
import type { StoredConversation, StoredMessage } from './ports/conversation-store.ts'

/** How long to wait for the answer to what was said before. */
const PATIENCE = 5_000

type Answer = ResultOf<Operations['takeTurn']>
type Executed = Answer['executed']

export async function takeTurn(context: Context, input: InputOf<Operations['takeTurn']>): Promise<Outcome<Answer>> {
  const conversation = await openConversation(context, input)
  if (conversation === undefined) return refuse('CONVERSATION_NOT_FOUND', { conversation: input.conversation_id ?? '' })
  const { id } = conversation
  const giveUpAt = performance.now() + PATIENCE
  for (;;) {
    const isLate = performance.now() > giveUpAt
    const before = input.message_id === undefined ? undefined : await context.store.findMessage(id, input.message_id)
    if (before !== undefined) {
      if (before.content !== input.message) return refuse('MESSAGE_ID_TAKEN', { messageId: input.message_id ?? '' })
      const answered = await context.store.messageAt(id, before.position + 1)
      if (answered !== undefined) return succeed(answered.turn as Answer)
      if (isLate) return succeed(await answer(context, conversation, before))
    } else {
      const last = (await context.store.lastMessages(id, 1)).at(-1)
      // One that was never answered keeps its place for the answer.
      const isOpen = last?.role === 'user'
      if (!isOpen || isLate) {
        const position = last === undefined ? 1 : last.position + (isOpen ? 2 : 1)
        const said = saidBy(context, input, position)
        if (await context.store.appendMessage(id, said)) return succeed(await answer(context, conversation, said))
      }
      if (isLate) return refuse('STORE_CONTENDED', {})
    }
    await pause(10)
  }
}

/** A conversation belongs to who began it; for anyone else it does not exist. */
export async function ownConversation(context: Context, id: string): Promise<StoredConversation | undefined> {
  const found = await context.store.findConversation(id)
  return found?.owner === context.actor ? found : undefined
}

async function openConversation(context: Context, input: InputOf<Operations['takeTurn']>) {
  if (input.conversation_id !== undefined) return ownConversation(context, input.conversation_id)
  const at = context.now()
  const begun = {
    id: context.newId(),
    owner: context.actor,
    mode: input.mode ?? 'guided',
    createdAt: at,
    updatedAt: at,
  }
  await context.store.insertConversation(begun)
  return begun
}

function saidBy(
  context: Context,
  { message, message_id }: InputOf<Operations['takeTurn']>,
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

async function answer(context: Context, { id, mode }: StoredConversation, said: StoredMessage): Promise<Answer> {
  const past = (await context.store.lastMessages(id, WINDOW + 2))
    .filter(({ position }) => position < said.position)
    .slice(-WINDOW)
  const { tasks, moment } = await context.store.tasksNow('todo')
  const turn = converse({
    ...{
      history: past.map(toHistory),
      tasks: tasks.map(toKnownTask),
      message: said.content,
      mode: mode as 'guided',
      now: said.at,
    },
  })
  const performed = await perform(context, turn, turnId(id, said.position))
  const { executed } = performed
  const reply = executed.length > 0 ? performed.reply : await inOtherWords(context, performed.reply, turn)
  const full: Answer = {
    ...(turn as unknown as Answer),
    ...{ reply, conversation_id: id, text: withoutMarker(reply), executed },
    ...(reply !== performed.reply && { decided_reply: performed.reply }),
  }
  const answered = {
    position: said.position + 1,
    role: 'assistant',
    content: reply,
    at: said.at,
    messageId: null,
    turn: full,
    moment,
  } as const
  if (await context.store.appendMessage(id, answered)) return full
  // Someone took this turn up because it was so late; what they answered stands.
  return (await context.store.messageAt(id, answered.position))?.turn as Answer
}

/** What passes the gate is done, in order, up to the first that cannot be; then that is what is said. */
async function perform(context: Context, turn: Turn, taskId: string): Promise<{ reply: string; executed: Executed }> {
  const executed: Executed = []
  for (const command of turn.commands.filter(mayExecute)) {
    const outcome = await executeCommand(context, command, taskId)
    executed.push({ intent: command.intent, success: !outcome.refused, task: outcome.refused ? null : outcome.value })
    if (outcome.refused) return { reply: couldNot(turn.language, messageOf(outcome.refusal, turn)), executed }
  }
  return { reply: turn.reply, executed }
}

/**
 * Rewriting is an extra [D22]: the marker is not shown to it, and what it says is used only if it says the same. What is
 * to be confirmed, and what was done, is said as it was decided.
 */
async function inOtherWords(context: Context, reply: string, { language }: Turn): Promise<string> {
  if (context.rewrite === undefined || markerOf(reply)?.endsWith('ASK_CONFIRMATION')) return reply
  const decided = withoutMarker(reply)
  const rewritten = await context.rewrite(decided)
  if (rewritten === undefined) context.countRewrite?.('failed')
  else if (!saysTheSame(decided, rewritten.trim(), language)) context.countRewrite?.('refused')
  else {
    context.countRewrite?.('used')
    return withMarker(rewritten.trim(), markerOf(reply))
  }
  return reply
}

function messageOf(refusal: Refusal, { language }: Turn): string {
  return renderError(refusal, language).error.message.replace(/\.$/, '')
}

/** Fourteen characters made from the turn, in the form of an id. */
function turnId(conversation: string, position: number): string {
  const digest = crypto().createHash('sha256').update(`${conversation}\n${position}`).digest()
  return Array.from(digest.subarray(0, 14), (byte) => '0123456789abcdefghjkmnpqrstvwxyz'[byte % 32]).join('')
}

export function toHistory({ role, content, turn }: StoredMessage): HistoryMessage {
  return { role, content, command: (turn as { command?: Command } | null)?.command ?? null }
}

export function toKnownTask({ id, number, status, fields }: Task): KnownTask {
  return {
    id,
    number,
    status,
    title: String(fields.title ?? ''),
    priority: (fields.priority as string | undefined) ?? null,
    deadline: (fields.deadline as string | undefined) ?? null,
  }
}
