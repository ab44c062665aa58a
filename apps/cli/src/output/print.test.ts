// Every operation's answer with hostile text in every place of it, as it reaches a terminal.

import { type OperationDeclaration, type OperationKey, operations, renderError } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../../../testing/hostile-texts.ts'
import { sampleDocument } from '../../../../testing/sample-document.ts'
import { forTerminal } from './print.ts'
import { render } from './render.ts'
import { type Screen, screenFor } from './screen.ts'

const terminal = { isTTY: true, columns: 80 } as NodeJS.WriteStream
const EVERYTHING = HOSTILE_TEXTS.join(' ')
/** Those that are a command and answer with one document. */
const rendered = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const { command, shape }: OperationDeclaration = operations[key]
  return command !== undefined && shape === undefined
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const SEQUENCE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of paint
const COLOURS = /\u001b\[(?:1|2|22|31|32|33|35|36|39)m/gu
const TURNING = /[\u202a-\u202e\u2066\u2067]/u
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad\u2028\u2029\u3164]|[\u{e0000}-\u{e007f}]/u

const body = (text: string) => ({
  type: 'TaskAssign',
  title: text,
  text,
  reason: text,
  result: text,
  question: text,
  owner: text,
  next_action: text,
  skills: [text],
  task_number: 1,
  set_aside_because: text,
  worker: text,
  findings: text,
  policies: [{ policy_id: text, text, clarifications: [text] }],
  clarifications: [text],
  reasoning: text,
})

async function printed(key: OperationKey, text: string, screen: Screen): Promise<string> {
  const { result } = operations[key] as OperationDeclaration
  const next = [{ operation: 'completeWork', input: { task: text, session: text, result: text } }]
  const known = { body: body(text), next, path: null, moves: [], rule: null, refusal: null }
  const document = sampleDocument(result, text, known)
  return forTerminal(await render(key, document, screen, {}), terminal)
}

describe.each(rendered)('[PT1] %s', (key) => {
  test.each(['en', 'he'] as const)('prints nothing a terminal would obey (%s)', async (language) => {
    const plain = await printed(key, EVERYTHING, screenFor(terminal, language, { NO_COLOR: '1' }))
    expect(plain).not.toMatch(SEQUENCE)
    expect(plain).not.toMatch(TURNING)
    expect(plain).not.toMatch(INVISIBLE)
  })

  test('has the colours of Pawl and no others', async () => {
    const coloured = await printed(key, EVERYTHING, screenFor(terminal, 'en', { TERM: 'xterm' }))
    const plain = await printed(key, EVERYTHING, screenFor(terminal, 'en', { NO_COLOR: '1' }))
    expect(coloured.replaceAll(COLOURS, '')).toBe(plain)
  })
})

test.each(HOSTILE_TEXTS)('[PT1] an error that names %j', (text) => {
  const { error } = renderError({ code: 'TASK_NOT_FOUND', variables: { task: text } } as never, 'en')
  expect(forTerminal(error.message, { isTTY: false })).not.toMatch(SEQUENCE)
})

test('[PT1] what is not for a terminal has no sequence at all', () => {
  expect(forTerminal('\u001b[31mred\u001b[39m', { isTTY: false })).toBe('\\u{1b}[31mred\\u{1b}[39m')
})

test('[PT2] an isolate that is not closed in its line is shown', () => {
  expect(forTerminal('\u2068שלום\u2069\n\u2068open\n\u2069', terminal)).toBe(
    '\u2068שלום\u2069\n\\u{2068}open\n\\u{2069}',
  )
})
