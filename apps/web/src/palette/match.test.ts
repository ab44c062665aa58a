import { expect, test } from 'vitest'
import { bestMatches } from './match.ts'

const ENTRIES = [
  { names: ['All tasks', 'כל המשימות'] },
  { names: ['Add a task', 'להוסיף משימה'] },
  { names: ['Today', 'היום'] },
]
const found = (typed: string) => bestMatches(ENTRIES, typed).map(({ names }) => names[0])

test.each([
  ['tas', ['All tasks', 'Add a task']],
  ['task add', ['Add a task']],
  ['a', ['All tasks', 'Add a task']],
  ['משימות', ['All tasks']],
  ['הוסיף', ['Add a task']],
  ['יום', ['Today']],
  ['TOD', ['Today']],
  ['xyz', []],
  ['', ['All tasks', 'Add a task', 'Today']],
])('[PM1, PM2] %s finds %o', (typed, names) => {
  expect(found(typed)).toEqual(names)
})

test('[PM2] what begins with it comes first', () => {
  const entries = [{ names: ['Go to Today'] }, { names: ['Today'] }]
  expect(bestMatches(entries, 'today').map(({ names }) => names[0])).toEqual(['Today', 'Go to Today'])
})
