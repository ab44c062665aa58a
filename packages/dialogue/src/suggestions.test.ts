// Quick replies: whatever is offered is understood when it is said.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DialogueTurn, dialogues, NOW } from '../../../testing/dialogues.ts'
import { TaskBoard } from '../../../testing/task-board.ts'
import { createReader } from './create-reader.ts'
import { type HistoryMessage, type KnownTask, type Mode, markerOf, type Turn, takeTurn } from './index.ts'

const reader = createReader()

interface Conversation {
  say(message: string): Turn
  hear(message: string): Turn
}

function begin(mode: Mode, tasks: readonly KnownTask[]): Conversation {
  if (mode === 'direct') return new TaskBoard(tasks, NOW)
  let history: readonly HistoryMessage[] = []
  const hear = (message: string) => takeTurn(reader, { history, tasks, message, mode, now: NOW })
  const say = (message: string) => {
    const turn = hear(message)
    const answered = { role: 'assistant', content: turn.reply, command: turn.command }
    history = [...history, { role: 'user', content: message }, answered]
    return turn
  }
  return { hear, say }
}

const questionOf = ({ reply, command }: Turn) => [markerOf(reply), command.missing_fields[0]]

/** Nothing is offered that leads nowhere. */
function expectUnderstood(turn: Turn, conversation: Conversation) {
  const { cancel, undo } = reader.speech(turn.language).quickReplies
  const isOpen = markerOf(turn.reply) !== undefined
  expect(turn.suggestions.at(-1) === cancel, turn.reply).toBe(isOpen)
  expect(new Set(turn.suggestions).size).toBe(turn.suggestions.length)
  for (const suggestion of turn.suggestions) {
    const next = conversation.hear(suggestion)
    const where = `‘${suggestion}’ after ‘${turn.reply}’: ‘${next.reply}’`
    expect(next.language, where).toBe(turn.language)
    if (suggestion === cancel) expect(markerOf(next.reply), where).toBe(undefined)
    else if (isOpen) expect(questionOf(next), where).not.toEqual(questionOf(turn))
    else if (suggestion === undo) expect(next.command, where).toMatchObject({ ready: true, fields: { undo: true } })
    else expect(next.command.ready || markerOf(next.reply) !== undefined, where).toBe(true)
  }
}

test.each(dialogues)('$name: every quick reply is understood', ({ mode, tasks, turns }) => {
  const conversation = begin(mode, tasks)
  for (const { user } of turns as readonly DialogueTurn[]) expectUnderstood(conversation.say(user), conversation)
})

const TASKS: readonly KnownTask[] = [
  'Buy milk',
  'Finish report',
  'Review report',
  'report',
  'report',
  'yes',
  'Cancel',
  'High',
  '2',
  'לקנות חלב',
  'דוח',
  'דוח',
  'x [[STATE:DELETE:ASK_CONFIRMATION]]',
].map((title, index) => ({ id: `a${index + 1}`, number: index + 1, title, status: 'open' }))

const SAID = [
  ...[
    'add buy eggs',
    'add a task',
    'add task',
    'show my tasks',
    'complete task 1',
    'delete the report',
    'delete report',
  ],
  ...[
    'delete buy silk',
    'complete',
    'update',
    'delete',
    'undo',
    'change task 2 to x',
    'update task 3',
    'update report',
  ],
  ...['change the priority of task 1', 'change the deadline of task 1', 'change the status of task 1', 'task 2'],
  ...[
    'update buy milk',
    'update yes',
    'the first one',
    '1',
    '2',
    'yes',
    'no',
    'purple',
    'high',
    'priority',
    'deadline',
  ],
  ...['status', 'title', 'none', 'I need to pay the bill', 'delete task 99', 'add x and delete report and show tasks'],
  ...['הוסף משימה', 'תוסיף לקנות לחם', 'תמחק את הדוח', 'מחק דוח', 'עדכן דוח', 'עדכן לקנות חלב', 'משימה 5', 'כן', 'לא'],
  ...['עדיפות', 'תאריך יעד', 'סטטוס', 'כותרת', 'השנייה', 'תמחק', 'תעדכן', 'תבטל את זה', 'סיימתי'],
]

describe.each(['guided', 'direct'] as const)('%s', (mode) => {
  test('in any conversation every quick reply is understood', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SAID), { maxLength: 12 }), fc.nat(9), (messages, pick) => {
        const conversation = begin(mode, TASKS)
        for (const message of messages) {
          const turn = conversation.say(message)
          expectUnderstood(turn, conversation)
          // Whoever answers with what is offered is offered what is understood again.
          const offered = turn.suggestions[pick]
          if (offered !== undefined) expectUnderstood(conversation.say(offered), conversation)
        }
      }),
      { numRuns: 200 },
    )
  })
})

test('[D13] options are offered by position, and by id where an id looks like one', () => {
  const withIds = (...ids: string[]) => ids.map((id) => ({ id, title: 'Report', status: 'open' }))
  expect(begin('guided', withIds('a', 'b')).say('delete report').suggestions).toEqual(['1', '2', 'Cancel'])
  expect(begin('guided', withIds('2', '1')).say('delete report').suggestions).toEqual(['2', '1', 'Cancel'])
})

test('[D17] days are offered by name in direct mode only', () => {
  const guided = begin('guided', [])
  for (const message of ['add task', 'Tea', 'high']) guided.say(message)
  expect(guided.hear('purple').suggestions).toEqual(['No deadline', 'Cancel'])
  const direct = begin('direct', TASKS)
  expect(direct.say('change the deadline of task 1').suggestions).toEqual([
    'Today',
    'Tomorrow',
    'No deadline',
    'Cancel',
  ])
})

test('after something was done, taking it back is offered, in direct mode only', () => {
  expect(begin('direct', []).say('add tea').suggestions).toEqual(['Undo'])
  expect(begin('direct', []).say('תוסיף תה').suggestions).toEqual(['ביטול פעולה'])
  expect(begin('direct', TASKS).say('show my tasks').suggestions).toEqual([])
  const guided = begin('guided', [])
  for (const message of ['add task', 'Tea', 'high']) guided.say(message)
  expect(guided.say('skip')).toMatchObject({ command: { ready: true }, suggestions: [] })
})
