// A language is added by its own files and the lines that name it: the guide, followed.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { addLanguage } from '../testing/add-language.ts'
import { tool } from './run-pinned.mjs'

/** On a machine that has other work. */
const COMPILING = 120_000

const run = promisify(execFile)
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const added = (shipped: boolean) => {
  const language = addLanguage(shipped)
  folders.push(language.folder)
  return language
}

/** All that has texts. */
const EVERYTHING = {
  include: [
    'packages/dialogue/src',
    'packages/contract/src',
    'packages/operations/src',
    'apps/cli/src',
    'apps/web/src',
  ],
  exclude: ['**/*.test.ts'],
}

/**
 * What the compiler says of these and of whatever they import. By one checker: four would each work out the types they share, and
 * take twice the processor time. Its memory is collected seldom.
 */
async function complaints(folder: string, what: object): Promise<string> {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: './apps/web/tsconfig.json', ...what }))
  const env = { ...process.env, GOGC: '400' }
  const told = run(process.execPath, [tool('typescript/bin/tsc'), '-p', folder, '--checkers', '1'], { env })
  return told.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

describe('[LG2] a language that is being written', () => {
  const { folder } = added(false)
  const data = mkdtempSync(join(tmpdir(), 'pawl-'))
  folders.push(data)
  const env = { ...process.env, PAWL_DATA: data }
  const pawl = (...args: string[]) =>
    run(process.execPath, [join(folder, 'apps/cli/src/pawl.ts'), '--lang', 'eo', ...args], { env }).catch(
      (failed: { stdout: string; stderr: string }) => failed,
    )
  const textOf = async (module: string, expression: string) => {
    const script = `import * as texts from ${JSON.stringify(join(folder, module))}; console.log(${expression})`
    return (await run(process.execPath, ['--input-type=module', '-e', script])).stdout.trim()
  }

  test(
    'compiles, although it says only a part',
    async () => {
      expect(await complaints(folder, EVERYTHING)).toBe('')
    },
    COMPILING,
  )

  test('is what the command answers in: a listing, a refusal, the help', async () => {
    expect((await pawl('add', 'aĉeti', 'lakton')).stdout).toMatch(/^Aldonita #1 /)
    expect((await pawl('list')).stdout).toContain('malfermita')
    expect((await pawl('show', '7')).stderr).toContain('Ne estas tasko 7.')
    expect((await pawl('done', '--help')).stdout).toMatch(/^Uzo: pawl done .*\n\nMarku taskon kiel farita\./)
  })

  test('is what it understands', async () => {
    const { stdout } = await pawl('--json', 'interpret', 'aldonu', 'voki', 'Anan', 'morgaŭ')
    expect(JSON.parse(stdout)).toMatchObject({ language: 'eo', intent: 'add_task' })
  })

  test('is what a page says, and counts in', async () => {
    expect(await textOf('apps/web/src/tasks/phrases.ts', 'texts.tasksPhrases.eo.title')).toBe('Taskoj')
    const refusal = `{ code: 'IMPORT_INTO_USED_STORE', variables: { tasks: 2 } }`
    const message = `texts.renderError(${refusal}, 'eo').error.message`
    expect(await textOf('packages/contract/src/index.ts', message)).toBe('Jam estas 2 taskoj.')
  })

  test('says in the first language what it does not say yet', async () => {
    expect(await textOf('apps/web/src/tasks/phrases.ts', 'texts.tasksPhrases.eo.search')).toBe('Search')
    expect((await pawl('room', 'status', 'attic')).stderr).toContain('There is no room ‘attic’.')
  })
})

test(
  '[LG1] one that is shipped does not compile until it says everything',
  async () => {
    // One file of each kind that has texts: the types of all of them come from the same table of languages.
    const files = [
      'packages/contract/src/errors/render.ts',
      'packages/contract/src/words/words.ts',
      'packages/contract/src/words/records/record-words.ts',
      'apps/cli/src/phrases/languages.ts',
      'apps/web/src/chat/phrases.ts',
    ]
    const said = await complaints(added(true).folder, { files, include: [] })
    for (const file of files) expect(said).toContain(file)
  },
  COMPILING,
)
