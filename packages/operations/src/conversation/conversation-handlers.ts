// The operations that read messages, loaded when one of them is first asked for: building the lexicon of the conversation
// takes longer than everything else a command does.

import type { Outcome } from '@pawl/contract'

type Handler<Given, Input, Result> = (context: Given, input: Input) => Promise<Outcome<Result>>

function whenAsked<Given, Input, Result>(
  load: () => Promise<Handler<Given, Input, Result>>,
): Handler<Given, Input, Result> {
  // Asking for a module that is loaded already still costs a twentieth of a turn.
  let loaded: Handler<Given, Input, Result> | undefined
  return async (context, input) => {
    loaded ??= await load()
    return loaded(context, input)
  }
}

const interpreting = () => import('./interpret-message.ts')
const talking = () => import('./take-turn.ts')
const remembering = () => import('./conversations.ts')
const reading = () => import('@pawl/dialogue')

export const interpretMessage = whenAsked(async () => (await interpreting()).interpretMessage)
export const takeTurn = whenAsked(async () => (await talking()).takeTurn)
export const listConversations = whenAsked(async () => (await remembering()).listConversations)
export const showConversation = whenAsked(async () => (await remembering()).showConversation)
export const replayConversation = whenAsked(async () => (await remembering()).replayConversation)

/** For a process that lasts: an upgrade may take the files away before they are asked for. */
export async function loadConversation(): Promise<void> {
  await Promise.all([interpreting(), talking(), remembering(), reading()])
}
