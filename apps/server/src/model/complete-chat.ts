// One question to a language model, at any OpenAI-compatible address: POST …/chat/completions, without streaming.
//
// QM1. It ends: the time limit holds for everything together, the tries and the whole of the answer.
// QM2. What passes (nobody there, too many requests, a server's own trouble) is tried again while patience lasts; what does
//     not is said at once.
// QM3. The key goes to that address and nowhere else: no redirect is followed, and no error repeats it.
// QM4. The answer is bounded, and taken for text and nothing more.

import { setTimeout as pause } from 'node:timers/promises'
import { retry } from '@pawl/contract'
import { MODEL_TROUBLE, ModelFailed } from './model-failed.ts'

export interface ModelAddress {
  /** What comes before `/chat/completions`, such as http://127.0.0.1:11434/v1 */
  readonly url: string
  readonly key?: string | undefined
  readonly model: string
}

export interface ChatQuestion {
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[]
  readonly temperature: number
  readonly response_format?: object
}

/** Times in milliseconds. */
export interface ChatLimits {
  readonly timeLimit: number
  /** How long what passes is tried again; not at all if left out. */
  readonly patience?: number
  readonly signal?: AbortSignal
}

const BACKOFF = { first: 250, longest: 4_000 }
const LARGEST_ANSWER = 1_000_000

/** The text of the answer, or `ModelFailed`; the reason of the signal if that is raised. */
export async function completeChat(
  address: ModelAddress,
  question: ChatQuestion,
  { timeLimit, patience = 0, signal }: ChatLimits,
): Promise<string> {
  const late = AbortSignal.timeout(timeLimit)
  const end = signal === undefined ? late : AbortSignal.any([late, signal])
  let giveUpAt: number | undefined
  try {
    return await retry(() => askOnce(address, question, end), {
      backoff: BACKOFF,
      retryUntil: (ended) => {
        if (!('error' in ended) || end.aborted) return undefined
        if (!(ended.error instanceof ModelFailed) || !MODEL_TROUBLE[ended.error.trouble].passes) return undefined
        giveUpAt ??= performance.now() + patience
        return giveUpAt
      },
      pauseFor: (ended) =>
        'error' in ended && ended.error instanceof ModelFailed ? ended.error.askedToWait : undefined,
      now: () => performance.now(),
      pause: (milliseconds) => pause(milliseconds, undefined, { signal: end }),
    })
  } catch (error) {
    signal?.throwIfAborted()
    if (late.aborted) throw new ModelFailed('late', `${timeLimit / 1000} seconds`)
    throw error
  }
}

async function askOnce({ url, key, model }: ModelAddress, question: ChatQuestion, end: AbortSignal): Promise<string> {
  const address = addressOf(url)
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  }
  const body = JSON.stringify({ model, ...question })
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal: end })
  } catch (error) {
    throw new ModelFailed('unreachable', `${address.origin}: ${causeOf(error)}`)
  }
  const text = await boundedText(response)
  if (!response.ok) throw ModelFailed.ofAnswer(response, text, key)
  return contentOf(text)
}

/** A name and a password in an address would stand in every error about it. */
function addressOf(url: string): URL {
  const address = URL.parse(url)
  if (address === null || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    throw new ModelFailed('notAnAddress')
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/chat/completions`
  return address
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > LARGEST_ANSWER) throw new ModelFailed('tooLong')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof ModelFailed ? error : new ModelFailed('unreachable', causeOf(error))
  }
  return Buffer.concat(parts).toString('utf8')
}

interface Choice {
  readonly finish_reason?: unknown
  readonly message?: { readonly content?: unknown; readonly refusal?: unknown } | null
}

function contentOf(text: string): string {
  const choice = firstChoice(text)
  const { content, refusal } = choice?.message ?? {}
  if (typeof refusal === 'string' && refusal !== '') throw new ModelFailed('declined', refusal)
  if (choice?.finish_reason === 'length') throw new ModelFailed('cutOff')
  if (choice?.finish_reason === 'content_filter') throw new ModelFailed('declined', 'its filter held the answer back')
  if (typeof content !== 'string') throw new ModelFailed('notACompletion')
  return content
}

function firstChoice(text: string): Choice | undefined {
  try {
    const { choices } = JSON.parse(text) as { readonly choices?: readonly Choice[] }
    return choices?.[0]
  } catch {
    throw new ModelFailed('notACompletion')
  }
}

/** `fetch failed` says nothing: why stands in its cause. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error
  if (!(cause instanceof Error)) return message
  return 'code' in cause ? String(cause.code) : cause.message
}
