// `pawl chat`: a conversation in the terminal. Without a terminal every line of the input is a message, and with --json
// every answer is a document on a line of its own.

import { createInterface } from 'node:readline'
import { EXIT, type Operations, type Outcome, PawlError, type ResultOf } from '@pawl/contract'
import { type Door, openDoor } from './door/door.ts'
import type { Screen } from './output/screen.ts'
import { sayRefusal } from './refusal.ts'
import type { Settings } from './settings.ts'

export interface ChatOptions {
  readonly mode?: 'direct' | 'guided'
  readonly conversation?: string
}

type Answer = ResultOf<Operations['takeTurn']>

export async function chat(settings: Settings, options: ChatOptions, screen: Screen): Promise<number> {
  const door = await openDoor(settings)
  const lively = process.stdin.isTTY === true && !settings.json
  const history = lively ? await saidBefore(door, options.conversation) : []
  const input = createInterface({
    history,
    input: process.stdin,
    ...(lively && { output: process.stdout, prompt: screen.paint('cyan', '› ') }),
  })
  let conversation = options.conversation
  let exitCode: number = EXIT.done
  try {
    if (lively) {
      process.stdout.write(`${screen.paint('dim', screen.phrases.chatHint)}\n`)
      input.prompt()
    }
    for await (const message of input) {
      if (lively && message.trim() === '') {
        input.prompt()
        continue
      }
      const asked = {
        ...{ message, message_id: crypto.randomUUID(), conversation_id: conversation, mode: options.mode },
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }
      const outcome = await askedOf(door, withoutUndefined(asked))
      if (outcome.refused) {
        const isTrouble = lively && TROUBLE.test(outcome.refusal.code)
        if (isTrouble) process.stdout.write(`${screen.phrases.chatTrouble}\n\n`)
        else exitCode = sayRefusal(outcome.refusal, settings.json, screen)
        if (!lively) break
      } else {
        const answer = outcome.value as Answer
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
    await door.close()
  }
}

/** Trouble of the store or on the way to it: said without details, and the conversation goes on (document 002, error 5). */
const TROUBLE = /^(?:STORE|SERVER)_/

async function askedOf(door: Door, input: object): Promise<Outcome<unknown>> {
  try {
    return await door.run('takeTurn', input)
  } catch (error) {
    if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
    throw error
  }
}

/** What the person said before, newest first, for the arrow keys. */
async function saidBefore(door: Door, conversation: string | undefined): Promise<string[]> {
  if (conversation === undefined) return []
  const outcome = await door.run('showConversation', { conversation })
  if (outcome.refused) return []
  const { messages } = outcome.value as ResultOf<Operations['showConversation']>
  return messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).reverse()
}

function say(answer: Answer, settings: Settings, screen: Screen): void {
  if (settings.json) {
    process.stdout.write(`${JSON.stringify(answer)}\n`)
    return
  }
  const lines = answer.text.split('\n').map((line) => screen.quote(line))
  process.stdout.write(`${lines.join('\n')}\n${screen.isTerminal ? '\n' : ''}`)
}

function leave(conversation: string | undefined, { phrases, paint }: Screen): void {
  const how = conversation === undefined ? '' : phrases.chatResume(`pawl chat --conversation ${conversation}`)
  process.stdout.write(`\n${paint('dim', how)}\n`)
}

function withoutUndefined(input: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
