import { defaultSettings, LANGUAGES, renderError } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { asked, freshContexts } from '../../../testing/operation-context.ts'

describe.each(databases)('names that look alike, on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)

  test.each([
    ['room', 'createRoom', { room: 'mill', roles: ['builder'] }, { room: 'mi11', roles: ['builder'] }, 'mill'],
    ['worker', 'addWorker', { worker: 'coco' }, { worker: 'сосо' }, 'coco'],
    ['policy', 'addPolicy', { policy: 'brief', text: 'Be brief' }, { policy: 'Brief', text: 'Be long' }, 'brief'],
    [
      ...(['token', 'addToken'] as const),
      { name: 'dana', actor: 'person:dana' },
      { name: 'Dana', actor: 'person:dana' },
      'dana',
    ],
    [
      ...(['actor', 'addToken'] as const),
      { name: 'scope', actor: 'person:scope' },
      { name: 'other', actor: 'person:ѕсоре' },
      'person:scope',
    ],
  ] as const)('[NM3] the second %s is refused, and the first is named', async (kind, key, first, second, other) => {
    await ask().done(key, first as never)
    const refusal = await ask().refused(key, second as never)
    expect(refusal).toMatchObject({ code: 'NAME_LOOKS_ALIKE', variables: { kind, other } })
    for (const language of LANGUAGES) expect(renderError(refusal, language).error.message).toContain(other)
  })

  test('[NM3] two roles of one room neither', async () => {
    const refusal = await ask().refused('createRoom', { room: 'mill', roles: ['role', 'r0le'] })
    expect(refusal).toMatchObject({
      code: 'NAME_LOOKS_ALIKE',
      variables: { kind: 'role', name: 'role', other: 'r0le' },
    })
  })

  test('[NM3] nobody is called almost like the one person of a machine', async () => {
    expect(await ask().refused('addToken', { name: 'x', actor: 'person:1ocal' })).toMatchObject({
      code: 'NAME_LOOKS_ALIKE',
      variables: { other: 'person:local' },
    })
  })

  test('[NM1, NM2] a new name is kept as NFKC writes it, and mixes no scripts', async () => {
    expect(await ask().done('addWorker', { worker: 'ｄａｎａ' })).toMatchObject({ worker: { id: 'dana' } })
    for (const given of [{ worker: 'dаna' }, { worker: 'דנהdana' }])
      await expect(ask().done('addWorker', given)).rejects.toThrow(/oneScript/)
  })

  test('what a store has already goes on as it is', async () => {
    const { store } = now.context
    await ask().done('createRoom', { room: 'mill', roles: ['builder'] })
    const settings = {
      ...defaultSettings(),
      roles: ['builder'],
      entryRole: 'builder',
      parallel: 1,
      leaseSeconds: 60,
      resetSuspects: false,
    }
    await store.insertRoom({ id: 'mi11', createdBy: 'person:dana', createdAt: 1, settings })
    await ask().done('postMessage', { room: 'mi11', content: 'Still here' })
    expect((await ask().done('roomStatus', { room: 'mi11' })).pending).toHaveLength(1)
  })
})
