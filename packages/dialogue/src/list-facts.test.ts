// What is known of a list that follows another is what its tasks say, however the two differ.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { factsOf } from './list-facts.ts'
import type { KnownTask } from './turn.ts'

const task = fc.record<KnownTask>(
  {
    id: fc.uuid(),
    title: fc.constant('Buy milk'),
    status: fc.constantFrom('open', 'open', 'done', 'deleted'),
    number: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['id', 'title', 'status'] },
)
const change = fc.record({ at: fc.nat(9), gone: fc.nat(2), come: fc.array(task, { maxLength: 2 }) })

test('[D20] the tasks that are there and the highest number are those of the list itself', () => {
  fc.assert(
    fc.property(fc.array(task, { maxLength: 8 }), fc.array(change, { maxLength: 8 }), (first, changes) => {
      const reader = createReader()
      let tasks: readonly KnownTask[] = first
      for (const { at, gone, come } of changes) {
        tasks = tasks.toSpliced(at, gone, ...come)
        const { visible, highestNumber } = factsOf(reader, tasks)
        expect(visible).toEqual(tasks.filter(({ status }) => status !== 'deleted'))
        expect(highestNumber).toBe(Math.max(0, ...tasks.map(({ number = 0 }) => number)))
        expect(factsOf(reader, tasks).visible).toBe(visible)
      }
    }),
  )
})
