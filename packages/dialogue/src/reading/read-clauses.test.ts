// Which clauses of a message are commands of their own [D19], and how sure a command in the midst of others is [D38].

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { MOST_LEADING } from './leads.ts'
import { MOST_COMMANDS } from './read-clauses.ts'
import { readMessage } from './read-message.ts'

const reader = createReader()

/** What is read and how it is asked for, in order; in brackets what each is about, or what it is about stands before. */
const read = (message: string) =>
  readMessage(reader, message).map(({ intent, ifTask, mood, before, from, to }) => {
    const about = before === undefined ? message.slice(from, to).trim() : `before: ${message.slice(before)}`
    return `${intent}${ifTask ? '?' : ''} ${mood} [${about}]`
  })

const cases = (name: string, rows: readonly (readonly [message: string, ...reads: string[]])[]) =>
  test.each(rows.map(([message, ...reads]) => [message, reads] as const))(`${name}: %s`, (message, reads) => {
    expect(read(message)).toEqual(reads)
  })

describe('[D19] a command of its own', () => {
  cases('is what changes another task, after a command that changes one', [
    [
      'delete the gym one and move the dentist to Friday',
      'DELETE_TASK order [the gym one]',
      'UPDATE_TASK? order [the dentist to Friday]',
    ],
    ['add milk and move the gym to Friday', 'CREATE_TASK order [milk]', 'UPDATE_TASK? order [the gym to Friday]'],
    ['show my tasks and skip the gym', 'LIST_TASKS order [my tasks and skip the gym]'],
    ['remind me to call Dana and move out', 'CREATE_TASK order [call Dana and move out]'],
  ])
  cases('is not the same once more', [
    ['delete task 3 and delete it', 'DELETE_TASK order [task 3]'],
    ['rename task 3 to tea and rename that', 'UPDATE_TASK order [task 3 to tea]'],
    ['show my tasks and show me', 'LIST_TASKS order [my tasks and show me]'],
    ['show me, get my list', 'LIST_TASKS order [, get my list]'],
    ['change task 3 and edit this one', 'UPDATE_TASK order [task 3]', 'UPDATE_TASK order [this one]'],
    ['change task 3 and edit the list', 'UPDATE_TASK order [task 3]', 'UPDATE_TASK order [the list]'],
    ['מחק את זה ולבטל את זה', 'DELETE_TASK order []'],
    ['תשנה את זה ותשנה את זה', 'UPDATE_TASK order [את זה]', 'UPDATE_TASK order [את זה]'],
  ])
  cases('is not more of the same change', [
    ['rename task 3 and add a description', 'UPDATE_TASK order [task 3 and add a description]'],
    ['change task 3 and set the priority to high', 'UPDATE_TASK order [task 3 and set the priority to high]'],
    ['change task 3 and mark the priority', 'UPDATE_TASK order [task 3]', 'UPDATE_TASK order [the priority]'],
    ['change it, delete the milk', 'UPDATE_TASK order [,]', 'DELETE_TASK order [the milk]'],
    ['delete task 3 and add a description', 'DELETE_TASK order [task 3]', 'CREATE_TASK order [a description]'],
  ])
  cases('follows what is needed only where it could be no errand', [
    ['I need to buy milk and delete task 3', 'CREATE_TASK order [buy milk]', 'DELETE_TASK order [task 3]'],
    ['I need to buy milk and delete the report', 'CREATE_TASK order [buy milk and delete the report]'],
    ['I need to buy milk and add a task', 'CREATE_TASK order [buy milk and add a task]'],
    ['add a task and delete the report', 'CREATE_TASK order [a task]', 'DELETE_TASK order [the report]'],
  ])
  cases('is none after a question how, or after what is refused', [
    ['how do I add a task and delete it', 'HELP order [add a task and delete it]'],
    ["don't delete it and show my tasks", 'NOTHING order [delete it and show my tasks]'],
  ])
  cases('is none of a wish about one task, if a task has to fit it', [
    ['I want the picnic reminder changed and move out', 'UPDATE_TASK order [the picnic reminder changed and move out]'],
  ])
  cases('is the only one after what leads to it', [
    ['find the dentist reminder and delete it', 'DELETE_TASK order [before: the dentist reminder and delete it]'],
    ['find it and delete the milk', 'DELETE_TASK aside [the milk]'],
    ['show me and delete it', 'DELETE_TASK aside []'],
    ['show my tasks and delete the report', 'LIST_TASKS order [my tasks]', 'DELETE_TASK order [the report]'],
    ['open my list and delete the report', 'DELETE_TASK order [the report]'],
    ['delete task 3 and undo', 'DELETE_TASK order [task 3]', 'UNDO order []'],
    ['are eggs on my list, if not add them', 'CREATE_TASK order [before: eggs on my list, if not add them]'],
    ['show my alerts and take that back', 'UNDO order [before: my alerts and take that back]'],
    ['show me and delete it from my list', 'DELETE_TASK order [from my list]'],
    ['update my list and add milk', 'CREATE_TASK order [milk]'],
    ['update my shopping list, delete the olives', 'DELETE_TASK order [the olives]'],
    [
      'update the picnic reminder and change it to Monday',
      'UPDATE_TASK order [before: the picnic reminder and change it to Monday]',
    ],
  ])
  cases('leaves the one before it what it is, if that says what is to be done', [
    ['update task 3 to tea and delete task 4', 'UPDATE_TASK order [task 3 to tea]', 'DELETE_TASK order [task 4]'],
    [
      'update the milk on my list to oat milk and delete it',
      'UPDATE_TASK order [the milk on my list to oat milk]',
      'DELETE_TASK order []',
    ],
    [
      'update the picnic reminder and delete task 4',
      'UPDATE_TASK order [the picnic reminder]',
      'DELETE_TASK order [task 4]',
    ],
    [
      'open a task to call Dana and delete task 4',
      'CREATE_TASK order [a task to call Dana]',
      'DELETE_TASK order [task 4]',
    ],
    [
      'check rice off my list and delete task 4',
      'COMPLETE_TASK order [rice off my list]',
      'DELETE_TASK order [task 4]',
    ],
    ['rename my list and delete task 4', 'UPDATE_TASK order [my list]', 'DELETE_TASK order [task 4]'],
    ['עדכן את משימה 3 למחר ומחק את משימה 4', 'UPDATE_TASK order [את משימה 3 למחר]', 'DELETE_TASK order [את משימה 4]'],
  ])
  cases('is none where nothing joins it', [
    ['תרוקן את הרשימה הוסיפי אותו!', 'DELETE_TASK order [את הרשימה הוסיפי אותו!]'],
  ])
  test('and there are no more than anyone asks for at once', () => {
    const orders = (count: number) => Array.from({ length: count }, (_, at) => `delete task ${at + 1}`).join('. ')
    expect(read(orders(MOST_COMMANDS))).toHaveLength(MOST_COMMANDS)
    expect(read(orders(MOST_COMMANDS + 9))).toHaveLength(MOST_COMMANDS + 1)
  })
})

