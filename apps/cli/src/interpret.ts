// `pawl interpret`: what messages mean, one JSON document in, one out. Nothing is stored, read or done, so anyone can measure
// it on any data.

import { createInterface } from 'node:readline'
import { EXIT, type Outcome, operations, readInput, refuse, renderError } from '@pawl/contract'
import { interpretMessage } from '@pawl/operations'
import { printJson } from './output/print.ts'
import type { Settings } from './settings.ts'

export interface InterpretOptions {
  readonly messages: readonly string[]
  readonly mode?: 'direct' | 'guided'
  readonly now?: string
}

export async function interpret({ language }: Settings, options: InterpretOptions): Promise<number> {
  const given = { ...(options.mode && { mode: options.mode }), ...(options.now && { now: momentOf(options.now) }) }
  let exitCode: number = EXIT.done
  for await (const line of linesOf(options.messages)) {
    const outcome = await answerTo(line, given, language)
    if (outcome.refused) exitCode = EXIT.usage
    await write(outcome.refused ? renderError(outcome.refusal, language) : outcome.value)
  }
  return exitCode
}

async function* linesOf(messages: readonly string[]): AsyncGenerator<string | { readonly message: string }> {
  if (messages.length > 0) {
    yield { message: messages.join(' ') }
    return
  }
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') yield line
}

/** A line is a request as `/api/interpret` takes it, or just a message as a JSON text. What it says itself comes first. */
async function answerTo(
  line: string | { readonly message: string },
  given: object,
  language: Settings['language'],
): Promise<Outcome<unknown>> {
  const read = typeof line === 'string' ? parsed(line) : line
  if (read instanceof SyntaxError) return refuse('INVALID_JSON', { detail: read.message })
  const request = { ...given, ...(isRecord(read) ? knownPartsOf(read) : { message: read }) }
  const input = readInput(operations.interpretMessage.input, request, language)
  return input.refused ? input : interpretMessage({ now: Date.now }, input.value)
}

/** Labelled data has more in it than a request; its messages are often called text. */
function knownPartsOf({ message, text, ...rest }: Record<string, unknown>): object {
  const known = Object.entries(rest).filter(([name]) => name in operations.interpretMessage.input.shape)
  return { message: message ?? text, ...Object.fromEntries(known) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    return error
  }
}

/** Milliseconds, or a moment with its offset. */
function momentOf(now: string): string | number {
  return /^\d+$/.test(now) ? Number(now) : now
}

/** Whoever reads slowly is waited for. */
function write(document: unknown): Promise<void> {
  return new Promise((resolve) => {
    printJson(process.stdout, document, resolve)
  })
}
