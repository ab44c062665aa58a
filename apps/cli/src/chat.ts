// `pawl chat`: a conversation in the terminal. Without a terminal every line of the input is a message, and with --json
// every answer is a document on a line of its own. While a server or a store is away a message is kept, and sent again by its
// id: it is taken once [D48].

import { createInterface } from 'node:readline'
import { EXIT, type Operations, PawlError, type ResultOf, shownText } from '@pawl/contract'
import { newId } from '@pawl/operations'
import { noticeOnErrors } from './door/away-notice.ts'
import { isAway, type PatientDoor, patientDoor } from './door/patient-door.ts'
import { print, printJson } from './output/print.ts'
import { type Screen, screenFor } from './output/screen.ts'
import { sayRefusal } from './refusal.ts'
import type { Settings } from './settings.ts'

export interface ChatOptions {
  readonly mode?: 'direct' | 'guided'
  readonly conversation?: string
}

type Answer = ResultOf<Operations['takeTurn']>

/** How long a message is kept before it is said that nothing came of it. */
const CHAT_PATIENCE = 600_000

export async function chat(settings: Settings, options: ChatOptions, screen: Screen): Promise<number> {
  const notice = noticeOnErrors(screenFor(process.stderr, settings.language, process.env))
  const door = patientDoor(settings, { most: settings.patience ?? CHAT_PATIENCE, notice })
  const left = new AbortController()
  const lively = process.stdin.isTTY === true && !settings.json
  const history = lively ? await saidBefore(door, options.conversation) : []
  const input = createInterface({
    history,
    input: process.stdin,
    ...(lively && { output: process.stdout, prompt: screen.paint('cyan', '› ') }),
  })
  // Leaving ends the waiting too. A pipe that has ended is something else: what it said is still to be answered.
  if (lively) input.once('close', () => left.abort())
  let conversation = options.conversation
  // Chosen here: a first message that is sent again does not begin a second conversation.
  const begun = newId()
  let exitCode: number = EXIT.done
  try {
    if (lively) {
      print(process.stdout, screen.paint('dim', screen.phrases.chatHint))
      input.prompt()
    }
    for await (const message of input) {
      if (lively && message.trim() === '') {
        input.prompt()
        continue
      }
      const asked = {
        message,
        message_id: crypto.randomUUID(),
        mode: options.mode,
        ...(conversation === undefined ? { conversation_id: begun, begin: true } : { conversation_id: conversation }),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }
      const outcome = await door.ask('takeTurn', withoutUndefined(asked), { gone: left.signal })
      if (outcome.refused) {
        const isTrouble = lively && isAway(outcome.refusal)
        // Said without details, and the conversation goes on (document 002, error 5).
        if (isTrouble) print(process.stdout, `${screen.phrases.chatTrouble}\n`)
        else exitCode = sayRefusal(outcome.refusal, settings.json, screen)
        if (!lively) break
      } else {
        const answer = outcome.value
        conversation = answer.conversation_id
        say(answer, settings, screen)
      }
      if (lively) input.prompt()
    }
    if (lively) leave(conversation, screen)
    return exitCode
  } catch (error) {
    if (error instanceof PawlError) return sayRefusal(error.refusal, settings.json, screen)
    throw error
  } finally {
    input.close()
  }
}

/** What the person said before, newest first, for the arrow keys. */
async function saidBefore({ ask }: PatientDoor, conversation: string | undefined): Promise<string[]> {
  if (conversation === undefined) return []
  const outcome = await ask('showConversation', { conversation })
  if (outcome.refused) return []
  const { messages } = outcome.value
  return messages.flatMap(({ role, content }) => (role === 'user' ? [shownText(content)] : [])).reverse()
}

function say(answer: Answer, settings: Settings, screen: Screen): void {
  if (settings.json) {
    printJson(process.stdout, answer)
    return
  }
  const lines = shownText(answer.text)
    .split('\n')
    .map((line) => screen.quote(line))
  print(process.stdout, `${lines.join('\n')}${screen.isTerminal ? '\n' : ''}`)
}

function leave(conversation: string | undefined, { phrases, paint }: Screen): void {
  const how = conversation === undefined ? '' : phrases.chatResume(`pawl chat --conversation ${conversation}`)
  print(process.stdout, `\n${paint('dim', how)}`)
}

function withoutUndefined(input: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
