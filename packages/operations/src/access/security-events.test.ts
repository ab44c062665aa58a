// The log of security events, on both databases.

import { openStore } from '@pawl/storage'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, contextOf, each, freshContexts } from '../../../../testing/operation-context.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { recordRefusal, recordSecurityEvent, runOperation, storeCountedSecurityEvents, streams } from '../index.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const exported = async () => {
    const outcome = await runOperation(now.context, 'exportStore', {})
    return outcome.refused ? [] : all(outcome.value)
  }
  const logged = async (filter = {}) => (await asked(now.context).done('listSecurityEvents', filter)).events

  test('tokens, policies, exports and refusals are in it, newest first, with who and about what', async () => {
    const { done } = asked(now.context)
    await done('addToken', { name: 'ci', actor: 'agent:builder', may: 'write' })
    await done('revokeToken', { name: 'ci' })
    await done('addPolicy', { policy: 'brief', text: 'A result is brief.' })
    await done('changePolicy', { policy: 'brief', retire: true })
    await exported()
    await recordRefusal(now.context, 'NOT_ALLOWED', 'add-token')
    expect((await logged()).map(({ kind, actor, about }) => [kind, actor, about])).toEqual([
      ['refused', 'person:dana', 'add-token'],
      ['exported', 'person:dana', null],
      ['policy_changed', 'person:dana', 'brief'],
      ['policy_changed', 'person:dana', 'brief'],
      ['token_revoked', 'person:dana', 'ci'],
      ['token_made', 'person:dana', 'ci'],
    ])
    expect((await logged({ kind: 'token_made' })).map(({ details }) => details)).toEqual([
      { actor: 'agent:builder', role: 'agent' },
    ])
    expect(JSON.stringify(await logged())).not.toContain('pawl_')
  })

  test('filters by who, kind and day, page by page', async () => {
    for (const who of ['person:a', 'person:b', 'person:a'])
      await recordSecurityEvent({ ...now.context, principal: { name: who } }, { kind: 'signed_in' })
    expect(await logged({ who: 'person:a' })).toHaveLength(2)
    expect(await logged({ kind: 'exported' })).toEqual([])
    expect(await logged({ since: '2026-01-01' })).toHaveLength(3)
    expect(await logged({ since: '2027-01-01' })).toEqual([])
    const { events, nextCursor } = await asked(now.context).done('listSecurityEvents', { limit: 2 })
    const rest = await asked(now.context).done('listSecurityEvents', { limit: 2, cursor: nextCursor as string })
    expect([...events, ...rest.events].map(({ who }) => who)).toEqual(['person:a', 'person:b', 'person:a'])
    expect(rest.nextCursor).toBeNull()
  })

  test('[SV2] ten thousand refusals of one, and names without number, cost a few rows', async () => {
    for (let count = 0; count < 10_000; count++) await recordRefusal(now.context, 'NOT_ALLOWED', 'x')
    await storeCountedSecurityEvents(now.context.store)
    expect((await logged()).map(({ times }) => times)).toEqual([9_999, 1])
    for (let count = 0; count < 1_200; count++)
      await recordRefusal({ ...now.context, principal: { name: `10.0.0.${count}` } }, 'TOKEN_INVALID', 'x')
    await storeCountedSecurityEvents(now.context.store)
    const failed = await logged({ kind: 'sign_in_failed', limit: 500 })
    expect(failed[0]).toMatchObject({ who: 'others', times: 199 })
  })

  test('[SL1] nobody changes or deletes one', async () => {
    await recordSecurityEvent(now.context, { kind: 'signed_in' })
    const table = 'sqliteFile' in now.place ? 'security_events' : 'pawl.security_events'
    for (const sql of [`update ${table} set who = 'x'`, `delete from ${table}`])
      await expect(directly(sql)).rejects.toThrow(/never/)
  })

  test('[SV3] a refusal of an operation is recorded by the one way every door goes', async () => {
    const outcome = await runOperation(
      { ...now.context, principal: { name: 'agent:x', role: 'agent', alone: false } },
      'addToken',
      { name: 'ci', actor: 'agent:x' },
    )
    expect(outcome).toMatchObject({ refused: true, refusal: { code: 'NOT_ALLOWED' } })
    expect(await logged()).toMatchObject([{ kind: 'refused', about: 'add-token', details: { code: 'NOT_ALLOWED' } }])
  })

  test('it is exported, imported after what the store has itself, and verified', async () => {
    await asked(now.context).done('addPolicy', { policy: 'brief', text: 'A result is brief.' })
    const lines = await exported()
    const target = await openStore(await freshPlace())
    const copy = contextOf(await target.in())
    await recordSecurityEvent(copy, { kind: 'signed_in' })
    expect(await runOperation(copy, 'importStore', {}, (take) => take(each(lines)))).toMatchObject({ refused: false })
    const { events } = await asked(copy).done('listSecurityEvents', {})
    expect(events.map(({ kind }) => kind)).toEqual(['imported', 'policy_changed', 'signed_in'])
    expect((await all(streams.verifyStore(copy))).at(-1)).toMatchObject({ securityEvents: 3, differences: 0 })
    await target.close()
  })

  test('verify names an event of a kind that there is not', async () => {
    await recordSecurityEvent(now.context, { kind: 'signed_in' })
    await tamperWith(now.place, [`update security_events set kind = 'forged' where workspace = '${now.workspace}'`])
    const lines = await all(streams.verifyStore(now.context))
    expect(JSON.stringify(lines)).toContain('there is no kind forged')
  })

  async function directly(sql: string): Promise<void> {
    if ('sqliteFile' in now.place) {
      const { DatabaseSync } = await import('node:sqlite')
      const database = new DatabaseSync(now.place.sqliteFile, { timeout: 5000 })
      try {
        database.exec(sql)
      } finally {
        database.close()
      }
      return
    }
    const { default: pg } = await import('pg')
    const client = new pg.Client(now.place.postgresUrl)
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
})
