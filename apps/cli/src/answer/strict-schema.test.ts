import { answerSchema, ITEM_TYPES, type ItemTypeName } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { strictSchema, withoutNulls } from './strict-schema.ts'

const everyObject = (schema: unknown, look: (object: Record<string, unknown>) => void): void => {
  if (Array.isArray(schema)) for (const one of schema) everyObject(one, look)
  if (typeof schema !== 'object' || schema === null) return
  const known = schema as Record<string, unknown>
  if (known.type === 'object') look(known)
  for (const one of Object.values(known)) everyObject(one, look)
}

describe.each(Object.keys(ITEM_TYPES) as ItemTypeName[])('%s', (type) => {
  test('every object of its schema requires all it has and allows nothing else', () => {
    everyObject(strictSchema(answerSchema(type)), ({ properties, required, additionalProperties }) => {
      expect([Object.keys(properties as object), additionalProperties]).toEqual([required, false])
    })
  })
})

test('what may be null stays, what was optional goes', () => {
  const answer = { summary: 's', next: { title: 't', description: null } }
  expect(withoutNulls(answer, answerSchema('InitiativeReview'))).toEqual({ summary: 's', next: { title: 't' } })
  const none = { summary: 's', next: null }
  expect(withoutNulls(none, answerSchema('InitiativeReview'))).toEqual(none)
  const restart = { action: 'restart', description: null }
  expect(withoutNulls(restart, answerSchema('BlockedResolution'))).toEqual({ action: 'restart' })
})
