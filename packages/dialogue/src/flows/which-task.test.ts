// [D47] The answer to ‘Which task?’ in guided mode: the reply has no marker (000), what was wished stands in the command.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { type HistoryMessage, type KnownTask, markerOf, takeTurn } from '../index.ts'

const reader = createReader()

const TASKS: readonly KnownTask[] = [
  { id: 'a1', title: 'Buy milk', status: 'open', number: 1 },
  { id: 'a2', title: 'Delete old emails', status: 'open', number: 2 },
  { id: 'a3', title: 'לקנות חלב', status: 'open', number: 3 },
]

function after(question: string, answer: string, withCommands = true) {
  const asked = takeTurn(reader, { history: [], tasks: TASKS, message: question, mode: 'guided', now: 0 })
  const said = { role: 'assistant', content: asked.reply, ...(withCommands && { command: asked.command }) }
  const history: HistoryMessage[] = [{ role: 'user', content: question }, said]
  expect(markerOf(asked.reply)).toBeUndefined()
  return takeTurn(reader, { history, tasks: TASKS, message: answer, mode: 'guided', now: 0 })
}

describe('[D47] after ‘Which task?’', () => {
  test.each([
    ['delete', 'buy milk', 'DELETE:ASK_CONFIRMATION', 'a1'],
    ['delete the bread', '#1', 'DELETE:ASK_CONFIRMATION', 'a1'],
    ['delete', 'delete old emails', 'DELETE:ASK_CONFIRMATION', 'a2'],
    ['update', 'task 3', 'UPDATE:ASK_FIELD', 'a3'],
    ['מחק', 'לקנות חלב', 'DELETE:ASK_CONFIRMATION', 'a3'],
  ])('%s → %s: %s', (question, answer, state, id) => {
    const turn = after(question, answer)
    expect([markerOf(turn.reply), turn.command.ref?.task_id]).toEqual([state, id])
  })

  test.each([
    ['delete', 'milk'],
    ['delete', '#9'],
    ['delete', 'yes'],
  ])('%s → %s names no task', (question, answer) => {
    expect(after(question, answer).command.ready).toBe(false)
    expect(markerOf(after(question, answer).reply)).toBeUndefined()
  })

  test('a plain history without commands is INITIAL', () => {
    expect(markerOf(after('delete', 'buy milk', false).reply)).toBeUndefined()
  })
})

test('[D47] ‘yes, delete it’ confirms, ‘yes, but not it’ does not', () => {
  const asked = takeTurn(reader, { history: [], tasks: TASKS, message: 'delete buy milk', mode: 'guided', now: 0 })
  const history = [{ role: 'assistant', content: asked.reply, command: asked.command }]
  const said = (message: string) =>
    takeTurn(reader, { history, tasks: TASKS, message, mode: 'guided', now: 0 }).command.ready
  for (const yes of ['yes, delete it', 'yes please delete it', 'ok, remove it', 'yes, delete buy milk'])
    expect(said(yes), yes).toBe(true)
  for (const no of ["yes, don't delete it", 'yes, delete call mom', 'yes?', 'yes, update it', 'delete it'])
    expect(said(no), no).toBe(false)
})
