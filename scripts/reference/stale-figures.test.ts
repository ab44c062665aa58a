import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.mjs'
import { FIGURES, staleRows, withStaleRows } from './stale-figures.ts'

const page = `<!-- stale rows -->
<!-- end of stale rows -->
<!-- measured 2026-11-15 at abc123; load: idle -->

| work | Pawl |
|---|---|
| decide one transition, in memory | 5 M/s |
| the same over HTTP, 64 connections | 7,960/s |
`

test('a row is stale once what it depends on has changed, and only then', () => {
  expect(staleRows(page, () => false)).toEqual([])
  expect(staleRows(page, (_, paths) => paths.includes('packages/kernel/src'))).toEqual([
    'decide one transition, in memory (2026-11-15)',
  ])
  expect(staleRows(page, (commit) => commit === 'abc123')).toHaveLength(2)
})

test('the page says which rows are stale', () => {
  expect(withStaleRows(page, ['decide'])).toContain('has changed since:\n\n- decide\n<!-- end of stale rows -->')
  expect(withStaleRows(withStaleRows(page, ['decide']), [])).toContain('No row is older than its code.')
})

test('every table of published figures says when, at which commit and beside what it was measured', () => {
  const published = readFileSync(join(root, FIGURES), 'utf8')
  const tables = published.split('\n| work |').length - 1
  expect(published.match(/^<!-- measured \d{4}-\d\d-\d\d at [0-9a-f]{7,}; load: .+ -->$/gm)).toHaveLength(tables)
  expect(staleRows(published, () => true).length).toBeGreaterThan(10)
})
