// What a reader remembers of the tasks changes how fast it answers, never what it answers [D20].

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { takeTurn } from './take-turn.ts'
import type { KnownTask } from './turn.ts'

const title = fc
  .tuple(
    fc.constantFrom('Buy', 'Call', 'Pay', 'the', 'לקנות', 'להתקשר', 'Dentist', ''),
    fc.constantFrom('milk', 'mom', 'rent', 'חלב', 'לאמא', 'report', 'Milk!'),
    fc.constantFrom('', 'for Dana', 'tomorrow', '2', 'לבית', 'and eggs'),
  )
  .map((words) => words.filter(Boolean).join(' '))
const task = fc.record<KnownTask>({
  id: fc.stringMatching(/^[a-z0-9]{6}$/),
  title,
  status: fc.constantFrom('open', 'open', 'done', 'deleted'),
  number: fc.integer({ min: 1, max: 99 }),
  priority: fc.constantFrom('medium', 'urgent'),
  deadline: fc.constantFrom(null, '2026-11-18', '2026-11-10T09:00:00Z'),
  project: fc.constantFrom(null, 'Home', 'work'),
  tags: fc.constantFrom(null, ['home'], ['Car', 'kids']),
})
const tasks = fc.array(task, { minLength: 2, maxLength: 60 })
const change = fc.record({ at: fc.nat(), gone: fc.nat(2), come: fc.array(task, { maxLength: 2 }) })
/** One field of one task, as most changes are: some of them are what a task is found by. */
const edit = fc.record({
  at: fc.nat(),
  fields: fc.oneof(
    fc.record({ priority: fc.constantFrom('low', 'urgent') }),
    fc.record({ deadline: fc.constantFrom(null, '2026-11-19') }),
    fc.record({ status: fc.constantFrom('open', 'done', 'deleted') }),
    fc.record({ tags: fc.constantFrom(null, [], ['home'], ['kids', 'Car']) }),
    fc.record({ project: fc.constantFrom(null, 'Home') }),
    fc.record({ description: fc.constantFrom(null, 'milk for Dana') }),
    fc.record({ title }),
  ),
})
const message = fc.constantFrom(
  ...['delete milk', 'I bought milk', 'I paid the rent', 'done with #7', 'complete the report', 'remove cal mom'],
  ...['show my tasks', 'what about the car?', '#home', 'home tasks', 'show the work project', 'anything about milk?'],
  ...['add buy milk', 'call mom', 'buy milk', 'reopen the rent', 'delete 3, 4 and 5', 'move the dentist to friday'],
  ...['תמחק את החלב', 'קניתי חלב', 'מה יש לי היום?', 'shwo my taks', 'delete buy milk for dana tomorrow', 'undo'],
)
const step = fc.tuple(message, fc.oneof(change, edit))
const NOW = 1794000000000

function after(tasks: readonly KnownTask[], changed: StepOf<typeof step>): KnownTask[] {
  const at = changed.at % (tasks.length + 1)
  if ('come' in changed) return tasks.toSpliced(at, changed.gone, ...changed.come)
  return tasks.map((one, place) => (place === at ? { ...one, ...changed.fields } : one))
}

type StepOf<Steps> = Steps extends fc.Arbitrary<[string, infer Changed]> ? Changed : never

const [used, other] = [createReader(), createReader()]

test('[D20] a list that changes from message to message is answered as one that is seen for the first time', () => {
  fc.assert(
    fc.property(tasks, fc.array(step, { minLength: 8, maxLength: 16 }), (first, steps) => {
      let current = first
      for (const [text, changed] of steps) {
        current = after(current, changed)
        const input = { history: [], tasks: current, message: text, mode: 'direct', now: NOW } as const
        expect(takeTurn(used, input)).toEqual(takeTurn(other, { ...input, tasks: current.map((one) => ({ ...one })) }))
      }
    }),
    { numRuns: 40 },
  )
})
