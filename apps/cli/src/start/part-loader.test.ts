// The loader of the built program, with parts of its own, in a process for each command.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'

const LOADER = join(import.meta.dirname, 'part-loader.ts')

function program() {
  const folder = temporaryFolder()
  const [beside, home] = [join(folder, 'compiled'), join(folder, 'home')]
  const write = (greeting: string) =>
    writeFileSync(join(folder, 'other.cjs'), `exports.greet = (who) => "${greeting} " + who`)
  write('Hello')
  writeFileSync(
    join(folder, 'main.cjs'),
    'const other = require("./other.cjs"); exports.main = (who) => other.greet(who) + require("node:path").basename("/!")',
  )
  const start = join(folder, 'start.mjs')
  writeFileSync(
    start,
    `import { PartLoader } from ${JSON.stringify(LOADER)}
    const [command, ...keepIn] = process.argv.slice(2)
    const loader = new PartLoader(${JSON.stringify(folder)}, keepIn)
    process.stdout.write(loader.load('main.cjs').main(command))
    loader.keep([command])`,
  )
  const run = (command: string, keepIn = [beside, home], options: readonly string[] = []) => {
    const { NODE_OPTIONS: _, ...env } = process.env
    const { stdout, stderr } = spawnSync(process.execPath, [...options, start, command, ...keepIn], {
      encoding: 'utf8',
      env,
    })
    return stdout + stderr
  }
  return { folder, beside, home, run, write }
}

const filesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : [])
const KEPT = ['commands', 'main.cjs.code', 'other.cjs.code']
/** Another one each time it is written. */
const written = (folder: string) => statSync(join(folder, 'main.cjs.code')).ino

test('[QP2] the first run of each command keeps what it compiled, and the others write nothing', () => {
  const { beside, home, run } = program()
  expect(run('list')).toBe('Hello list!')
  expect([filesOf(beside), filesOf(home)]).toEqual([KEPT, []])
  const first = written(beside)
  expect(run('list')).toBe('Hello list!')
  expect(written(beside)).toBe(first)
  expect(run('add')).toBe('Hello add!')
  expect(written(beside)).not.toBe(first)
  expect(readFileSync(join(beside, 'commands'), 'utf8')).toBe('list\nadd')
})

test('[QP2] after some commands nothing is written any more', () => {
  const { beside, run } = program()
  run('list')
  const words = Array.from({ length: 24 }, (_, i) => `list${'x'.repeat(i)}`)
  writeFileSync(join(beside, 'commands'), words.join('\n'))
  const before = written(beside)
  expect(run('add')).toBe('Hello add!')
  expect(written(beside)).toBe(before)
})

test('[QP2] after another build each command adds what it compiled once more', () => {
  const { folder, beside, run } = program()
  run('list')
  run('add')
  const later = new Date(Date.now() + 5000)
  utimesSync(join(folder, 'main.cjs'), later, later)
  run('add')
  expect(readFileSync(join(beside, 'commands'), 'utf8')).toBe('add')
  const again = written(beside)
  run('list')
  expect(written(beside)).not.toBe(again)
  expect(readFileSync(join(beside, 'commands'), 'utf8')).toBe('add\nlist')
})

test.each<[string, (file: Buffer) => Buffer]>([
  ['is cut off', (file) => file.subarray(0, file.length / 2)],
  ['is empty', () => Buffer.alloc(0)],
  ['has lost a page', (file) => file.fill(0, 0, Math.min(4096, file.length - 16))],
  ['is something else', () => Buffer.from('no code at all, and longer than the seal of sixteen bytes')],
])('[QP1] [QK2] kept code that %s is compiled and written anew', (_, spoil) => {
  const { beside, run } = program()
  run('list')
  const file = join(beside, 'other.cjs.code')
  const whole = readFileSync(file)
  writeFileSync(file, spoil(Buffer.from(whole)))
  expect(run('list')).toBe('Hello list!')
  expect(readFileSync(file).length).toBeGreaterThan(whole.length / 2)
  expect(run('list')).toBe('Hello list!')
})

test('[QK3] a part that was written again is compiled again, also where it is as long as before', () => {
  const { folder, run, write } = program()
  run('list')
  write('Howdy')
  const later = new Date(Date.now() + 5000)
  utimesSync(join(folder, 'other.cjs'), later, later)
  expect(run('list')).toBe('Howdy list!')
  expect(run('list')).toBe('Howdy list!')
})

test('[QP1] where the first folder cannot be written the second is taken, and where none can it runs all the same', () => {
  const { folder, home, run } = program()
  const notAFolder = join(folder, 'main.cjs', 'compiled')
  expect([run('list', [notAFolder, home]), run('list', [notAFolder, home])]).toEqual(['Hello list!', 'Hello list!'])
  expect(filesOf(home)).toEqual(KEPT)
  expect(run('list', [notAFolder])).toBe('Hello list!')
})

test('with other options of Node nothing is written, and code of parts that are no more is removed', () => {
  const { beside, run } = program()
  run('list', [beside], ['--stack-trace-limit=20'])
  expect(filesOf(beside)).toEqual([])
  run('list')
  writeFileSync(join(beside, 'earlier-x1.cjs.code'), 'x')
  run('add')
  expect(filesOf(beside)).toEqual(KEPT)
})
