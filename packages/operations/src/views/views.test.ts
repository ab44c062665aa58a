import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('[VW2] a list is kept under a name, opened by it, replaced under it and forgotten', async () => {
    const { done, refused } = asked(now.context)
    for (const tags of [['garden'], ['home']]) await done('addTask', { title: `of ${tags[0]}`, tags })
    await done('addView', { name: 'Outside', tag: 'home' })
    await done('addView', { name: 'Outside', tag: 'garden', group: 'project' })
    expect((await done('listViews', {})).views).toEqual([{ name: 'Outside', tag: 'garden', group: 'project' }])
    const { tasks } = await done('listTasks', { view: 'Outside' })
    expect(tasks.map(({ title }) => title)).toEqual(['of garden'])
    await done('removeView', { view: 'Outside' })
    expect((await done('listViews', {})).views).toEqual([])
    expect((await refused('listTasks', { view: 'Outside' })).code).toBe('VIEW_NOT_FOUND')
  })

  test('[VW1] nobody else sees it, and two people may have the same name for theirs', async () => {
    const as = (name: string) =>
      asked({ ...now.context, actor: name, principal: { name, role: 'owner', alone: false } })
    await as('person:dana').done('addView', { name: 'Mine', tag: 'home' })
    await as('person:eve').done('addView', { name: 'Mine', tag: 'garden' })
    expect((await as('person:dana').done('listViews', {})).views).toEqual([{ name: 'Mine', tag: 'home' }])
    await as('person:eve').done('removeView', { view: 'Mine' })
    expect((await as('person:dana').done('listViews', {})).views).toHaveLength(1)
  })
})
