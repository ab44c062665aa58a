// A record gets its states from its table, and from nowhere else.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localPrincipal } from '@pawl/contract'
import { EFFECT, type Relation, recordLifecycles } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import { newToken, revokedAt } from './access/token-decisions.ts'
import type { Context } from './context.ts'
import { editRecord, moveOrEdit, moveRecord, newRecord } from './record-decisions.ts'

const SYSTEM3: readonly Relation[] = ['system3']
const principal = localPrincipal(true)
const context = { principal, actor: 'person:dana', now: () => 7, newId: () => 'new' } as unknown as Context
const item = newRecord(context, 'item', { subject: 'system3', body: { type: 'TaskReview', title: 'one' } })
const answerIt = {
  kind: 'item',
  to: 'answered',
  trigger: 'answerItem',
  as: SYSTEM3,
  body: { answer: { seen: true } },
} as const
const answered = (moveRecord(context, item, answerIt) as { value: typeof item }).value

describe('a record', () => {
  test('begins where its table says', () => {
    expect(item).toMatchObject({
      kind: 'item',
      state: 'open',
      version: 1,
      subject: 'system3',
      actor: 'person:dana',
      at: 7,
    })
    expect(() => newRecord(context, 'item', { beginsAs: 'answered', body: {} })).toThrow('No task of item starts as')
  })

  test('moves by a rule to its next version, and keeps what it holds', () => {
    const body = { type: 'TaskReview', title: 'one', answer: { seen: true } }
    expect(answered).toEqual({ ...item, version: 2, state: 'answered', body })
  })

  test('does not move where no rule leads, and says what whoever asks can do instead', () => {
    const move = {
      kind: 'initiative',
      to: 'closed',
      trigger: 'closeInitiative',
      as: EFFECT,
      body: { summary: 's' },
    } as const
    const initiative = newRecord(context, 'initiative', { body: {} })
    const refused = (validTriggers: string[]) => ({
      refusal: {
        code: 'RECORD_INVALID_TRANSITION',
        variables: { state: 'active', trigger: 'closeInitiative', validTriggers },
      },
    })
    expect(moveRecord(context, initiative, move)).toMatchObject(refused(['reviewInitiative']))
    expect(moveRecord(context, initiative, { ...move, as: ['caretaker'] })).toMatchObject(refused(['cancelInitiative']))
    expect(moveRecord(context, initiative, { ...move, as: [] })).toMatchObject(refused([]))
  })

  test('[D39] is moved and edited only by those its table names', () => {
    const asSystem4 = { ...answerIt, as: ['system4'] as const }
    expect(moveRecord(context, item, { ...answerIt, as: [] })).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } })
    expect(moveRecord(context, item, asSystem4)).toMatchObject({ refused: false })
    expect(editRecord(context, item, EFFECT, { tries: 1 })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED', variables: { could: ['system3', 'system4', 'system5', 'user'] } },
    })
  })

  test('that is over has no next version, also not by an edit', () => {
    expect(moveOrEdit(context, answered, answerIt)).toMatchObject({ refused: true })
    expect(editRecord(context, answered, SYSTEM3, { tries: 1 })).toMatchObject({ refused: true })
  })

  test('is edited only where its table lets it be', () => {
    expect(editRecord(context, item, SYSTEM3, { tries: 1 })).toMatchObject({
      value: { version: 2, state: 'open', body: { tries: 1 } },
    })
    expect(editRecord(context, item, SYSTEM3, { title: 'two' })).toMatchObject({
      refusal: { code: 'FIELD_NOT_EDITABLE' },
    })
  })
})

test('a token that was revoked before keeps its time', () => {
  const token = newToken(context, {
    name: 'ci',
    actor: 'agent:ci',
    role: 'agent',
    rooms: null,
    systems: null,
    lastsFor: null,
    secretHash: 'x',
  })
  expect(revokedAt(context, token)).toBe(7)
  expect(revokedAt(context, { ...token, revokedAt: 3 })).toBe(3)
})

describe('no state is given outside of what decides on records, members and tokens', () => {
  const states = [...new Set(Object.values(recordLifecycles).flatMap((table) => Object.keys(table.statuses)))].join('|')
  const assigned = new RegExp(
    `(?<!readonly )\\bstate: (?:[^,{}]*\\? )?'(?:${states})'|\\brevokedAt: (?:null|context)|\\.\\.\\.record,`,
  )
  const folder = import.meta.dirname
  const sources = globSync('**/*.ts', { cwd: folder }).filter((path) => !path.endsWith('.test.ts'))

  test.each([
    "nextVersion(context, record, { state: 'withdrawn' })",
    "newRecord(context, 'initiative', { state: planned ? 'planned' : 'active', body })",
    'const token = { ...input, createdAt: context.now(), revokedAt: null }',
  ])('%s would be found', (line) => {
    expect(line).toMatch(assigned)
  })

  test('none is', () => {
    const found = sources.filter((path) => assigned.test(readFileSync(join(folder, path), 'utf8')))
    expect(found).toEqual(['access/token-decisions.ts'])
  })
})
