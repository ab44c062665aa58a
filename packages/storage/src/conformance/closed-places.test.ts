// Whoever is found comes with the places that are for some alone, as of that moment [D41].

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { storedToken } from '../../../../testing/stored-token.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('a token and a sign-in bring along what is closed in their workspace, and nothing of another', async () => {
    const { store } = now.context
    const secretHash = `of ${now.workspace}`
    await store.insertToken(storedToken({ name: 'dana', actor: 'person:dana', role: 'member', secretHash }))
    const places = async () => (await store.findToken(secretHash))?.closedPlaces
    const { done } = asked(now.context)
    await done('createRoom', { room: 'mill', roles: ['builder'] })
    expect(await places()).toEqual([])
    await done('admitMember', { room: 'mill', member: 'dana', rights: ['reviewer'] })
    const mill = { id: 'room:mill', body: expect.objectContaining({ members: ['person:local', 'person:dana'] }) }
    expect(await places()).toEqual([mill])
    const other = await now.opened.in(`beside ${now.workspace}`)
    await other.insertToken(storedToken({ name: 'eve', actor: 'person:eve', secretHash: `${secretHash} too` }))
    expect((await store.findToken(`${secretHash} too`))?.closedPlaces).toEqual([])
    await done('openToAll', { room: 'mill' })
    expect(await places()).toEqual([])
  })
})
