import { expect, test } from 'vitest'
import { AgentOutput } from './agent-output.ts'
import { plainUse } from './plain-use.ts'

test.each([
  ['tokens: 12', { tokens: 12 }],
  ['Total tokens: 1,200', { tokens: 1200 }],
  ['  tokens used = 1.2k ', { tokens: 1200 }],
  ['total_tokens=345', { tokens: 345 }],
  ['cost: 0.03', { cost: 0.03 }],
  ['Total cost: $1,000.5', { cost: 1000.5 }],
  ['Cost (USD): 0.25', { cost: 0.25 }],
  ['cost: 0.03 USD', { cost: 0.03 }],
  ['Tokens: 2.3k sent, 120 received. Cost: $0.01 message, $0.05 session.', { cost: 0.05 }],
])('[PU1] %s is read', (line, used) => {
  expect(plainUse(line)).toEqual(used)
})

test.each(['tokens', 'tokens: many', 'tokens: -3', 'the cost: 3', 'tokens: 12 are left', 'cost: 1e400', 'cost: NaN'])(
  '[PU1] %s says nothing',
  (line) => {
    expect(plainUse(line)).toEqual({})
  },
)

test('[PU1] the last of plain lines is the sum so far', () => {
  const agent = new AgentOutput()
  for (const line of ['tokens: 12', 'working', 'cost: $0.01', 'tokens: 30']) agent.take(line)
  expect(agent.used()).toEqual({ tokens: 30, cost: 0.01, model: undefined })
  expect(agent.lastSaid()).toBeUndefined()
})

test('[AO4] what a known program tells of itself counts, and plain lines do not', () => {
  const agent = new AgentOutput()
  agent.take('tokens: 999')
  agent.take('{"type":"turn.completed","usage":{"input_tokens":5,"output_tokens":2}}')
  expect(agent.used()).toMatchObject({ tokens: 7 })
})
