// Where there is no browser, or no PostgreSQL, the rest is tested, and it is said what was left out.

import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/databases.ts'
import { findChromium } from './find-chromium.mjs'
import { root } from './paths.mjs'

test('a browser that was named and is not there is not replaced by another', () => {
  const { PAWL_CHROMIUM } = process.env
  process.env.PAWL_CHROMIUM = '/nowhere'
  try {
    expect(findChromium()).toBeUndefined()
  } finally {
    if (PAWL_CHROMIUM === undefined) delete process.env.PAWL_CHROMIUM
    else process.env.PAWL_CHROMIUM = PAWL_CHROMIUM
  }
})

const TESTS = {
  'apps/web/e2e/page.test.ts': `test('a page', () => { throw new Error('there is no browser') })`,
  'packages/kernel/src/rules.test.ts': `test('a rule', () => {})`,
  'packages/storage/src/store.test.ts': `describe('on PostgreSQL', () => test('a store', () => { throw new Error('none') }))`,
}

test('without a browser and without PostgreSQL the others are run', async () => {
  const folder = temporaryFolder()
  for (const [path, text] of Object.entries(TESTS)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const setup = "export default (project) => { project.provide('chromium', null); project.provide('postgresUrls', []) }"
  writeFileSync(join(folder, 'setup.mjs'), setup)
  const settings = {
    globals: true,
    globalSetup: [join(folder, 'setup.mjs')],
    setupFiles: [join(root, 'testing/left-out.ts')],
    reporters: ['default', join(root, 'testing/left-out-reporter.ts')],
  }
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test: settings })}`)
  const { code, output } = await vitest(folder)
  expect([code, output]).toEqual([0, expect.stringMatching(/Tests +1 passed \| 2 skipped/)])
  expect(output).toMatch(/Left out 1 tests: no browser: install .*PAWL_CHROMIUM/)
  expect(output).toMatch(/Left out 1 tests: no PostgreSQL: .*DATABASE_URL/)
})

function vitest(folder: string): Promise<{ code: number | null; output: string }> {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
