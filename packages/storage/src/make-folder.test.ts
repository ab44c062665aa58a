import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { makeFolder } from './make-folder.ts'

test('a folder is made with those above it, and says which was the first; a second time nothing is', () => {
  const place = temporaryFolder()
  const deep = join(place, 'a', 'b')
  expect([makeFolder(deep, 0o700), makeFolder(deep)]).toEqual([join(place, 'a'), undefined])
  expect(statSync(deep).mode & 0o777).toBe(0o700)
})

test('where none can be made, that is said: nothing waits', () => {
  const place = temporaryFolder()
  const file = join(place, 'file')
  writeFileSync(file, '')
  symlinkSync(join(place, 'nowhere', 'else'), join(place, 'link'))
  expect(() => makeFolder(file)).toThrow('EEXIST')
  expect(() => makeFolder(join(file, 'x'))).toThrow('ENOTDIR')
  expect(() => makeFolder(join(place, 'link'))).toThrow('EEXIST')
})

test.runIf(process.platform === 'linux')('also where the system says that what is to be made is not there', () => {
  expect(() => makeFolder('/proc/pawl/data')).toThrow(/ENOENT|EACCES/)
})

test('a link to a folder is one', () => {
  const place = temporaryFolder()
  mkdirSync(join(place, 'real'))
  symlinkSync(join(place, 'real'), join(place, 'link'))
  expect(makeFolder(join(place, 'link', 'x'))).toBe(join(place, 'link', 'x'))
})
