// What is said after something, and of nothing else: it changes the task that was spoken of, or nothing.

import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../testing/thirty-tasks.ts'

function lastOf(language: 'en' | 'he', ...said: string[]): string {
  const board = new TaskBoard(thirtyTasks(language), TUESDAY)
  const outcomes = said.map((message) => outcomeOf(board.say(message), board.tasks))
  return outcomes.at(-1) as string
}

describe('with nothing it could be said of', () => {
  test.each([
    'make it 6:30 instead',
    'both, actually',
    '3',
    'skip tomorrow',
    'from now on at 8',
    'redo',
    'undo twice',
    'put all three in shopping',
  ])('[PB1] ‘%s’ is neither added nor offered', (said) => {
    expect(lastOf('en', said)).toMatch(/^(?:nothing|asks ask_task update)$/)
  })

  test.each(['שתיהן', 'תדלג על מחר', 'תשים את שלושתם בקניות', 'בכל זאת', 'רבע שעה לפני'])(
    '[PB1] ‘%s’ is neither added nor offered',
    (said) => {
      expect(lastOf('he', said)).toBe('nothing')
    },
  )

  test('[PB1] what is asked to be added is, whatever it reads like', () => {
    expect(lastOf('en', 'add make it work')).toBe('add make it work')
  })
})

describe('a task that nobody spoke of', () => {
  test('[D13] is not named by the day of a month', () => {
    expect(lastOf('he', 'תעביר את שכר הדירה ל-20 לחודש', 'לא, ל-19')).not.toContain('התקציב')
    expect(lastOf('en', 'move the rent to the 20th', 'no, the 19th')).toContain('Pay the rent due 2026-11-19')
  })

  test('[D38] is not deleted as the new one, nor by a word that only its verb is like', () => {
    expect(lastOf('he', 'תמחק את החדש')).not.toMatch(/^delete /)
    expect(lastOf('en', 'what is due today?', 'delete the new one')).not.toMatch(/^delete /)
    expect(lastOf('en', 'add buy glue', 'what is due today?', 'delete the new one')).toBe('delete buy glue')
  })

  test('[D14] is not moved by ‘it’ after a question about the day of the task spoken of', () => {
    const said = ['remind me to call dana on december 6 at 10', 'is it a sunday?', 'change it to the 7th']
    expect(lastOf('en', ...said)).toBe('change call dana due 2026-12-07T10:00')
  })
})

test('[YM1] what was offered is added, and what follows the yes as well', () => {
  expect(lastOf('en', 'grapes', 'yes and figs')).toBe('add grapes + add figs')
  expect(lastOf('he', 'ענבים', 'כן, ותאנים')).toBe('add ענבים + add תאנים')
})

test('[UN1] what was done to one task is taken back, whatever was done since', () => {
  expect(lastOf('en', 'done with the milk', 'delete the gym', 'undo the milk')).toBe('undo Buy milk')
  expect(lastOf('en', 'delete the gym', 'delete the cv', 'keep the gym')).toBe('undo Gym')
})

test('[RW1] the days it has stay', () => {
  expect(lastOf('en', 'add run every monday', 'also on fridays')).toContain('BYDAY=MO,FR')
  expect(lastOf('he', 'תוסיף ריצה כל יום שני', 'גם בימי שישי')).toContain('BYDAY=MO,FR')
})

test('[AN1] another task says which tag or project, and a task without one says nothing', () => {
  expect(lastOf('en', 'add buy glue', 'same tag as the milk')).toBe('change buy glue #shopping')
  expect(lastOf('en', 'add buy glue', 'same project as the milk')).toBe('nothing')
})

test('[RI1] a reminder at a time of its own is proposed for the task that was asked about', () => {
  expect(lastOf('en', 'when is the dentist?', 'remind me tonight')).toBe(
    'change? Call the dentist remind 2026-11-17T18:00',
  )
})

test('[TR1] an order with its reason behind it is proposed', () => {
  expect(lastOf('en', 'delete the eggs, we have some')).toBe('delete? Buy eggs')
  expect(lastOf('en', 'complete 4, 5 and 99')).not.toContain('?')
})

test('a tag given to one more task is added to those it has', () => {
  expect(lastOf('en', 'tag the rent with soon', 'same for the plants')).toBe('change Water the plants #home #soon')
})
