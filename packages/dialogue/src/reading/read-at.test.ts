// How a command is asked for, which decides whether it is done at once [D38], and what is no command at all.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { MOST_LEADING } from './leads.ts'
import { readMessage } from './read-message.ts'

const reader = createReader()

/** What is read and how it is asked for; in brackets what is needed or wished for. */
function asked(message: string): string | undefined {
  const [read] = readMessage(reader, message)
  if (read === undefined) return undefined
  const errand =
    read.errand === undefined ? '' : ` ${read.isNeeded ? 'needed' : 'wished'} [${message.slice(read.errand)}]`
  return `${read.intent} ${read.mood}${errand}`
}

const cases = (name: string, rows: readonly (readonly [message: string, reads: string | undefined])[]) =>
  test.each(rows)(`${name}: %s`, (message, reads) => {
    expect(asked(message)).toBe(reads)
  })

describe('[D38] an order is asked for in so many words', () => {
  cases('in the imperative, and whatever stands before it', [
    ['delete it', 'DELETE_TASK order'],
    [', delete it', 'DELETE_TASK order'],
    ['so delete it', 'DELETE_TASK order'],
    ['השלם את הדוח', 'COMPLETE_TASK order'],
    ['bring it back', 'UNDO order'],
    ['ping me about lunch', 'CREATE_TASK order'],
  ])
  cases('with a question mark only by a request', [
    ['delete it?', 'DELETE_TASK aside'],
    ['so delete it?', 'DELETE_TASK aside'],
    ['please delete it?', 'DELETE_TASK order'],
    ['can you delete it?', 'DELETE_TASK order'],
    ['would you mind deleting the report?', 'DELETE_TASK order'],
  ])
  cases('an infinitive is none', [
    ['deleting the report', 'DELETE_TASK infinitive'],
    ['finishing the report', 'COMPLETE_TASK infinitive'],
    ['למחוק את הדוח', 'DELETE_TASK infinitive'],
    ['יש לסיים את הדוח', 'COMPLETE_TASK infinitive'],
  ])
  cases('what may be done is not asked for yet', [
    ['maybe delete it', 'DELETE_TASK aside'],
    ['can I delete it', 'DELETE_TASK aside'],
    ['maybe please delete it', 'DELETE_TASK aside'],
    ['אולי תמחק את הפיקניק', 'DELETE_TASK aside'],
  ])
  cases('what is wished for is an errand of its own', [
    ['I want to delete it', 'DELETE_TASK wish wished [delete it]'],
    ['I want to delete it?', 'DELETE_TASK aside wished [delete it?]'],
    ['אשמח למחוק את הדוח', 'DELETE_TASK wish wished [למחוק את הדוח]'],
    ['we need show me', 'LIST_TASKS wish wished [show me]'],
  ])
})

describe('[D46] what someone needs to do is a task, unless it is about one', () => {
  cases('a command that is hardly anything else', [
    ['I need to delete it', 'DELETE_TASK wish needed [delete it]'],
    ['I need to undo', 'UNDO wish needed [undo]'],
    ['צריך לסיים את הדוח', 'COMPLETE_TASK wish needed [לסיים את הדוח]'],
  ])
  cases('to complete something, and to see something, only where it is named as ours', [
    ['I need to finish the report', 'CREATE_TASK order'],
    ['I need to finish task 3', 'COMPLETE_TASK wish needed [finish task 3]'],
    ['I need to mark it as done', 'CREATE_TASK order'],
    ['I need to get dinner items', 'CREATE_TASK order'],
    ['I need to show me', 'CREATE_TASK order'],
    ["I'll have to worry about it", 'CREATE_TASK order'],
    ['I need to get my list', 'LIST_TASKS wish needed [get my list]'],
    ['I need what is on my list', 'CREATE_TASK order'],
  ])
  cases('what is not to be done is not', [
    ['I need to not delete it', 'NOTHING wish needed [not delete it]'],
    ['we need to never delete task 3', 'NOTHING wish needed [never delete task 3]'],
  ])
  cases('a need of a need is a command, and not for ever', [
    [`${'I need to '.repeat(3)}delete it`, `DELETE_TASK wish needed [${'I need to '.repeat(2)}delete it]`],
    [`${'I need to '.repeat(4)}delete it`, 'CREATE_TASK order'],
  ])
  const intents = (message: string) => readMessage(reader, message).map(({ intent }) => intent)
  test('what someone wants to do is no question', () => {
    expect(intents('I want to do something nice, please remind me to shop')).toEqual(['CREATE_TASK'])
  })
  test('each need has its own', () => {
    expect(intents('I need to delete task 3. I need to undo')).toEqual(['DELETE_TASK', 'UNDO'])
  })
})

describe('before a command may stand a bounded number of words', () => {
  const begins = (count: number) => readMessage(reader, `${'okay '.repeat(count)}delete it`)[0]?.start
  test('further on it begins by itself', () => {
    expect([begins(MOST_LEADING - 1), begins(MOST_LEADING)]).toEqual([0, 'okay '.length * MOST_LEADING])
  })
  test('[DESIGN 5.12] what stands after ‘I need to’ is read once, however many ways lead there', () => {
    const steps = (count: number) => {
      const before = reader.effort.spent
      readMessage(reader, 'צריך '.repeat(count))
      return reader.effort.spent - before
    }
    expect(steps(2 * MOST_LEADING)).toBeLessThan(4 * steps(MOST_LEADING))
  })
})

describe('[D8] how something is done here is asked of us', () => {
  cases('of our own things and verbs', [
    ['how do I delete task 3', 'HELP order'],
    ['how to delete it', 'HELP order'],
    ['how to undo', 'HELP order'],
    ['how do I remind Dana', 'HELP order'],
    ['איך מוחקים משימה', 'HELP order'],
    ['how my list', 'HELP order'],
  ])
  cases('of anything else it is not', [
    ['how do I delete the report', undefined],
    ['how to update', undefined],
    ['how do I bake bread', undefined],
  ])
})

test('[D7] what a question is about begins after its first words', () => {
  const about = (message: string) => message.slice(readMessage(reader, message)[0]?.from)
  expect(['what is on my list', 'יש לי משימה'].map(about)).toEqual(['on my list', 'משימה'])
})

test('[D9] a refusal without anything to refuse it from is no order', () => {
  expect(asked("don't delete it")).toBe('NOTHING order')
  expect(asked('לא לבטל')).toBe('NOTHING order')
})

test('[D7] what a change is about may stand before it', () => {
  const about = (message: string) => {
    const [read] = readMessage(reader, message)
    return [read?.intent, message.slice(read?.before)]
  }
  expect(about('the reminder needs to be changed')).toEqual(['UPDATE_TASK', 'the reminder needs to be changed'])
  expect(about('please the reminder needs to be changed')[0]).toBe('UPDATE_TASK')
})
