import { expect, test } from 'vitest'
import { asksForTooMany, changedSettings, hasSettings } from './settings.ts'

const body = { text: 'Be brief', approvers: ['person:noa'], quorum: 2, skills: ['writing'] }

test('[D42] what was not touched is not sent, nor what was put back as it was', () => {
  expect(changedSettings({}, body)).toEqual({})
  expect(changedSettings({ approvers: ['person:noa'], quorum: '2' }, body)).toEqual({})
  expect(changedSettings({ skills: [], initiatives: ['n1'] }, body)).toEqual({ skills: [], initiatives: ['n1'] })
})

test('[D42] an emptied number means one', () => {
  expect(changedSettings({ quorum: ' ' }, body)).toEqual({ quorum: 1 })
  expect(changedSettings({ quorum: '' }, { text: 'Be brief' })).toEqual({})
})

test('a number that is none goes to the server, which says so', () => {
  expect(changedSettings({ quorum: 'two' }, body)).toEqual({ quorum: Number.NaN })
})

test('[D42] more than are named are too many; if nobody is named anyone may judge', () => {
  expect(asksForTooMany(['person:noa'], '2')).toBe(true)
  expect(asksForTooMany(['person:noa', 'person:eve'], '2')).toBe(false)
  expect(asksForTooMany([], '5')).toBe(false)
})

test('a policy that says nothing beside its text has nothing to show', () => {
  expect(hasSettings({ text: 'Be brief', approvers: [], quorum: 1 })).toBe(false)
  expect(hasSettings(body)).toBe(true)
})
