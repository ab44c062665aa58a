import type { Task } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { isNear } from './edit-distance.ts'
import { rankFound } from './rank-found.ts'
import { soughtWords } from './search-words.ts'

test('[SW1] the words of a text, as they are filed', () => {
  expect(soughtWords('  Renew the PASSPORT, please! ').map(({ word }) => word)).toEqual([
    'renew',
    'the',
    'passport',
    'please',
  ])
  expect(soughtWords('…!')).toEqual([])
})

test.each([
  ['ספרים', 'הספרים'],
  ['הספרים', 'ספרים'],
  ['לספרים', 'הספרים'],
  ['דוח', 'והדוח'],
])('[SW2] %s finds %s', (typed, stored) => {
  expect(soughtWords(typed)[0]?.forms.some((form) => stored.startsWith(form))).toBe(true)
})

test.each([
  ['pasport', 'passport', true],
  ['passprot', 'passport', true],
  ['dentost', 'dentist', true],
  ['mom', 'tom', true],
  ['bank', 'blanket', false],
])('[SW3] %s and %s are one letter apart: %s', (one, other, near) => {
  expect(isNear(one, other, 1)).toBe(near)
})

test('[RK1] what begins with it comes first, and what is to be done before what is over', () => {
  const task = (title: string, status = 'open', description = '') =>
    ({ id: title, status, updatedAt: 0, fields: { title, description } }) as unknown as Task
  const found = [
    task('Call about the report', 'done'),
    task('Other', 'open', 'report'),
    task('Reports of all years'),
    task('Call about the report'),
    task('Report'),
  ]
  expect(rankFound(found, soughtWords('report')).map(({ fields, status }) => `${fields.title} ${status}`)).toEqual([
    'Report open',
    'Reports of all years open',
    'Call about the report open',
    'Call about the report done',
    'Other open',
  ])
})
