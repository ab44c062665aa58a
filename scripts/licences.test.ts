import { expect, test } from 'vitest'
import { unknownLicences } from './licences.mjs'

const found = (path: string, entry: object) => unknownLicences({ [path]: entry })

test('a licence that asks for more than a notice is named, and so is none at all', () => {
  for (const license of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', undefined])
    expect(found('node_modules/x', { license })).toHaveLength(1)
})

test('one of several is enough, and all of several are needed', () => {
  expect(found('node_modules/x', { license: '(MIT OR GPL-3.0)' })).toEqual([])
  expect(found('node_modules/x', { license: 'Apache-2.0 AND MIT' })).toEqual([])
})

test('what only builds or tests may ask for more than what is shipped', () => {
  expect(found('node_modules/x', { license: 'MPL-2.0', dev: true })).toEqual([])
  expect(found('node_modules/x', { license: 'MPL-2.0' })).toEqual(['node_modules/x: MPL-2.0'])
})

test('our own packages are not asked', () => {
  expect(found('packages/kernel', {})).toEqual([])
  expect(found('node_modules/@pawl/kernel', { link: true })).toEqual([])
})
