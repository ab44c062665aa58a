// Governed work is carried whole from store to store.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, contextOf, each, freshContexts } from '../../../../testing/operation-context.ts'
import { streams } from '../index.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('[DESIGN 5.2] every version of every record is exported and imported, and the questions can still be answered', async () => {
    const ask = asked(now.context)
    await ask.done('addWorker', { worker: 'ada', skills: ['care'] })
    await ask.done('addPolicy', { policy: 'safe', text: 'no secrets' })
    await ask.done('changePolicy', { policy: 'safe', text: 'no secrets at all' })
    const { items } = await ask.done('startInitiative', { title: 'Ship it' })
    const lines = await all(streams.exportStore(now.context))
    const copy = contextOf(await now.opened.in(`${now.workspace} copy`))
    expect((await streams.importStore(copy, each(lines), { withTokens: true })).refused).toBe(false)
    expect(await copy.store.recordVersions('policy', 'safe')).toEqual(
      await now.context.store.recordVersions('policy', 'safe'),
    )
    const again = await all(streams.exportStore(copy))
    expect(again.slice(1, -1)).toEqual(lines.slice(1, -1))
    const item = items[0]?.id ?? ''
    const { tasks } = await asked(copy).done('answerItem', { item, answer: { tasks: [{ title: 'one' }] } })
    expect(tasks).toMatchObject([{ title: 'one', status: 'pending', assignee: 'ada' }])
  })
})
