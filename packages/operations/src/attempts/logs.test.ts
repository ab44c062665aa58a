// Logs of attempts and what was used, on real stores.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const out = (text: string) => ({ text, stream: 'out' as const })

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const claim = (session: string) =>
    ask().done('waitForTask', { room: 'mill', role: 'miller', session, timeoutSeconds: 0 })
  const begun = async () => {
    await ask().done('createRoom', { room: 'mill', roles: ['miller'] })
    await ask().done('postMessage', { room: 'mill', content: 'Grind' })
    const { task, epoch } = await claim('s1')
    await ask().done('startWork', { task: String(task.number), session: 's1' })
    return { task: String(task.number), session: 's1', epoch }
  }
  const log = async (task: string, more: object = {}) => ask().done('showLog', { task, ...more })
  const textOf = async (task: string, more: object = {}) =>
    (await log(task, more)).pieces.map(({ text }) => text).join('')
  const lines = (count: number) => Array.from({ length: count }, (_, index) => out(`line ${index}\n`))

  test('[D49] the log of an attempt is its own, and whoever does not hold the task adds nothing', async () => {
    const held = await begun()
    await ask().done('appendLog', { ...held, pieces: [out('טוחנים\n'), { text: 'oops\n', stream: 'err' }] })
    expect((await ask().refused('appendLog', { ...held, session: 's2', pieces: [] })).code).toBe('NOT_THE_HOLDER')
    await ask().done('releaseWork', { ...held, reason: 'interrupted', failed: false })
    await claim('s2')
    await ask().done('appendLog', { task: held.task, session: 's2', pieces: [out('again\n')] })
    expect(await textOf(held.task)).toBe('again\n')
    expect(await log(held.task, { attempt: 1 })).toMatchObject({
      running: false,
      pieces: [
        { stream: 'out', text: 'טוחנים\n' },
        { stream: 'err', text: 'oops\n' },
      ],
    })
    expect((await ask().refused('showLog', { task: held.task, attempt: 3 })).code).toBe('ATTEMPT_NOT_FOUND')
  })

  test('[D49] what was kept back comes after the end, at its place and once', async () => {
    const held = await begun()
    await ask().done('appendLog', { ...held, place: 0, pieces: [out('one\n')] })
    await ask().done('completeWork', held)
    for (let times = 0; times < 2; times++) await ask().done('appendLog', { ...held, place: 4, pieces: [out('two\n')] })
    expect(await textOf(held.task)).toBe('one\ntwo\n')
  })

  test('[D49] of a full log the first and the last are kept, the middle is said to be left out', async () => {
    const held = await begun()
    const text = `${'x'.repeat(59_999)}\n`
    for (let times = 0; times < 25; times++) await ask().done('appendLog', { ...held, pieces: [out(text)] })
    await ask().done('appendLog', { ...held, pieces: [out('the end\n')] })
    const all = []
    for (let after = 0, more = true; more; ) {
      const part = await log(held.task, { after })
      all.push(...part.pieces)
      after = part.next
      more = part.more
    }
    const kept = all.reduce((sum, piece) => sum + piece.text.length, 0)
    expect(kept).toBeLessThan(1_040_000)
    expect(all.reduce((sum, { leftOut }) => sum + leftOut, kept)).toBe(25 * 60_000 + 8)
    expect(all.filter(({ leftOut }) => leftOut > 0)).toHaveLength(1)
    expect(await textOf(held.task, { tail: 1 })).toBe('the end\n')
  })

  test('[D49] junk and escapes are kept as text, and ten thousand pieces are one log', async () => {
    const held = await begun()
    await ask().done('appendLog', { ...held, pieces: [out('\u0000\u001b[31mred\ud83d')] })
    expect(await textOf(held.task)).toBe('\ufffd\u001b[31mred\ufffd')
    const many = lines(10_000)
    for (let from = 0; from < many.length; from += 500)
      await ask().done('appendLog', { ...held, pieces: many.slice(from, from + 500) })
    expect(await textOf(held.task, { tail: 3 })).toBe('line 9997\nline 9998\nline 9999\n')
  })

  test('[D49] whoever follows is woken by a new piece, and told when the attempt is over', async () => {
    const held = await begun()
    const waiting = log(held.task, { timeoutSeconds: 20 })
    await ask().done('appendLog', { ...held, pieces: [out('now\n')] })
    expect(await waiting).toMatchObject({ running: true, next: 4, pieces: [{ text: 'now\n' }] })
    const ended = log(held.task, { after: 4, timeoutSeconds: 20 })
    await ask().done('completeWork', held)
    expect(await ended).toMatchObject({ running: false, pieces: [] })
  })

  test('[D49] old logs are thrown away, attempts stay', async () => {
    const held = await begun()
    await ask().done('appendLog', { ...held, pieces: [out('old\n')] })
    const later = { ...now.context, now: () => now.context.now() + 40 * 86_400_000 }
    expect(await asked(later).done('forgetLogs', {})).toEqual({ forgotten: 1 })
    expect((await log(held.task)).pieces).toEqual([])
    expect((await ask().done('listAttempts', { task: held.task })).attempts).toHaveLength(1)
  })

  test('[D49] what was used adds up by room and agent, and since a day', async () => {
    const held = await begun()
    await ask().done('reportProgress', { ...held, tokens: 100, cost: 0.1 })
    await ask().done('reportProgress', { ...held, tokens: 50 })
    await ask().done('reportProgress', { ...held, cost: 0.2 })
    expect(await ask().done('spending', {})).toEqual({
      tokens: 150,
      costMicros: 300_000,
      by: [{ place: 'room:mill', agent: 'agent:miller', tasks: 1, tokens: 150, costMicros: 300_000 }],
    })
    expect(await ask().done('spending', { room: 'mill', agent: 'miller' })).toMatchObject({ tokens: 150 })
    expect(await ask().done('spending', { agent: 'baker' })).toMatchObject({ tokens: 0, by: [] })
    expect(await ask().done('spending', { since: '2090-01-01' })).toMatchObject({ costMicros: 0, by: [] })
    expect((await ask().refused('spending', { room: 'moon' })).code).toBe('ROOM_NOT_FOUND')
  })
})
