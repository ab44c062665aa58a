// The tools as a client is shown them.

import { type OperationDeclaration, type OperationKey, onlyReads, operations } from '@pawl/contract'
import { expect, test } from 'vitest'
import { shownTools } from './shown-tools.ts'
import { operationsOf } from './tool.ts'
import { tools } from './tools.ts'

const parametersOf = (name: string) => {
  const schema = shownTools.find((tool) => tool.name === name)?.inputSchema
  const { properties, required = [] } = schema as { properties: object; required?: string[] }
  return { all: Object.keys(properties), required }
}

/** Beyond document 002, all of them optional. */
const PLAN = ['priority', 'deadline', 'recurrence', 'reminders', 'project', 'tags', 'time_zone']

test.each([
  ['add_task', ['user_id', 'title', 'description', ...PLAN], ['title']],
  ['list_tasks', ['user_id', 'status', 'tag', 'project', 'deadline', 'overdue', 'time_zone', 'cursor'], []],
  ['complete_task', ['user_id', 'task_id'], ['task_id']],
  ['delete_task', ['user_id', 'task_id'], ['task_id']],
  ['update_task', ['user_id', 'task_id', 'title', 'description', ...PLAN], ['task_id']],
  ['chat', ['message', 'conversation_id', 'mode'], ['message']],
  ['why', ['task_id', 'to'], ['task_id', 'to']],
  ['wait_for_task', ['room', 'role', 'worker', 'initiative', 'skills', 'session', 'timeout_seconds'], []],
  ['start_task', ['task_id', 'session', 'epoch'], ['task_id', 'session']],
  ['report_progress', ['task_id', 'session', 'epoch', 'progress', 'tokens', 'cost', 'model'], ['task_id', 'session']],
  ['complete_task_work', ['task_id', 'session', 'epoch', 'result'], ['task_id', 'session']],
  ['block_task', ['task_id', 'session', 'epoch', 'ask', 'of'], ['task_id', 'session', 'ask']],
  ['give_back_task', ['action', 'task_id', 'session', 'epoch', 'because'], ['action', 'task_id', 'session']],
  ['hand_off', ['task_id', 'session', 'epoch', 'to', 'message', 'result'], ['task_id', 'session', 'to', 'message']],
  ['backlog', ['action', 'room', 'task_id', 'content', 'to', 'because'], ['action']],
  ['dependencies', ['action', 'task_id', 'on', 'notOn', 'answer', 'room', 'initiative'], ['action']],
  [
    'queue',
    ['action', 'room', 'message', 'task_id', 'content', 'priority', 'first', 'last', 'before', 'after'],
    ['action'],
  ],
  ['budgets', ['action', 'room', 'initiative', 'agent', 'cost', 'tokens', 'per', 'how'], ['action']],
  ['task_context', ['task_id'], ['task_id']],
  ['attempts', ['task_id'], ['task_id']],
  ['task_log', ['task_id', 'attempt', 'tail'], ['task_id']],
  ['inbox', ['for', 'item', 'cursor', 'timeout_seconds'], []],
  ['answer', ['item', 'answer'], ['item', 'answer']],
  ['room_status', ['room'], ['room']],
])('[002 tools] %s takes %j', (name, all, required) => {
  expect(parametersOf(name)).toEqual({ all, required })
})

test('[002 status words] list_tasks knows pending, completed and all', () => {
  expect(shownTools[1]?.inputSchema).toHaveProperty('properties.status.enum', ['pending', 'completed', 'all'])
})

test('[MT2] the seven of people stay below 2,000 tokens, all of them below 6,000, at four characters a token', () => {
  // Tokenizers of today make 4.2 characters of such text into one token.
  expect(JSON.stringify(shownTools.slice(0, 7)).length / 4).toBeLessThan(2000)
  expect(JSON.stringify(shownTools).length / 4).toBeLessThan(6000)
})

test('a tool says that it only reads exactly if its operation asks for no more than that', () => {
  for (const tool of tools) {
    const keys: readonly OperationKey[] = operationsOf(tool)
    const reads = keys.every((key) => onlyReads((operations[key] as OperationDeclaration).right))
    expect([tool.name, tool.hints.readOnlyHint]).toEqual([tool.name, reads])
  }
})

test('every tool refuses parameters it does not have', () => {
  for (const { inputSchema } of shownTools) expect(inputSchema).toHaveProperty('additionalProperties', false)
})

test('what an answer is promised to hold is in the answer of the operation', () => {
  for (const tool of tools) {
    const { name, answer } = tool
    const held = operationsOf(tool).flatMap((key) => Object.keys((operations[key].result as typeof answer).shape))
    expect([name, held]).toEqual([name, expect.arrayContaining(Object.keys(answer.shape))])
  }
})
