// Whatever is said and done in whatever order: what waits is exactly what has to, and nothing that waits is ever begun or done.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { circleThrough } from './circle.ts'
import { endOf, linksOf } from './links.ts'

const TASKS = 8
/** Those after these are in the room. */
const TODOS = 5

const number = fc.integer({ min: 1, max: TASKS })
const todo = fc.integer({ min: 1, max: TODOS })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('dependTask' as const), number, number) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('release' as const), number, number) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('completeTask' as const), todo, number) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('reopenTask' as const), todo, number) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('deleteTask' as const), todo, number) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('restoreTask' as const), todo, number) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('undoChange' as const), number, number) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('work' as const), number, number) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('cancelTask' as const), number, number) },
)

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  let walks = 0

  test('[D50] waitsFor is what is not done of blockedBy, blocks its other direction, and what waits is never begun or done', async () => {
    const walk = async (steps: readonly (readonly [string, number, number])[]) => {
      const context = { ...now.context, store: await now.opened.in(`walk ${++walks}`) }
      const ask = asked(context)
      const attempt = (verb: Parameters<typeof ask.done>[0], input: object) =>
        ask.done(verb, input).then(
          () => true,
          () => false,
        )
      await ask.done('createRoom', { room: 'mill', roles: ['builder'], parallel: 2 })
      for (let one = 1; one <= TODOS; one++) await ask.done('addTask', { title: `Task ${one}` })
      for (let one = TODOS + 1; one <= TASKS; one++)
        await ask.done('addBacklogTask', { room: 'mill', content: `Work ${one}` })
      for (let one = TODOS + 1; one <= TASKS; one++) await ask.done('moveToQueue', { task: `${one}` })
      const work = async () => {
        const look = { room: 'mill', role: 'builder', session: 's', timeoutSeconds: 0 }
        const claimed = await ask.done('waitForTask', look).catch(() => undefined)
        if (claimed === undefined) return
        expect(claimed.task.status === 'in_progress' || claimed.task.waitsFor === undefined || claimed.resumed).toBe(
          true,
        )
        const held = { task: `${claimed.task.number}`, session: 's' }
        await attempt('startWork', held)
        await attempt('completeWork', held)
      }
      for (const [verb, one, other] of steps) {
        const before = await context.store.findTask({ number: one })
        if (verb === 'work') await work()
        else if (verb === 'undoChange') await attempt(verb, {})
        else if (verb === 'release') await attempt('dependTask', { task: `${one}`, notOn: [`${other}`] })
        else if (verb === 'dependTask') await attempt(verb, { task: `${one}`, on: [`${other}`] })
        else {
          const isDone = await attempt(verb as 'completeTask', { task: `${one}` })
          if (verb === 'completeTask' && before?.fields.waitsFor !== undefined) expect(isDone).toBe(false)
        }
        await holds(context.store)
      }
    }
    const holds = async (store: typeof now.context.store) => {
      const numbers = Array.from({ length: TASKS }, (_, index) => index + 1)
      const found = (await Promise.all(numbers.map((one) => store.findTask({ number: one })))).flatMap(
        (task) => task ?? [],
      )
      const tasks = new Map(found.map((task) => [task.id, task]))
      const ended = (id: string) => endOf(tasks.get(id) as (typeof found)[number])
      for (const task of found) {
        const blockedBy = linksOf(task, 'blockedBy')
        expect(linksOf(task, 'waitsFor')).toEqual(blockedBy.filter((id) => ended(id) !== 'done'))
        expect(linksOf(task, 'droppedBlockers')).toEqual(blockedBy.filter((id) => ended(id) === 'dropped'))
        const others = found.filter((other) => linksOf(other, 'blockedBy').includes(task.id)).map(({ id }) => id)
        expect([...linksOf(task, 'blocks')].sort()).toEqual(others.sort())
        expect(circleThrough(task.id, tasks)).toBeUndefined()
      }
    }
    const runs = name === 'SQLite' ? 25 : 4
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), walk), { numRuns: runs })
  })
})
