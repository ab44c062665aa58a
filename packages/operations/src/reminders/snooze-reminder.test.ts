import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const MINUTE = 60_000
/** A Wednesday, 15:00 in Jerusalem. */
const NOON = Date.UTC(2026, 10, 18, 13)
const timeZone = 'Asia/Jerusalem'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked({ ...now.context, now: () => NOON })
  const taskToSnooze = async () => String((await ask().done('addTask', { title: 'Milk' })).task.number)
  const until = async (input: object) =>
    (await ask().done('snoozeReminder', { task: await taskToSnooze(), timeZone, ...input })).task.snoozedUntil

  test('a reminder is put off by ten minutes, by as many as are named, or until a day or a time in words', async () => {
    expect(await until({})).toBe(NOON + 10 * MINUTE)
    expect(await until({ minutes: 60 })).toBe(NOON + 60 * MINUTE)
    expect(await until({ until: 'in 2 hours' })).toBe(NOON + 120 * MINUTE)
    expect(await until({ until: 'tomorrow' })).toBe(Date.UTC(2026, 10, 19, 7))
    expect(await until({ until: 'מחר' })).toBe(Date.UTC(2026, 10, 19, 7))
    expect(await until({ until: 'friday at 5' })).toBe(Date.UTC(2026, 10, 20, 15))
  })

  test('what has passed, what is not understood and both at once are refused, and nothing is put off', async () => {
    const task = await taskToSnooze()
    const refused = async (input: object) => (await ask().refused('snoozeReminder', { task, timeZone, ...input })).code
    expect(await refused({ until: '2001-01-01' })).toBe('NOT_LATER')
    expect(await refused({ until: 'whenever' })).toBe('INVALID_INPUT')
    await expect(refused({ until: 'tomorrow', minutes: 5 })).rejects.toThrow('form:untilOrMinutes')
    expect((await ask().done('showTask', { task })).task.version).toBe(1)
  })
})
