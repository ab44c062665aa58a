// What a SQLite store keeps of rights, and that it never keeps one that has ended.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { recordIn } from '../../../testing/filled-workspace.ts'
import { storedToken } from '../../../testing/stored-token.ts'
import { openStore } from './index.ts'

const closed = { kind: 'access', states: ['closed'], limit: 9 } as const
const place = { kind: 'access', id: 'room:mill', state: 'closed', body: { members: ['person:dana'] } } as const

async function opened() {
  const sqliteFile = join(temporaryFolder(), 'pawl.db')
  const open = async () => {
    const store = await openStore({ sqliteFile })
    onTestFinished(() => store.close())
    return store.in()
  }
  const store = await open()
  await store.insertToken(storedToken({ name: 'ci', secretHash: 'hash' }))
  return { store, open, sqliteFile }
}

test('[RR1] whose token it is is read once, and again after it was revoked', async () => {
  const { store } = await opened()
  const first = await store.findToken('hash')
  const all = vi.spyOn(Object.getPrototypeOf(new DatabaseSync(':memory:').prepare('select 1')), 'all')
  onTestFinished(() => all.mockRestore())
  expect(await store.findToken('hash')).toEqual(first)
  expect(all).not.toHaveBeenCalled()
  await store.revokeToken('ci', 7)
  expect((await store.findToken('hash'))?.token.revokedAt).toBe(7)
})

test('[RR1] what another process commits counts at once', async () => {
  const { store, open } = await opened()
  expect((await store.findToken('hash'))?.token.revokedAt).toBeNull()
  expect(await store.records(closed)).toEqual([])
  const other = await open()
  await other.revokeToken('ci', 7)
  await other.insertRecord(recordIn('default', place))
  expect((await store.findToken('hash'))?.token.revokedAt).toBe(7)
  expect((await store.records(closed)).map(({ id }) => id)).toEqual(['room:mill'])
})

test('[RR1] places that are closed, changed and opened again in this process are known at once', async () => {
  const { store } = await opened()
  expect(await store.records(closed)).toEqual([])
  await store.insertRecord(recordIn('default', place))
  expect(await store.records(closed)).toMatchObject([{ body: { members: ['person:dana'] } }])
  await store.updateRecord(recordIn('default', { ...place, version: 2, body: { members: [] } }))
  expect(await store.records(closed)).toMatchObject([{ body: { members: [] } }])
  await store.updateRecord(recordIn('default', { ...place, version: 3, state: 'open' }))
  expect(await store.records(closed)).toEqual([])
})

test('[RR2] what an import that is abandoned would have brought is not kept', async () => {
  const { store } = await opened()
  const intake = await store.openIntake()
  await intake.addTokens([storedToken({ name: 'brought', secretHash: 'brought' })])
  await store.findToken('brought')
  await intake.abandon()
  expect(await store.findToken('brought')).toBeUndefined()
})
