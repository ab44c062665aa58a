// Tokens that are limited to a room, in the name of someone who has something of everything: whatever can be looked at, of all that is
// theirs alone nothing is shown. Made from the contract: a new operation is in the test by itself.

import { type OperationDeclaration, type OperationKey, onlyReads, operations, type Principal } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { oneOfEach } from '../../../../testing/one-of-each.ts'
import { asked, contextOf } from '../../../../testing/operation-context.ts'
import { openStore } from '../../../storage/src/index.ts'
import { runOperation } from '../dispatch/run-operation.ts'

const dana: Principal = { name: 'person:dana', role: 'member', alone: false }
const reading = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const { shape, waits, right }: OperationDeclaration = operations[key]
  return shape === undefined && waits === undefined && onlyReads(right)
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  test('[SI2] what is one person’s alone is not there for a token of theirs that is limited to a room', async () => {
    const opened = await openStore(await freshPlace())
    const store = await opened.in()
    const own = asked({ ...contextOf(store, dana.name), principal: dana })
    await own.done('addTask', {
      title: 'Private ring',
      tags: ['private'],
      project: 'Private matters',
      deadline: '2026-11-19',
    })
    const { conversation_id } = await own.done('takeTurn', { message: 'add private call' })
    await own.done('addView', { name: 'Private view', tag: 'private' })
    await own.done('addHook', { on: 'todo -> done', to: 'https://example.com/private', name: 'private-hook' })
    await own.done('addChannel', { kind: 'email', address: 'private@example.com' })
    await own.done('addCalendar', {})
    await own.done('createRoom', { room: 'yard', roles: ['builder'] })
    await own.done('createRoom', { room: 'private-room', roles: ['builder'] })
    await own.done('postMessage', { room: 'private-room', content: 'Private work' })

    const shownTo = async (principal: Principal) => {
      const shown: string[] = []
      for (const key of reading)
        for (const input of [oneOfEach[key], {}, { text: 'call' }, { conversation: conversation_id }, { task: '1' }]) {
          const context = { ...contextOf(store, principal.name), principal }
          const outcome = await runOperation(context, key, input)
          if (!outcome.refused && /private|"calendar":\{/i.test(JSON.stringify(outcome.value))) shown.push(key)
        }
      return [...new Set(shown)]
    }
    // The test would find it.
    expect(await shownTo(dana)).toEqual(
      expect.arrayContaining([
        'listTasks',
        'listViews',
        'listHooks',
        'listChannels',
        'listConversations',
        'find',
        'showCalendar',
      ]),
    )
    expect(await shownTo({ ...dana, rooms: ['yard'] })).toEqual([])
    expect(await shownTo({ ...dana, role: 'agent', rooms: ['yard'] })).toEqual([])
    await opened.close()
  })
})
