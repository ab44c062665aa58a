// The board in a real terminal, which can be had from `script` where there is one.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { PAWL, runPawl } from '../../../../testing/pawl-processes.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'

const GIVEN_BACK = '\x1b[?1049l'

function open(dataFolder: string, env: Record<string, string> = {}) {
  const command = `stty cols 100 rows 24; echo $$ > ${dataFolder}/pid; exec ${process.execPath} ${PAWL} --data ${dataFolder} tui`
  const terminal = spawn('/usr/bin/script', ['-qfec', command, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, HOME: dataFolder, TERM: 'xterm', LANG: 'C.UTF-8', ...env },
  })
  let raw = ''
  terminal.stdout.on('data', (chunk) => (raw += chunk))
  return {
    raw: () => raw,
    seen: (text: string) => expect.poll(() => stripVTControlCharacters(raw), { timeout: 20_000 }).toContain(text),
    type: (text: string) => terminal.stdin.write(text),
    ended: new Promise((resolve) => terminal.once('exit', resolve)),
  }
}

test('without a terminal it is printed once, and --json is one document', async () => {
  const dataFolder = temporaryFolder()
  await runPawl(['add', 'Buy milk'], { dataFolder })
  expect((await runPawl(['tui'], { dataFolder })).stdout).toContain('1 Buy milk')
  expect((await runPawl(['tui', '--json'], { dataFolder })).document).toMatchObject({ open: [{ title: 'Buy milk' }] })
})

describe.runIf(existsSync('/usr/bin/script'))('in a terminal', () => {
  test('[TU2] tasks are added, begun, finished and taken back by keys, and the terminal is given back', async () => {
    const dataFolder = temporaryFolder()
    await runPawl(['add', 'Buy milk'], { dataFolder })
    const terminal = open(dataFolder)
    await terminal.seen('› 1 Buy milk')
    terminal.type('aCall דנה\r')
    await terminal.seen('Added #2')
    terminal.type('s')
    await terminal.seen('Started #1')
    terminal.type('d')
    await terminal.seen('Done #1')
    terminal.type('u')
    await terminal.seen('Undid finishing #1')
    await runPawl(['add', 'From elsewhere'], { dataFolder })
    await terminal.seen('3 From elsewhere')
    terminal.type('?')
    await terminal.seen('undo your last change')
    terminal.type('q')
    expect(await terminal.ended).toBe(0)
    expect(terminal.raw()).toContain(GIVEN_BACK)
    expect((await runPawl(['--json', 'list'], { dataFolder })).document).toMatchObject({
      tasks: [
        { title: 'Buy milk', status: 'in_progress' },
        { title: 'Call דנה', status: 'open' },
        { title: 'From elsewhere' },
      ],
    })
  })

  test('[TU2] the terminal is given back when it is told to end, and no colour is used with NO_COLOR', async () => {
    const dataFolder = temporaryFolder()
    await runPawl(['add', 'Buy milk'], { dataFolder })
    const terminal = open(dataFolder, { NO_COLOR: '1', PAWL_LANG: 'he' })
    await terminal.seen('› 1 Buy milk')
    await terminal.seen('לבחור')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are looked for
    expect(terminal.raw()).not.toMatch(/\x1b\[[0-9;]*m/)
    process.kill(Number(readFileSync(join(dataFolder, 'pid'), 'utf8')), 'SIGTERM')
    await terminal.ended
    expect(terminal.raw()).toContain(GIVEN_BACK)
  })
})
