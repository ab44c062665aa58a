// Verify, export, import and tokens, on both databases.

import { readFileSync } from 'node:fs'
import { openStore } from '@pawl/storage'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, contextOf, each, freshContexts } from '../../../../testing/operation-context.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { streams } from '../index.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)

  describe('verify', () => {
    const tamper = (sqls: string[]) => tamperWith(now.place, sqls)
    const differences = async () =>
      (await all(streams.verifyStore(now.context))).flatMap((line) =>
        line.kind === 'difference' ? [line.problem] : [],
      )

    test('[DESIGN 5.2] finds nothing where nothing is wrong', async () => {
      for (let index = 0; index < 12; index++) await add(`task ${index}`)
      await asked(now.context).done('completeTask', { task: '3' })
      await asked(now.context).done('undoChange', {})
      expect((await all(streams.verifyStore(now.context))).at(-1)).toEqual({
        kind: 'end',
        tasks: 12,
        events: 14,
        rooms: 0,
        records: 0,
        securityEvents: 0,
        differences: 0,
      })
    })

    test.each([
      [
        'a status someone wrote',
        "update tasks set status = 'done' where workspace = $ws",
        'status is "done", its events say "open"',
      ],
      [
        'a field someone wrote',
        `update tasks set fields = '{"title":"Forged"}' where workspace = $ws`,
        'fields is {"title":"Forged"}',
      ],
      [
        'an event that was removed',
        'delete from events where workspace = $ws and version = 2',
        'version is 3, its events say 1',
      ],
      [
        'an event that was changed',
        "update events set to_status = 'done' where workspace = $ws and version = 2",
        'no rule startTask from open to done',
      ],
      ['a task that was removed', 'delete from tasks where workspace = $ws', 'has events but no task'],
    ])('[DESIGN 5.2] names %s', async (_, sql, problem) => {
      const task = String((await add('Milk')).number)
      if (sql.includes('version = 2')) {
        await asked(now.context).done('startTask', { task })
        await asked(now.context).done('stopTask', { task })
      }
      const removesLast = problem.startsWith('version')
      const name = `'${now.workspace}'`
      await tamper([
        sql.replace('$ws', name),
        ...(removesLast ? [`delete from events where workspace = ${name} and version = 3`] : []),
      ])
      expect((await differences()).join('\n')).toContain(problem)
    })
  })

  test('[LG1] verify answers in the language of whoever asks, with a code for programs', async () => {
    await add('Milk')
    await tamperWith(now.place, [`update tasks set status = 'done' where workspace = '${now.workspace}'`])
    const [found] = await all(streams.verifyStore({ ...now.context, language: 'he' }))
    expect(found).toMatchObject({
      kind: 'difference',
      number: 1,
      problem: 'בשדה status שמור "done", ולפי האירועים "open"',
      difference: { reason: 'not_as_replayed', field: 'status', stored: '"done"', replayed: '"open"' },
    })
  })

  test('[D41] verify says that something private is wrong, and nothing of what it says', async () => {
    await add('Leave the company')
    await tamperWith(now.place, [`update tasks set status = 'done' where workspace = '${now.workspace}'`])
    const found = async (name: string, role: 'owner' | 'auditor') => {
      const principal = { name, role, alone: false, by: 'sign-in' } as const
      const [first] = await all(streams.verifyStore({ ...now.context, principal, actor: name }))
      return first
    }
    const difference = { reason: 'not_as_replayed', field: 'status' }
    for (const role of ['owner', 'auditor'] as const)
      expect(await found('person:eve', role)).toMatchObject({
        number: 1,
        difference: { ...difference, stored: '…', replayed: '…' },
      })
    expect(await found('person:local', 'auditor')).toMatchObject({ difference: { ...difference, stored: '"done"' } })
  })

  describe('export and import', () => {
    const filled = async () => {
      const { done } = asked(now.context)
      await add('לקנות חלב 🎉', { priority: 'urgent', description: 'two\nlines' })
      await add('Eggs', { deadline: '2026-03-01' })
      await done('startTask', { task: '2' })
      await done('undoChange', {})
      await done('deleteTask', { task: '1' })
      await done('addToken', { name: 'ci', actor: 'agent:ci' })
      return all(streams.exportStore(now.context))
    }
    const withoutTime = (lines: string[]) => lines.slice(1, -1)

    test.each(databases)(
      '[DESIGN 5.2] into $name gives the same store, events and all',
      async ({ freshPlace: freshTarget }) => {
        const lines = await filled()
        const target = await openStore(await freshTarget())
        const copy = contextOf(await target.in())
        expect(await streams.importStore(copy, each(lines), { withTokens: true })).toEqual({
          refused: false,
          value: { tasks: 2, events: 5, rooms: 0 },
        })
        expect(withoutTime(await all(streams.exportStore(copy)))).toEqual(withoutTime(lines))
        expect((await asked(copy).done('addTask', { title: 'next' })).task.number).toBe(3)
        await target.close()
      },
    )

    const broken: [string, (lines: string[]) => string[], string][] = [
      ['is cut off', (lines) => lines.slice(0, -1), 'IMPORT_INCOMPLETE'],
      ['is empty', () => [], 'IMPORT_INCOMPLETE'],
      ['lost a line', (lines) => lines.toSpliced(2, 1), 'IMPORT_BAD_LINE'],
      ['had a character changed', (lines) => lines.map((line) => line.replace('Eggs', 'Hams')), 'IMPORT_BAD_LINE'],
      ['is not JSON', (lines) => lines.with(3, 'hello'), 'IMPORT_BAD_LINE'],
      [
        'has an unknown lifecycle',
        (lines) => lines.map((line) => line.replaceAll('"todo"', '"magic"')),
        'IMPORT_BAD_LINE',
      ],
      ['goes on after its end', (lines) => [...lines, lines[1] as string], 'IMPORT_BAD_LINE'],
    ]
    test.each(broken)('a file that %s imports nothing', async (_, breakIt, code) => {
      const lines = await filled()
      const target = contextOf(await now.opened.in(`import target ${now.workspace}`))
      expect(await streams.importStore(target, each(breakIt(lines)), { withTokens: true })).toMatchObject({
        refused: true,
        refusal: { code },
      })
      expect((await asked(target).done('listTasks', {})).tasks).toEqual([])
      expect((await asked(target).done('addTask', { title: 'still works' })).task.number).toBe(1)
    })

    test('what is wrong with a line is said in the language of whoever imports', async () => {
      const lines = (await filled()).with(1, '{"kind":"room","id":"x"}')
      const target = contextOf(await now.opened.in(`hebrew import ${now.workspace}`))
      expect(await streams.importStore({ ...target, language: 'he' }, each(lines), { withTokens: true })).toMatchObject(
        {
          refusal: { variables: { line: 2, reason: 'not_storable', at: 'createdBy', problem: 'חסר' } },
        },
      )
    })

    test('a file whose tasks are not what its events say imports nothing, however well it is signed', async () => {
      const lines = (await filled()).slice(0, -1).map((line) => line.replace('"status":"open"', '"status":"done"'))
      const { createHash } = await import('node:crypto')
      const checksum = createHash('sha256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .digest('hex')
      const signed = [...lines, JSON.stringify({ kind: 'end', lines: lines.length, checksum })]
      const target = contextOf(await now.opened.in(`forged import ${now.workspace}`))
      expect(await streams.importStore(target, each(signed), { withTokens: true })).toMatchObject({
        refusal: { code: 'IMPORT_DOES_NOT_ADD_UP' },
      })
      expect((await asked(target).done('listTasks', {})).tasks).toEqual([])
    })

    test('a store that is in use is not imported into', async () => {
      const lines = await filled()
      expect(await streams.importStore(now.context, each(lines), { withTokens: true })).toMatchObject({
        refusal: { code: 'IMPORT_INTO_USED_STORE' },
      })
    })
  })

  describe('tokens', () => {
    test('show their secret once and are stored only as a hash', async () => {
      const { token, secret } = await asked(now.context).done('addToken', {
        name: 'ci',
        actor: 'agent:ci',
        may: 'read',
      })
      expect(secret).toMatch(/^pawl_[\w-]{32}$/)
      expect(token).toMatchObject({
        name: 'ci',
        actor: 'agent:ci',
        role: 'auditor',
        createdBy: 'person:local',
        revokedAt: null,
      })
      expect(JSON.stringify(await now.context.store.listTokens())).not.toContain(secret)
      if ('sqliteFile' in now.place) expect(readFileSync(now.place.sqliteFile).includes(secret)).toBe(false)
      expect(await asked(now.context).refused('addToken', { name: 'ci', actor: 'agent:ci' })).toMatchObject({
        code: 'TOKEN_NAME_TAKEN',
      })
      expect((await asked(now.context).done('revokeToken', { name: 'ci' })).token.revokedAt).not.toBeNull()
      expect(await asked(now.context).refused('revokeToken', { name: 'nobody' })).toMatchObject({
        code: 'TOKEN_NOT_FOUND',
      })
    })
  })
})
