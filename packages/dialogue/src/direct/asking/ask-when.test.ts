// [D45] A time that could be either is asked about; the rest of what was said is kept. Moving a date keeps the time of the day.

import { describe, expect, test } from 'vitest'
import { TaskBoard } from '../../../../../testing/task-board.ts'
import { type KnownTask, markerOf, type Turn } from '../../index.ts'

/** Wednesday, 7 January 2026, noon. */
const board = (tasks: readonly KnownTask[] = []) => new TaskBoard(tasks, 1_767_787_200_000)
const TASK: KnownTask = { id: 'a1', number: 1, title: 'Call dad', status: 'open', deadline: '2026-01-08T09:30:00Z' }
const deadlineOf = ({ command }: Turn) => command.fields.deadline

test('the question names what it could be, and the task keeps the rest', () => {
  const talk = board()
  const turn = talk.say('add doctor 12/5 at 10, high priority')
  expect(markerOf(turn.reply)).toBe('CREATE:ASK_WHEN')
  expect(turn.reply).toContain(
    "When is 'Doctor' due?\n1. Tuesday, 2026-05-12 at 10:00\n2. Saturday, 2026-12-05 at 10:00",
  )
  expect(talk.titles()).toEqual([])
  expect(talk.say('5 December').command).toMatchObject({
    ready: true,
    fields: { title: 'doctor', priority: 'high', deadline: '2026-12-05T10:00:00Z' },
  })
})

test.each([
  ['add call dana tomorrow at 2:30', 'in the afternoon', '2026-01-08T14:30:00Z'],
  ['add call dana tomorrow at 2:30', 'afternoon', '2026-01-08T14:30:00Z'],
  ['add call dana tomorrow at 2:30', 'pm', '2026-01-08T14:30:00Z'],
  ['add call dana tomorrow at 2:30', '2:30 am', '2026-01-08T02:30:00Z'],
  ['add call dana tomorrow at 2:30', '14:30', '2026-01-08T14:30:00Z'],
  ['add call dana tomorrow at 2:30', 'the second one', '2026-01-08T14:30:00Z'],
  ['add call dana tomorrow at 2:30', '1', '2026-01-08T02:30:00Z'],
  ['add call dana tomorrow at 2:30', 'friday at 5 pm', '2026-01-09T17:00:00Z'],
  ['add call dana tomorrow at 2:30', 'at 4 pm', '2026-01-08T16:00:00Z'],
  ['add call dana on 12/5', 'may', '2026-05-12'],
  ['add call dana on 12/5', 'December', '2026-12-05'],
  ['add call dana on 12/5', '12 May', '2026-05-12'],
  ['add call dana on Friday, January 10', 'Saturday', '2026-01-10'],
  ['תזכירי לי להתקשר לדנה מחר ב-8', 'בבוקר', '2026-01-08T08:00:00Z'],
  ['תזכירי לי להתקשר לדנה מחר ב-8', 'בערב', '2026-01-08T20:00:00Z'],
  ['תזכירי לי להתקשר לדנה מחר ב-8', 'השנייה', '2026-01-08T20:00:00Z'],
  ['תזכירי לי להתקשר לדנה מחר ב-8', 'בשמונה בבוקר', '2026-01-08T08:00:00Z'],
])('‘%s’, ‘%s’ is %s', (said, answer, deadline) => {
  const talk = board()
  expect(markerOf(talk.say(said).reply)).toBe('CREATE:ASK_WHEN')
  const turn = talk.say(answer)
  expect(deadlineOf(turn), turn.reply).toBe(deadline)
  expect(talk.titles()).toEqual([/[א-ת]/.test(said) ? 'להתקשר לדנה' : 'call dana'])
})

test('without a date it is added without one; what says nothing of when is asked again', () => {
  const talk = board()
  talk.say('add call dana at 8')
  expect(markerOf(talk.say('purple').reply)).toBe('CREATE:ASK_WHEN')
  expect(talk.say('no deadline').command).toMatchObject({ ready: true, fields: { title: 'call dana', deadline: null } })
})

test('cancelled, nothing is added; left for another command, the task is there as it was said', () => {
  const cancelled = board()
  cancelled.say('add call dana at 8')
  cancelled.say('never mind')
  expect(cancelled.titles()).toEqual([])
  const left = board([TASK])
  left.say('add pay rent at 8')
  left.say('delete task 1')
  expect(left.titles()).toEqual(['pay rent at 8'])
})

test('in a history without commands nothing is guessed', () => {
  const talk = board()
  talk.say('add call dana at 8')
  talk.history = talk.history.map(({ role, content }) => ({ role, content }))
  expect(talk.say('in the evening').command.ready).toBe(false)
})

describe('[D45] moving', () => {
  test.each([
    ['push it to friday', '2026-01-09T09:30:00Z'],
    ['move task 1 to friday', '2026-01-09T09:30:00Z'],
    ['change the deadline of task 1 to next week', '2026-01-14T09:30:00Z'],
    ['actually, make it friday', '2026-01-09T09:30:00Z'],
    ['change the deadline of task 1 to friday at 5 pm', '2026-01-09T17:00:00Z'],
    ['change the deadline of task 1 to 17:00', '2026-01-08T17:00:00Z'],
    ['change the deadline of task 1 to at 5', '2026-01-08T17:00:00Z'],
    ['actually, make it 5 pm', '2026-01-08T17:00:00Z'],
    ['push to friday', '2026-01-09T09:30:00Z'],
    ['תדחה ליום שישי', '2026-01-09T09:30:00Z'],
    ['תדחה את משימה 1 ליום שישי', '2026-01-09T09:30:00Z'],
    ['שנה את תאריך היעד של משימה 1 ליום שישי', '2026-01-09T09:30:00Z'],
    ['בעצם, תעשה את זה ביום שישי', '2026-01-09T09:30:00Z'],
  ])('‘%s’: %s', (said, deadline) => {
    const talk = board([TASK])
    talk.say('show task 1')
    talk.say('what about task 1?')
    const turn = talk.say(said)
    expect(deadlineOf(turn), turn.reply).toBe(deadline)
  })

  test('a date that could be either is asked about', () => {
    const talk = board([TASK])
    const turn = talk.say('change the deadline of task 1 to 12/5')
    expect(markerOf(turn.reply)).toBe('UPDATE:ASK_WHEN')
    expect(turn.reply).toContain('1. Tuesday, 2026-05-12 at 09:30')
    expect(deadlineOf(talk.say('2'))).toBe('2026-12-05T09:30:00Z')
  })

  test('an hour that could be either is asked about, on the day the task has', () => {
    const talk = board([TASK])
    talk.say('change the deadline of task 1 to 7:15')
    expect(deadlineOf(talk.say('evening'))).toBe('2026-01-08T19:15:00Z')
  })

  test('a day stays a day', () => {
    const talk = board([{ ...TASK, deadline: '2026-01-08' }])
    expect(deadlineOf(talk.say('change the deadline of task 1 to friday'))).toBe('2026-01-09')
  })
})
