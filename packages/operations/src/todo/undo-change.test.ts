// Undo, on both databases.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)

  describe('undo', () => {
    test('goes back one change at a time, and never through its own undos', async () => {
      const { done } = asked(now.context)
      const task = String((await add('Milk')).number)
      await done('editTask', { task, title: 'Eggs' })
      await done('completeTask', { task })
      const states: string[] = []
      for (let step = 0; step < 3; step++) {
        const { task: now } = await done('undoChange', {})
        states.push(`${now.status} ${now.title}`)
      }
      expect(states).toEqual(['open Eggs', 'open Milk', 'deleted Milk'])
      expect(await asked(now.context).refused('undoChange', {})).toMatchObject({ code: 'NOTHING_TO_UNDO' })
    })

    test('takes back any of the last changes by name, if nothing later touches it', async () => {
      const { done, refused } = asked(now.context)
      const { number } = await add('Milk')
      await done('editTask', { task: String(number), title: 'Eggs' })
      await done('startTask', { task: String(number) })
      await done('editTask', { task: String(number), priority: 'high' })
      expect((await done('undoChange', { change: `${number}@2` })).task).toMatchObject({
        title: 'Milk',
        status: 'in_progress',
        priority: 'high',
      })
      expect(await refused('undoChange', { change: `${number}@2` })).toMatchObject({ code: 'UNDO_OVERTAKEN' })
      expect(await refused('undoChange', { change: `${number}@99` })).toMatchObject({ code: 'CHANGE_NOT_FOUND' })
    })

    test('takes back together what was done together, and only that change if asked', async () => {
      const { done } = asked(now.context)
      await done('takeTurn', { message: 'add milk and add eggs' })
      const { undone, also } = await done('undoChange', {})
      expect([undone.trigger, also.length]).toEqual(['createTask', 1])
      expect((await done('listTasks', {})).tasks).toEqual([])
      expect(await asked(now.context).refused('undoChange', {})).toMatchObject({ code: 'NOTHING_TO_UNDO' })
      await done('takeTurn', { message: 'add milk and add eggs' })
      expect((await done('undoChange', { only: true })).also).toEqual([])
      expect((await done('listTasks', {})).tasks).toHaveLength(1)
    })

    test('a batch of which one change is overtaken is passed over whole', async () => {
      const { done } = asked(now.context)
      const before = await add('Bread')
      await done('takeTurn', { message: 'add milk and add eggs' })
      const [milk] = (await done('listTasks', { text: 'milk' })).tasks
      await asked({ ...now.context, actor: 'agent:other' }).done('startTask', { task: String(milk?.number) })
      expect((await done('undoChange', {})).task.id).toBe(before.id)
      expect((await done('listTasks', {})).tasks).toHaveLength(2)
    })

    test('[VR1] leaves attachments alone: one end of them would be left behind', async () => {
      const { done, refused } = asked(now.context)
      await done('createRoom', { room: 'build', roles: ['planner'] })
      const { task } = await done('addBacklogTask', { room: 'build', content: 'later' })
      const { task: parent } = await done('postMessage', { room: 'build', content: 'now' })
      await done('attachToMessage', { task: String(task.number), to: String(parent?.number) })
      for (const change of [`${task.number}@2`, `${parent?.number}@2`])
        expect(await refused('undoChange', { change })).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
    })

    test('[DESIGN 5.7] is for one’s own changes only', async () => {
      const { number } = await add('Milk')
      const other = asked({ ...now.context, actor: 'agent:other' })
      expect(await other.refused('undoChange', { change: `${number}@1` })).toMatchObject({ code: 'NOT_YOUR_CHANGE' })
      expect(await other.refused('undoChange', {})).toMatchObject({ code: 'NOTHING_TO_UNDO' })
    })

    test('is refused when someone else has moved the task since', async () => {
      const { number } = await add('Milk')
      await asked(now.context).done('startTask', { task: String(number) })
      await asked({ ...now.context, actor: 'agent:other' }).done('completeTask', { task: String(number) })
      expect(await asked(now.context).refused('undoChange', {})).toMatchObject({
        code: 'UNDO_OVERTAKEN',
        variables: { change: `${number}@2`, overtakenBy: `${number}@3` },
      })
    })

    test('says beforehand which changes can be undone', async () => {
      const { done } = asked(now.context)
      const { number } = await add('Milk')
      await done('startTask', { task: String(number) })
      await done('completeTask', { task: String(number) })
      await done('undoChange', {})
      const { changes } = await done('listChanges', {})
      expect(changes.map(({ event, undone, undoable }) => [event.change, undone, undoable])).toEqual([
        [`${number}@4`, false, true],
        [`${number}@3`, true, false],
        [`${number}@2`, false, true],
        [`${number}@1`, false, true],
      ])
    })
  })
})
