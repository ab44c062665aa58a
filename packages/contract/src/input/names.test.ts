import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { isOneScript, lookAlike, newName, skeletonOf } from './names.ts'
import { problemsIn } from './read-input.ts'

test.each([
  'dana',
  'דנה',
  'дана',
  'δάνα',
  'دانا',
  '田中',
  '田中たろう',
  '김철수',
  'room-1.2_x',
  '2026',
  'Ünal',
  'דנה-2',
])('[NM2] %s is of one script', (name) => expect(isOneScript(name)).toBe(true))

test.each(['dаna', 'pаypal', 'דנהdana', 'дaнa', 'αbc', 'dana٣', '田中dana', 'ꙮdana'])('[NM2] %s is of two', (name) =>
  expect(isOneScript(name)).toBe(false),
)

describe.each([
  ['dana', 'Dana'],
  ['dana', 'ＤＡＮＡ'],
  ['mill', 'mi11'],
  ['mill', 'miII'],
  ['ina', 'Ina'],
  ['coco', 'сосо'],
  ['modern', 'modem'],
  ['role', 'r0le'],
  ['scope', 'ѕсоре'],
  ['ανα', 'ava'],
])('[NM3] %s and %s', (one, other) => {
  test('look alike', () => expect([lookAlike(other, ['x', one]), lookAlike(one, [other])]).toEqual([one, other]))
})

test.each([
  ['dana', 'dena'],
  ['room-1', 'room-2'],
  ['room-10', 'room-01'],
  ['דנה', 'דינה'],
  ['anna', 'ana'],
  ['lo', '1a'],
])('[NM3] %s and %s do not', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)))

test('[NM3] a name is not like itself', () => {
  expect(lookAlike('dana', ['dana'])).toBeUndefined()
})

test('[NM1] a new name is kept as NFKC writes it', () => {
  expect(newName().parse('ｄａｎａ')).toBe('dana')
  expect(newName().parse('ﬁnn')).toBe('finn')
})

test.each(LANGUAGES)('[NM2] what is wrong with a mixed name is said in %s', (language) => {
  const [problem] = problemsIn(newName(), 'dаna', language, 'name')
  expect(problem?.problem).toMatch(language === 'he' ? /[א-ת]/ : /one script/)
})
