// A full inbox: everything in it is reached, whatever stands before it.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import type { StoredRecord } from '../ports/record-store.ts'

const MANY = 510

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked({ ...now.context, actor: 'person:dana' })

  /** As many questions to System5, and one to System4. */
  const fill = async (body: object = {}) => {
    const { store } = now.context
    const item = (at: number): StoredRecord => ({
      kind: 'item',
      id: `i${String(at).padStart(5, '0')}`,
      version: 1,
      subject: at === MANY ? 'system4' : 'system5',
      state: 'open',
      body: {
        type: 'InternalError',
        initiative_id: 'x',
        task_id: 't',
        task_number: 1,
        title: 'one',
        status: 'approved',
        reason: 'r',
        ...(at < MANY - 5 && body),
      },
      actor: 'system3',
      at,
    })
    const all = Array.from({ length: MANY + 1 }, (_, at) => item(at))
    await store.insertRecord(all[0] as StoredRecord, all.slice(1))
    return all.map(({ id }) => id)
  }
  const pages = async (wanted: object, limit: number) => {
    const found: string[][] = []
    let cursor: string | null | undefined
    do {
      const page = await ask().done('inbox', {
        brief: true,
        ready: false,
        timeoutSeconds: 0,
        ...wanted,
        limit,
        ...(cursor && { cursor }),
      })
      found.push(page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor !== null)
    return found
  }

  test('why Pawl asks is said in the language of the reader; what has no code is shown as it was written', async () => {
    await fill({ reason: 'in English', because: { reason: 'invalid_review' } })
    const inbox = { brief: true, ready: false, timeoutSeconds: 0, limit: 500 } as const
    const reasons = async (language: 'en' | 'he') =>
      (await asked({ ...now.context, language }).done('inbox', inbox)).items.map(({ body }) => body.reason)
    expect(new Set(await reasons('en'))).toEqual(new Set(['invalid review status for TaskReviewMessage']))
    expect(new Set(await reasons('he'))).toEqual(new Set(['התבקשה בדיקה כשמצב המשימה לא מאפשר בדיקה']))
    const { item } = await asked({ ...now.context, language: 'he' }).done('showItem', { item: `i00${MANY - 2}` })
    expect(item.body.reason).toBe('r')
  })

  test.each([500, 100, 7])(
    'every question of a full inbox is on one page and no other, %i at a time',
    async (limit) => {
      const ids = await fill()
      const found = await pages({}, limit)
      expect(found.flat()).toEqual(ids)
      expect(
        found
          .map((page) => page.length)
          .slice(0, -1)
          .every((length) => length === limit),
      ).toBe(true)
      expect((await pages({ for: 'system4' }, limit)).flat()).toEqual([ids.at(-1)])
    },
  )

  test('what is to be tried later does not hide what can be tried now', async () => {
    const ids = await fill({ retry_at: Number.MAX_SAFE_INTEGER })
    expect((await pages({ ready: true }, 3)).flat()).toEqual(ids.slice(MANY - 5))
  })

  test.each([
    'x',
    'WzFd',
    Buffer.from('["item","a\\u0000b"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64url'),
  ])('a cursor %j of no inbox is refused', async (cursor) => {
    expect(await ask().refused('inbox', { cursor } as never)).toMatchObject({ code: 'INVALID_CURSOR' })
  })
})
