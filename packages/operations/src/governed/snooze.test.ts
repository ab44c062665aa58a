import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const as = (name: string, later = 0) => {
    const at = now.context.now() + later
    return asked({ ...now.context, now: () => at, actor: name, principal: { name, role: 'owner', alone: false } })
  }
  const question = async () => {
    const { items } = await as('person:dana').done('startInitiative', { title: 'Ship it' })
    return items[0]?.id as string
  }
  const inboxOf = async (name: string, input: object = {}, later = 0) =>
    (await as(name, later).done('inbox', { limit: 500, ...input })).items.map(({ id }) => id)

  test('[SZ1] what one person has snoozed is out of their inbox alone, and can be answered as before', async () => {
    const [item, other] = [await question(), await question()]
    const { until } = await as('person:dana').done('snoozeItem', { item, until: 'in 2 hours' })
    expect(Math.abs(until - now.context.now() - 2 * HOUR)).toBeLessThan(60_000)
    expect(await inboxOf('person:dana')).not.toContain(item)
    expect(await inboxOf('person:dana')).toContain(other)
    expect(await inboxOf('person:eve')).toContain(item)
    expect(await inboxOf('person:dana', { snoozed: true })).toEqual([item])
    expect(await inboxOf('person:dana', { item })).toEqual([item])
    expect((await as('person:dana').done('showItem', { item })).item.snoozedUntil).toBe(until)
    await as('person:dana').done('answerItem', { item, answer: { tasks: [{ title: 'One' }] } })
    expect(await inboxOf('person:dana', { snoozed: true })).toEqual([])
  })

  test('[SZ2] it comes back by itself at its moment, or before if it is brought back', async () => {
    const [item, other] = [await question(), await question()]
    for (const one of [item, other]) await as('person:noa').done('snoozeItem', { item: one, until: 'in 2 hours' })
    expect(await inboxOf('person:noa', {}, 2 * HOUR)).toContain(item)
    await as('person:noa').done('wakeItem', { item })
    expect(await inboxOf('person:noa')).toContain(item)
    expect((await as('person:noa').refused('wakeItem', { item })).code).toBe('NOT_SNOOZED')
    expect(await inboxOf('person:noa', { snoozed: true })).toEqual([other])
  })

  test('[SZ3] a day is nine in the morning of it where the person is; what has passed is refused', async () => {
    const item = await question()
    const timeZone = 'Asia/Jerusalem'
    const ask = as('person:avi')
    const { until } = await ask.done('snoozeItem', { item, until: 'tomorrow', timeZone })
    const local = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(until)
    expect(local).toBe('09:00')
    expect(until - now.context.now()).toBeLessThan(2 * DAY)
    const again = await ask.done('snoozeItem', { item, until: 'in 3 days', timeZone })
    expect(again.until).toBeGreaterThan(until)
    expect((await ask.refused('snoozeItem', { item, until: '2001-01-01' })).code).toBe('NOT_LATER')
    expect((await ask.refused('snoozeItem', { item, until: 'whenever' })).code).toBe('INVALID_INPUT')
    expect((await ask.refused('snoozeItem', { item: 'zzzzzzzzzzzzzz', until: 'tomorrow' })).code).toBe('ITEM_NOT_FOUND')
  })

  test('a page is filled with what is not snoozed', async () => {
    for (let many = 0; many < 3; many++)
      await as('person:gil').done('snoozeItem', { item: await question(), until: 'in 2 hours' })
    const last = await question()
    const first = (await inboxOf('person:gil')).length
    expect(await inboxOf('person:gil', { limit: first })).toHaveLength(first)
    const pages: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await as('person:gil').done('inbox', { limit: 1, ...(cursor !== undefined && { cursor }) })
      pages.push(...page.items.map(({ id }) => id))
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    expect(pages).toHaveLength(first)
    expect(pages).toContain(last)
  })
})
