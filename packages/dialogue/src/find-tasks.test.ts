import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { newestBeginningWith, tasksWithIds, tasksWithTitle, taskWithId } from './find-tasks.ts'
import { normalized } from './normalize.ts'
import type { KnownTask } from './turn.ts'

const reader = createReader()
/** As in a list that is kept: every task has an id of its own. */
const ownIds = (tasks: readonly KnownTask[]) => tasks.map((task, at) => ({ ...task, id: `t${at}` }))

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
        expect(tasksWithIds(reader, tasks, asked)).toEqual(
          visible.filter((task) => lower.includes(task.id.toLowerCase())),
        )
        expect(tasksWithTitle(reader, tasks, titles)).toEqual(
          visible.filter((task) => normalized(task.title) === named),
        )
        for (const id of asked) expect(taskWithId(reader, tasks, id)).toBe(visible.find((task) => task.id === id))
      }
    }),
  )
})

test('[TI1] an index that is brought up to date finds what reading every task would find', () => {
  const change = fc.record({ at: fc.nat(), gone: fc.nat(2), come: someTasks.map((tasks) => tasks.slice(0, 2)) })
  fc.assert(
    fc.property(someTasks, fc.array(change, { minLength: 1, maxLength: 6 }), word, (first, changes, asked) => {
      const own = createReader()
      let tasks = first
      // Asked often enough, the first array has an index.
      for (let time = 0; time < 8; time++) tasksWithIds(own, tasks, [asked])
      for (const { at, gone, come } of changes) {
        tasks = tasks.toSpliced(tasks.length === 0 ? 0 : at % tasks.length, gone, ...come)
        const expected = tasks.filter(
          ({ id, status }) => status !== 'deleted' && id.toLowerCase() === asked.toLowerCase(),
        )
        expect(tasksWithIds(own, tasks, [asked])).toEqual(expected)
        const titled = tasks.filter(
          ({ title, status }) => status !== 'deleted' && normalized(title) === normalized(asked),
        )
        expect(tasksWithTitle(own, tasks, [normalized(asked)])).toEqual(titled)
      }
    }),
  )
})

test('[TI1] an index follows many changes at once: tasks that changed in their places, and new ones behind them', () => {
  const title = fc.constantFrom('Milk', 'Eggs', 'the milk', 'ביצים')
  const change = fc.record({ at: fc.array(fc.nat(39), { maxLength: 40 }), title, more: fc.nat(12) })
  const isOpen = fc.boolean()
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), isOpen, title, fc.nat(39), (changes, open, asked, at) => {
      const own = createReader()
      const status = open ? 'open' : 'deleted'
      let tasks: readonly KnownTask[] = ownIds(
        Array.from({ length: 40 }, () => ({ id: '', title: 'Bread', status: 'open' })),
      )
      const found = () =>
        tasks.filter((task) => task.status !== 'deleted' && normalized(task.title) === normalized(asked))
      for (let time = 0; time < 8; time++) {
        tasksWithTitle(own, tasks, [normalized(asked)])
        tasksWithIds(own, tasks, [`t${at}`])
      }
      for (const { at: places, title: now, more } of changes) {
        const next = [...tasks]
        for (const place of places) next[place] = { ...(next[place] as KnownTask), title: now, status }
        for (let added = 0; added < more; added++) next.push({ id: `t${next.length}`, title: now, status: 'open' })
        tasks = next
        expect(tasksWithTitle(own, tasks, [normalized(asked)])).toEqual(found())
        expect(taskWithId(own, tasks, `t${at}`)).toBe(
          tasks.find(({ id, status: is }) => id === `t${at}` && is !== 'deleted'),
        )
      }
    }),
  )
})

test('[TI1] the newest that begins alike and is called otherwise is the same with an index and without', () => {
  const title = fc.constantFrom('Buy milk', 'Buy  milk', 'buy milk', 'Buy eggs', 'Call mom')
  const tasks = fc.array(fc.record<KnownTask>({ id: word, title, status: fc.constantFrom('open', 'done') }))
  fc.assert(
    fc.property(tasks.map(ownIds), fc.constantFrom('buy milk', 'call mom'), (all, asked) => {
      const isOpen = ({ status }: KnownTask) => status === 'open'
      const [first = ''] = asked.split(' ')
      const expected = all.findLast(
        (task) => isOpen(task) && normalized(task.title).startsWith(first) && normalized(task.title) !== asked,
      )
      for (let time = 0; time < 8; time++) expect(newestBeginningWith(reader, all, first, asked, isOpen)).toBe(expected)
    }),
  )
})
