import { createTask, type Task, todo } from '@pawl/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TaskListCache } from './task-list-cache.ts'

const TODOS = { lifecycle: 'todo', owners: undefined }
const taskOf = (number: number, title: string): Task =>
  createTask(todo, { id: `t${number}`, number, by: 'person:dana', at: 1, fields: { title } }).task
const owned = (number: number, ownedBy: string): Task =>
  createTask(todo, { id: `t${number}`, number, by: ownedBy, at: 1, fields: { title: 'Milk', ownedBy } }).task
const titleOf = ({ fields }: Task) => fields.title
const someTasks = fc.uniqueArray(fc.nat(30), { maxLength: 12 }).map((numbers) => numbers.map((number) => number + 1))

test('[C3] after any changes the list and what is made of it are those of the newest tasks, by number', () => {
  fc.assert(
    fc.property(fc.array(someTasks, { minLength: 1 }), (rounds) => {
      const cache = new TaskListCache()
      const expected = new Map<number, string>()
      for (const [round, numbers] of rounds.entries()) {
        const changed = numbers.toSorted((a, b) => a - b).map((number) => taskOf(number, `${number} in ${round}`))
        for (const task of changed) expected.set(task.number, String(titleOf(task)))
        const list = cache.renew(TODOS, cache.find(TODOS), changed, String(round))
        const titles = [...expected].sort(([a], [b]) => a - b).map(([, title]) => title)
        expect(list.tasks.map(titleOf)).toEqual(titles)
        expect(list.viewedBy(titleOf)).toEqual(titles)
        expect(list.moment).toBe(String(round))
        for (const task of list.tasks)
          expect([list.find({ id: task.id }), list.find({ number: task.number })]).toEqual([task, task])
      }
    }),
  )
})

test('a list that was handed out stays as it was, and a task is viewed once for each version', () => {
  const cache = new TaskListCache()
  let views = 0
  const view = (task: Task) => {
    views++
    return titleOf(task)
  }
  const first = cache.renew(TODOS, undefined, [taskOf(1, 'Milk'), taskOf(2, 'Eggs')], '1')
  first.viewedBy(view)
  const second = cache.renew(TODOS, cache.find(TODOS), [taskOf(2, 'Bread')], '2')
  expect(second.viewedBy(view)).toEqual(['Milk', 'Bread'])
  expect(first.viewedBy(view)).toEqual(['Milk', 'Eggs'])
  expect(views).toBe(3)
})

test('[DESIGN 5.7] a task that is no longer in the list, or came after it, is not found in it', () => {
  const cache = new TaskListCache()
  const danas = { lifecycle: 'todo', owners: ['person:dana'] }
  const first = cache.renew(danas, undefined, [owned(1, 'person:dana'), owned(2, 'person:dana')], '1')
  const second = cache.renew(danas, cache.find(danas), [owned(2, 'person:noa'), owned(3, 'person:dana')], '2')
  expect([second.find({ id: 't2' }), second.find({ number: 2 })]).toEqual([undefined, undefined])
  expect([first.find({ id: 't3' }), first.find({ number: 3 })]).toEqual([undefined, undefined])
  expect(second.find({ id: 't3' })?.number).toBe(3)
})