describe('[D38] a command that other words stand before', () => {
  cases('is said in passing', [
    ['the milk, delete it', 'DELETE_TASK aside []'],
    ['the milk, deleting it', 'DELETE_TASK infinitive [it]'],
    ['please, delete it', 'DELETE_TASK order []'],
    ['lovely day. delete it', 'DELETE_TASK order []'],
    ['lovely day, delete it', 'DELETE_TASK aside []'],
    ['task 3 delete', 'DELETE_TASK aside []'],
    ['brand new show me how to delete a task', 'HELP aside [delete a task]'],
  ])
  cases('is told of what they name', [
    ['task 1 is done', 'COMPLETE_TASK told [before: task 1 is done]'],
    ['lovely day. task 1 is done.', 'COMPLETE_TASK told [before: task 1 is done.]'],
    ['the reminder needs to be changed', 'UPDATE_TASK aside [before: the reminder needs to be changed]'],
    ['it is done, call Dana', 'COMPLETE_TASK? aside [, call Dana]'],
    ['is done', 'COMPLETE_TASK? order []'],
  ])
  cases('is none without one of ours before it', [
    ['where is it, show me'],
    ['where is my list, show me', 'LIST_TASKS order [my list, show me]'],
    ['task 1 is not done'],
    ['list definite'],
    ['please list the shops'],
    ['please list my query'],
  ])
})

describe('[D9] a refusal holds to the end of its sentence', () => {
  cases('whatever stands between it and the command', [
    ['do not, whatever happens, delete it', 'NOTHING aside []'],
    ['please do not, whatever happens, delete it', 'NOTHING aside []'],
    ['do not do that. do not, whatever happens, delete it', 'NOTHING aside []'],
    ['do not, whatever happens, delete it, add milk', 'NOTHING aside [, add milk]'],
  ])
  cases('behind as many small words as may stand before a command', [
    [`${'okay '.repeat(MOST_LEADING - 1)}do not, whatever happens, delete it`, 'NOTHING aside []'],
  ])
  cases('and no further', [
    ['do not worry about it. delete it', 'DELETE_TASK order []'],
    ['do not, whatever happens. delete it and add milk', 'DELETE_TASK order []', 'CREATE_TASK order [milk]'],
  ])
  cases('unless it is the reason for being reminded', [
    ["I don't want to miss the bus, so remind me", 'CREATE_TASK aside []'],
    ["I don't want to miss the bus, so alert me at 5", 'CREATE_TASK aside [at 5]'],
    ["I don't want to miss the bus, so delete it", 'NOTHING aside []'],
  ])
})

test('[E1] looking back for where a sentence begins is counted', () => {
  const steps = (message: string) => {
    const before = reader.effort.spent
    readMessage(reader, message)
    return reader.effort.spent - before
  }
  const far = 'lovely '.repeat(100)
  expect(steps(`${far}, delete it`) - steps(`${far}. delete it`)).toBeGreaterThanOrEqual(100)
})

test('[D7] things alone are asked for', () => {
  expect(read('tasks')).toEqual(['LIST_TASKS order [tasks]'])
  expect(read('tasks. show me')).toEqual(['LIST_TASKS aside []'])
})
