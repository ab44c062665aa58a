// What the programs of agents print, as they print it: tokens, cost, and what was said.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AgentOutput } from './agent-output.ts'

function read(...lines: readonly (string | object)[]) {
  const said: string[] = []
  const output = new AgentOutput((text) => said.push(text))
  for (const line of lines) output.take(typeof line === 'string' ? line : JSON.stringify(line))
  return { ...output.used(), result: output.lastSaid(), said }
}

const usage = (input: number, output: number) => ({
  input_tokens: input,
  cache_creation_input_tokens: 10,
  cache_read_input_tokens: 100,
  output_tokens: output,
})
const claudeSays = (id: string, text: string) => ({
  type: 'assistant',
  session_id: 's1',
  message: { id, model: 'claude-large', content: [{ type: 'text', text }], usage: usage(5, 1) },
})
const claudeResult = {
  type: 'result',
  subtype: 'success',
  session_id: 's1',
  result: 'The tests are green.',
  total_cost_usd: 0.0421,
  usage: usage(7, 20),
  modelUsage: {
    'claude-small': { inputTokens: 50, outputTokens: 5, costUSD: 0.0001 },
    'claude-large': { inputTokens: 7, outputTokens: 20, cacheReadInputTokens: 100, costUSD: 0.042 },
  },
}

test('[AO2] Claude Code: the result has cost, model and tokens of all its models', () => {
  expect(read(claudeResult)).toMatchObject({
    tokens: 182,
    cost: 0.0421,
    model: 'claude-large',
    result: 'The tests are green.',
  })
})

test('[AO2] Claude Code: what each message used counts until the result tells the sum', () => {
  const begun = [{ type: 'system', subtype: 'init', model: 'claude-large' }, claudeSays('m1', 'Looking.')]
  expect(read(...begun)).toMatchObject({ tokens: 116, cost: 0, said: ['Looking.'] })
  expect(read(...begun, claudeSays('m1', 'Again the same message.'))).toMatchObject({ tokens: 116 })
  expect(read(...begun, claudeSays('m2', 'Done.'), claudeResult)).toMatchObject({ tokens: 182, cost: 0.0421 })
})

test('[AO2] Claude Code: two runs of one command are added up, also as one list', () => {
  expect(read(claudeResult, claudeResult)).toMatchObject({ tokens: 364, cost: 0.0842 })
  expect(read(JSON.stringify([claudeSays('m1', 'x'), claudeResult]))).toMatchObject({ tokens: 182 })
})

test('[AO2] Codex: a turn tells the sum of its thread, which replaces the one before', () => {
  const turn = (input: number) => ({
    type: 'turn.completed',
    usage: { input_tokens: input, cached_input_tokens: 20, output_tokens: 10 },
  })
  const said = { type: 'item.completed', item: { id: 'i', type: 'agent_message', text: 'Renamed it.' } }
  const one = read({ type: 'thread.started', thread_id: 'a' }, turn(100), said, turn(150))
  expect(one).toMatchObject({ tokens: 160, cost: 0, result: 'Renamed it.' })
  const two = read(
    { type: 'thread.started', thread_id: 'a' },
    turn(100),
    { type: 'thread.started', thread_id: 'b' },
    turn(5),
  )
  expect(two.tokens).toBe(125)
  const old = { id: '0', msg: { type: 'token_count', info: { total_token_usage: { total_tokens: 77 } } } }
  expect(read(old).tokens).toBe(77)
})

test('[AO2] Gemini: one document over many lines, or a stream', () => {
  const models = { 'gemini-pro': { tokens: { prompt: 90, total: 120 } }, 'gemini-flash': { tokens: { total: 8 } } }
  const document = JSON.stringify({ response: 'All good.', stats: { models } }, null, 2)
  expect(read('Loaded.', ...document.split('\n'), 'Bye.')).toMatchObject({
    tokens: 128,
    model: 'gemini-pro',
    result: 'All good.',
  })
  const stream = read(
    { type: 'init', session_id: 's', model: 'gemini-pro' },
    { type: 'message', role: 'user', content: 'Do it' },
    { type: 'message', role: 'assistant', content: 'All ', delta: true },
    { type: 'message', role: 'assistant', content: 'good.', delta: true },
    { type: 'result', status: 'success', stats: { total_tokens: 55, input_tokens: 50, output_tokens: 5 } },
  )
  expect(stream).toMatchObject({ tokens: 55, model: 'gemini-pro', result: 'All good.' })
})

test('[AO2] OpenCode: every step is added', () => {
  const step = (id: string) => ({
    type: 'step_finish',
    part: {
      id,
      type: 'step-finish',
      cost: 0.002,
      tokens: { input: 3, output: 7, reasoning: 1, cache: { read: 5, write: 4 } },
    },
  })
  const text = { type: 'text', part: { type: 'text', text: 'Fixed.' } }
  expect(read(step('a'), text, step('b'))).toMatchObject({ tokens: 40, cost: 0.004, result: 'Fixed.' })
})

test('[AO3] lines that nobody knows, and numbers that are none, count as nothing', () => {
  const nothing = { tokens: 0, cost: 0, model: undefined, result: undefined, said: [] }
  expect(
    read('hello', '{', 'not json', '}', '{"broken', { type: 'result' }, { type: 'progress', tokens: 5 }, []),
  ).toEqual(nothing)
  const wrong = { type: 'result', total_cost_usd: -5, usage: { input_tokens: '12', output_tokens: -3 } }
  expect(read(wrong)).toMatchObject({ tokens: 0, cost: 0 })
})

test('[AO1] what says something without having used anything is no agent: its lines stay the result', () => {
  expect(read({ type: 'text', part: { text: 'A log of something else' } }).result).toBeUndefined()
})

test('[AO3] whatever JSON is printed, what was used is a number that can be told', () => {
  const types = [
    'system',
    'assistant',
    'result',
    'init',
    'message',
    'turn.completed',
    'text',
    'step_finish',
    'constructor',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.dictionary(fc.string(), fc.jsonValue()), (type, rest) => {
      const { tokens, cost } = read({ ...rest, type })
      expect(Number.isSafeInteger(tokens) && tokens >= 0 && Number.isFinite(cost) && cost >= 0).toBe(true)
    }),
  )
})
