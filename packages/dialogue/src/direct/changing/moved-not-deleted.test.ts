import { expect, test } from 'vitest'
import { outcomeOf } from '../../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../../testing/thirty-tasks.ts'

const heard = (said: string) => {
  const board = new TaskBoard(thirtyTasks(/[א-ת]/.test(said) ? 'he' : 'en'), TUESDAY)
  return outcomeOf(board.hear(said), board.tasks)
}

test.each([
  ['delete the gym and reschedule it for monday', 'change Gym due 2026-11-23'],
  ['cancel the dentist reminder and move it to friday', 'change Call the dentist due 2026-11-20T09:00'],
  ['cancel the gym, and then move it to sunday at 7pm', 'change Gym due 2026-11-22T19:00'],
  ['delete the gym and add it again on monday', 'change Gym due 2026-11-23'],
  ['remove the laundry and change it to ironing', 'change Laundry to ironing'],
  ['תמחק את חדר כושר ותקבע אותו ליום שני', 'change חדר כושר due 2026-11-23'],
  ['תבטלי את התזכורת לרופא שיניים ותעבירי אותה לשישי', 'change להתקשר לרופא שיניים due 2026-11-20T09:00'],
  ['תבטל את חדר כושר ותדחה אותו לראשון', 'change חדר כושר due 2026-11-22'],
])('[DM1] %s', (said, outcome) => expect(heard(said)).toBe(outcome))

test('[DM1] of several it is asked, and none is deleted', () =>
  expect(heard('delete the first two and move them to friday')).toMatch(/^change\?/))

test('[DM1] another task that is changed does not keep the first', () =>
  expect(heard('delete gym and move the dentist to friday')).toMatch(/^delete Gym \+ change/))
