// A reply in other words, where a model is set up to find them. Rewriting is an extra [D22]: the model is not shown the marker, and
// what it says is used only if it says the same. What is to be confirmed, and what was done, is said as it was decided.

import type { Language } from '@pawl/contract'
import { markerOf, saysTheSame, withMarker, withoutMarker } from '@pawl/dialogue'
import type { Context } from '../context.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { reader } from './reader.ts'

export async function inOtherWords(
  context: Context<ConversationStore & TaskStore>,
  reply: string,
  language: Language,
): Promise<string> {
  if (context.rewrite === undefined || markerOf(reply)?.endsWith('ASK_CONFIRMATION')) return reply
  const decided = withoutMarker(reply)
  const rewritten = await context.rewrite(decided)
  if (rewritten === undefined) context.countRewrite?.('failed')
  else if (!saysTheSame(reader, decided, rewritten.trim(), language)) context.countRewrite?.('refused')
  else {
    context.countRewrite?.('used')
    return withMarker(rewritten.trim(), markerOf(reply))
  }
  return reply
}
