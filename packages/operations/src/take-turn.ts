// One turn of a stored conversation: read, decide, pass the gate, do, store, answer.
//
// V1. What was said and what was answered are stored together, at the position they were decided for; whoever comes
//     second at a position decides again on what the first one said.
// V2. The same message sent again under its name gets the same answer, and nothing is done again.
// V3. A turn that died between doing and storing does no harm when it is taken again: a new task has the id of its turn.

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
  withMarker,
  withoutMarker,
} from '@pawl/dialogue'
import type { Task } from '@pawl/kernel'
import type { Context } from './context.ts'
import { crypto } from './crypto.ts'
import { executeCommand } from './execute-command.ts'
import { mayExecute } from './execution-gate.ts'
import type { StoredConversation, StoredMessage } from './ports/conversation-store.ts'

const WINDOW = 50
const ATTEMPTS = 10

type Answer = ResultOf<Operations['takeTurn']>
type Executed = Answer['executed']

export async function takeTurn(context: Context, input: InputOf<Operations['takeTurn']>): Promise<Outcome<Answer>> {
  const conversation = await openConversation(context, input)
  if (conversation === undefined) return refuse('CONVERSATION_NOT_FOUND', { conversation: input.conversation_id ?? '' })
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await answeredBefore(context, conversation, input.message_id)
    if (known !== undefined) return succeed(known)
    const answer = await attemptTurn(context, conversation, input)
    if (answer !== undefined) return succeed(answer)
  }
  return refuse('STORE_CONTENDED', {})
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

async function answeredBefore(context: Context, { id }: StoredConversation, messageId: string | undefined) {
  if (messageId === undefined) return undefined
  const said = await context.store.findMessage(id, messageId)
  const answered = said && (await context.store.messageAt(id, said.position + 1))
  return answered?.turn as Answer | undefined
}

async function attemptTurn(
  context: Context,
  conversation: StoredConversation,
  { message, message_id }: InputOf<Operations['takeTurn']>,
): Promise<Answer | undefined> {
  const { id, mode } = conversation
  const past = await context.store.lastMessages(id, WINDOW)
  const { tasks, moment } = await context.store.tasksNow('todo')
  const now = context.now()
  const turn = converse({
    history: past.map(toHistory),
    tasks: tasks.map(toKnownTask),
    message,
    mode: mode as 'guided',
    now,
  })
  const position = (past.at(-1)?.position ?? 0) + 1
  const performed = await perform(context, turn, turnId(id, position, message))
  const { executed } = performed
  const reply = await inOtherWords(context, performed.reply, turn)
  const answer: Answer = {
    ...(turn as unknown as Answer),
    reply,
    conversation_id: id,
    text: withoutMarker(reply),
    executed,
    ...(reply !== performed.reply && { decided_reply: performed.reply }),
  }
  const said: StoredMessage = {
    position,
    role: 'user',
    content: message,
    at: now,
    messageId: message_id ?? null,
    turn: null,
    moment: null,
  }
  const answered: StoredMessage = {
    position: position + 1,
    role: 'assistant',
    content: reply,
    at: now,
    messageId: null,
    turn: answer,
    moment,
  }
  return (await context.store.appendTurn(id, [said, answered])) ? answer : undefined
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

/** Rewriting is an extra [D22]: the marker is not shown to it, and what it says is used only if it says the same. */
async function inOtherWords(context: Context, reply: string, { language }: Turn): Promise<string> {
  if (context.rewrite === undefined) return reply
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
function turnId(conversation: string, position: number, message: string): string {
  const digest = crypto().createHash('sha256').update(`${conversation}\n${position}\n${message}`).digest()
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
