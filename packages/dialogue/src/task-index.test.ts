import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalized } from './normalize.ts'
import { takeTurn } from './take-turn.ts'
import { tasksWithIds, tasksWithTitle, taskWithId } from './task-index.ts'
import type { HistoryMessage, KnownTask } from './turn.ts'

const word = fc.constantFrom('Milk', 'milk', 'MILK ', 'Eggs', 'ביצים', 'a1', 'A1')
const someTasks = fc.array(fc.record<KnownTask>({ id: word, title: word, status: fc.constantFrom('open', 'deleted') }))

test('the index finds what reading every task would find, in the same order, again and again', () => {
  fc.assert(
    fc.property(someTasks, fc.array(word, { minLength: 1 }), (tasks, asked) => {
      const visible = tasks.filter((task) => task.status !== 'deleted')
      const lower = asked.map((text) => text.toLowerCase())
      const titles = asked.map(normalized)
      const named = titles.find((title) => visible.some((task) => normalized(task.title) === title))
      for (let time = 0; time < 8; time++) {
        expect(tasksWithIds(tasks, asked)).toEqual(visible.filter((task) => lower.includes(task.id.toLowerCase())))
        expect(tasksWithTitle(tasks, titles)).toEqual(visible.filter((task) => normalized(task.title) === named))
        for (const id of asked) expect(taskWithId(tasks, id)).toBe(visible.find((task) => task.id === id))
      }
    }),
  )
})

test.each([
  [['add task', 'Call mom', 'high', 'none'], false],
  [['help'], false],
  [['add task', 'cancel'], false],
  [['delete milk'], true],
  [['show my tasks'], true],
])('%j looks at the tasks: %s', (messages, expected) => {
  const history: HistoryMessage[] = []
  let looked = false
  for (const message of messages) {
    const { reply, command } = takeTurn({
      ...{ history: [...history], message, mode: 'guided', now: 0 },
      get tasks() {
        looked = true
        return []
      },
    })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply, command })
  }
  expect(looked).toBe(expected)
})
