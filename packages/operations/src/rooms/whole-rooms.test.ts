// Verify, export and import of rooms, on both databases.

import { createHash } from 'node:crypto'
import { openStore } from '@pawl/storage'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, contextOf, each, freshContexts } from '../../../../testing/operation-context.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { streams } from '../index.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const filled = async () => {
    const { done } = ask()
    await done('createRoom', { room: 'build', roles: ['planner', 'builder'], leaseSeconds: 60 })
    await done('createRoom', { room: 'quiet', roles: ['planner'] })
    const { task: item } = await done('addBacklogTask', { room: 'build', content: 'לאט לאט', value: 'high' })
    await done('postMessage', { room: 'build', content: 'first\nof two', attach: [String(item.number)] })
    await done('postMessage', { room: 'build', content: 'second' })
    await done('waitForTask', { room: 'build', role: 'planner', session: 's1', timeoutSeconds: 0 })
    await done('startWork', { task: '2', session: 's1' })
    await done('handOff', { task: '2', session: 's1', to: 'builder', message: 'build it' })
  }
  const problems = async () =>
    (await all(streams.verifyStore(now.context))).flatMap((line) => (line.kind === 'difference' ? [line.problem] : []))
  const signed = (lines: string[]) => {
    const checksum = createHash('sha256')
    for (const line of lines) checksum.update(`${line}\n`)
    return [...lines, JSON.stringify({ kind: 'end', lines: lines.length, checksum: checksum.digest('hex') })]
  }

  test.each(databases)('[DESIGN 5.2] rooms and their messages are carried to $name', async (target) => {
    await filled()
    const lines = await all(streams.exportStore(now.context))
    const kinds = Object.groupBy(lines, (line) => JSON.parse(line).kind as string)
    expect(JSON.parse(lines[0] as string)).toMatchObject({ rooms: 2, roomMessages: 2 })
    expect([kinds.room?.length, kinds['room-message']?.length]).toEqual([2, 2])
    expect(lines.join('')).not.toContain('renewedAt')
    const opened = await openStore(await target.freshPlace())
    const copy = contextOf(await opened.in())
    expect(await streams.importStore(copy, each(lines), { withTokens: true })).toMatchObject({
      refused: false,
      value: { rooms: 2 },
    })
    expect((await all(streams.exportStore(copy))).slice(1, -1)).toEqual(lines.slice(1, -1))
    // Work goes on there: what was pending is claimed, what waited is promoted.
    const { task } = await asked(copy).done('waitForTask', { room: 'build', role: 'builder', timeoutSeconds: 0 })
    expect(task.content).toBe('build it')
    expect((await asked(copy).done('roomStatus', { room: 'build' })).queue).toMatchObject([{ content: 'second' }])
    await opened.close()
  })

  test('an export from before there were rooms is taken', async () => {
    await ask().done('addTask', { title: 'Milk' })
    const lines = (await all(streams.exportStore(now.context))).slice(0, -1)
    const { rooms: _, roomMessages: __, ...header } = JSON.parse(lines[0] as string)
    const target = contextOf(await now.opened.in(`before rooms ${now.workspace}`))
    const outcome = await streams.importStore(target, each(signed(lines.with(0, JSON.stringify(header)))), {
      withTokens: true,
    })
    expect(outcome).toMatchObject({ refused: false, value: { tasks: 1 } })
  })

  test('a store that has a room is not imported into', async () => {
    const lines = await all(streams.exportStore(now.context))
    await filled()
    expect(await streams.importStore(now.context, each(lines), { withTokens: true })).toMatchObject({
      refusal: { code: 'IMPORT_INTO_USED_STORE' },
    })
  })

  test.each([
    [
      'lost a message',
      (lines: string[]) => lines.filter((line) => !line.includes('"position":2')),
      { reason: 'miscounted' },
    ],
    [
      'lost a room',
      (lines: string[]) => lines.filter((line) => !line.includes('"id":"quiet"')),
      { reason: 'miscounted' },
    ],
    [
      'has a message that waits and has a task',
      (lines: string[]) =>
        lines.map((line) => line.replace('"queuePosition":null,"taskId"', '"queuePosition":9,"taskId"')),
      { difference: { reason: 'in_room_message', because: { reason: 'waits_and_task' } } },
    ],
    [
      'has an epoch that falls',
      (lines: string[]) => lines.map((line) => line.replace('"epoch":1', '"epoch":0')),
      { difference: { reason: 'in_version', because: { reason: 'claim_epoch', claim: 1, epoch: '0' } } },
    ],
  ])('a file that %s imports nothing, however well it is signed', async (_, forge, problem) => {
    await filled()
    const lines = (await all(streams.exportStore(now.context))).slice(0, -1)
    const target = contextOf(await now.opened.in(`forged ${now.workspace}`))
    expect(await streams.importStore(target, each(signed(forge(lines))), { withTokens: true })).toMatchObject({
      refusal: { code: 'IMPORT_DOES_NOT_ADD_UP', variables: problem },
    })
    expect((await asked(target).done('listRooms', {})).rooms).toEqual([])
  })

  test('[VR1] [VR2] [VR3] verify finds nothing wrong with rooms that are as they should be', async () => {
    await filled()
    expect((await all(streams.verifyStore(now.context))).at(-1)).toMatchObject({ rooms: 2, differences: 0 })
  })

  test.each([
    [
      '[VR2] a message that waits and has a task',
      'update room_messages set queue_position = 7 where position = 1',
      'message 1 of room build waits and has a task',
    ],
    [
      '[VR2] a message that was lost',
      'update room_messages set queue_position = null where position = 2',
      'message 2 of room build neither waits nor has a task',
    ],
    [
      '[VR2] a message with a task of another',
      'update room_messages set queue_position = null, task_id = (select task_id from room_messages as other where other.workspace = room_messages.workspace and position = 1) where position = 2',
      'which does not come from it',
    ],
    [
      '[VR2] a message whose task there is not',
      "update room_messages set task_id = 'gone' where position = 1",
      'has the task gone, which there is not',
    ],
  ])('%s is named', async (_, sql, problem) => {
    await filled()
    await tamperWith(now.place, [`${sql} and workspace = '${now.workspace}'`])
    expect((await problems()).join('\n')).toContain(problem)
  })

  test('[VR1] an item whose parent does not know it is named', async () => {
    await filled()
    const name = `'${now.workspace}'`
    const forget = (set: string, where: string) => `update ${set} where workspace = ${name} and ${where}`
    // Task and event alike: each task by itself is as its events say.
    await tamperWith(now.place, [
      forget(`events set set_fields = '{"attachedTaskIds":[],"chatroomId":"build"}'`, 'number = 3'),
      forget(`tasks set fields = '{"attachedTaskIds":[],"chatroomId":"build"}'`, 'number = 3'),
    ])
    expect(await problems()).toContain('names task 3 in parentTaskIds, which does not name it in attachedTaskIds')
  })

  test('[VR1] sent back for rework, an item and its parents forget each other', async () => {
    await filled()
    await ask().done('sendBackForRework', { task: '1' })
    const { attached } = await ask().done('showRoomTask', { task: '3' })
    expect(attached).toEqual([])
    expect(await problems()).toEqual([])
  })
})
