// The acceptance criteria of document 002, by their names, and what it says of errors and context. AC-CB1 is in
// documents.test.ts.

import { describe, expect, test } from 'vitest'
import { TaskBoard } from '../../../../testing/task-board.ts'
import { WINDOW } from '../index.ts'

const board = (...tasks: string[]) => new TaskBoard(tasks)

test('[AC-CB2] each intent becomes its command with its parameters', () => {
  const b = board('Buy milk', 'Call mom')
  expect(b.say('add buy bread').command).toMatchObject({ intent: 'add_task', fields: { title: 'buy bread' } })
  expect(b.say('show completed').command).toMatchObject({ intent: 'list_tasks', fields: { status: 'completed' } })
  expect(b.say('complete 1').command).toMatchObject({ fields: { status: 'done' }, ref: { task_id: 'a1' } })
  expect(b.say('change task 2 to call dad').command).toMatchObject({
    fields: { title: 'call dad' },
    ref: { task_id: 'a2' },
  })
  expect(b.say('remove buy bread').command).toMatchObject({ intent: 'delete_task', ref: { task_id: 'n0' } })
})

test('[AC-CB3] a chain is done in order, each command on what the one before it left', () => {
  const turn = board('Call mom').say('add buy milk and show me all my tasks')
  expect(turn.commands.map(({ intent }) => intent)).toEqual(['add_task', 'list_tasks'])
  expect(turn.reply).toContain('Here are all your tasks:\n1. Call mom\n2. Buy milk')
})

test.each(['add buy milk', 'complete task 1', 'delete task 1', 'change task 1 to x', 'תוסיפי לקנות חלב'])(
  '[AC-CB4] %s is confirmed in one or two sentences that name the task',
  (message) => {
    const { reply } = board('Call mom').say(message)
    expect(reply).toMatch(/'[^']+'/)
    expect(reply.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(2)
  },
)

test.each([
  ['complete task 99', "I couldn't find task 99. Would you like to see your current tasks?"],
  ['delete the dentist', "I couldn't find a task matching 'dentist'. Would you like to see your current tasks?"],
  ['mark it as done', 'Which task would you like to complete? You can say the task number or title.'],
  ['delete it', 'Which task would you like to delete? You can say the task number or title.'],
  ['update task 1', 'What would you like to change about task 1? You can update the title or description'],
  ['do the thing', "I'm not sure what you'd like me to do. Could you rephrase that?"],
])('[AC-CB5] [002 error 2] ‘%s’ is answered with a way forward', (message, reply) => {
  expect(board('Call mom').say(message).reply).toContain(reply)
})

describe('[AC-CB6] it', () => {
  test.each([
    ['was added', 'add buy milk', 'n0'],
    ['was completed', 'complete call mom', 'a2'],
    ['was changed', 'change task 2 to call dad', 'a2'],
    ['was listed first', 'show my tasks', 'a1'],
    ['was spoken of', 'complete task 2', 'a2'],
  ])('%s', (_, before, id) => {
    const b = board('Pay rent', 'Call mom')
    b.say(before)
    expect(b.say('delete it').command).toMatchObject({ intent: 'delete_task', ready: true, ref: { task_id: id } })
    expect(b.say('delete it').command.ready).toBe(false)
  })

  test('is the task of the last command of a chain', () => {
    const b = board('Pay rent', 'Call mom')
    b.say('delete task 1 and add buy milk')
    expect(b.say('complete it').command.ref).toMatchObject({ task_id: 'n0' })
  })
})

test.each([
  ...['add buy milk', 'I need to buy milk', 'remind me to buy milk', 'Add a task to buy milk', 'buy milk'],
  ...["don't forget to buy milk", 'please add buy milk to my list', 'can you remind me to buy milk?'],
])('[AC-CB7] [002 behavior 4] ‘%s’ adds ‘buy milk’', (message) => {
  expect(board().say(message).command).toMatchObject({ intent: 'add_task', ready: true, fields: { title: 'buy milk' } })
})

test('[AC-CB8] several that match are asked about by a numbered list, five at most and how many more', () => {
  const b = board(...[1, 2, 3, 4, 5, 6, 7].map((n) => `Report ${'abcdefg'[n - 1]}`))
  const { reply, command } = b.say('delete report')
  expect(reply).toContain("I found multiple tasks matching 'report':\n1. Report a (ID: 1)")
  expect(reply).toContain('5. Report e (ID: 5)\n… and 2 more.\n')
  expect(command.ref?.options).toHaveLength(5)
  expect(b.say('task 7').command.ready).toBe(false)
  expect(b.say('number 2').command).toMatchObject({ intent: 'delete_task', ref: { task_id: 'a2' } })
})

test('[AC-CB9] a number has priority over a title, a whole title over a part', () => {
  expect(board('Groceries', 'Call mom').say('delete task 2 groceries').command.ref).toMatchObject({ task_id: 'a2' })
  expect(board('Buy groceries now', 'Buy groceries').say('delete buy groceries').command.ref).toMatchObject({
    task_id: 'a2',
  })
})

test('[AC-CB10] [002 rule 4] what was spoken of more than fifty messages ago is not known any more', () => {
  const talk = (messages: number) => {
    const b = board()
    b.say('add buy milk')
    for (let said = 0; said < messages; said += 2) b.say('thanks')
    return b.say('delete it')
  }
  expect(talk(WINDOW - 2).command.ready).toBe(true)
  expect(talk(WINDOW).command.ready).toBe(false)
  expect(talk(WINDOW).reply).toContain('Which task would you like to delete?')
})

test('[D20] variants are chosen by the message: the same one says the same, others differ', () => {
  const said = (title: string) => board().say(`add ${title}`).reply
  expect(said('x')).toBe(said('x'))
  const openings = new Set(['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'].map((title) => said(title).slice(0, 5)))
  expect(openings.size).toBeGreaterThan(2)
})

test.each(['Show my tasks', "What's pending?", 'Mark task 1 as done', 'Delete task 1', 'Change task 1 to call dad'])(
  'what help says can be said: %s',
  (message) => expect(board('Call mom').say(message).command.ready).toBe(true),
)

test.each([
  'הצג את המשימות שלי',
  'מה נשאר לי לעשות?',
  'סמן את משימה 1 כבוצעה',
  'מחק את משימה 1',
  'שנה את משימה 1 ללקנות לחם',
])('what help says can be said: %s', (message) => expect(board('לקנות חלב').say(message).command.ready).toBe(true))
