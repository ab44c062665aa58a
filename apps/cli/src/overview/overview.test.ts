import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { TaskView } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { PAWL, runPawl } from '../../../../testing/pawl-processes.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { usefulCommands } from './useful-commands.ts'

const task = (number: number, status = 'open') => ({ number, status }) as TaskView
const useful = (there: Partial<Parameters<typeof usefulCommands>[0]>) =>
  usefulCommands({ due: [], next: null, questions: 0, ...there }, 'Milk').map(({ command }) => command)

test('the three commands fit what there is to do', () => {
  expect(useful({})).toEqual(['pawl add Milk', 'pawl chat', 'pawl serve'])
  expect(useful({ due: [task(4)] })).toEqual(['pawl start 4', 'pawl list', 'pawl add Milk'])
  expect(useful({ due: [task(4), task(5, 'in_progress')] })[0]).toBe('pawl done 5')
  expect(useful({ next: task(7), questions: 2 })).toEqual(['pawl inbox', 'pawl start 7', 'pawl list'])
})

test('without a terminal `pawl` alone prints the help', async () => {
  const { stdout } = await runPawl([], { dataFolder: temporaryFolder() })
  expect(stdout).toContain('Your list:')
})

// A terminal can be had from `script` where there is one.
describe.runIf(existsSync('/usr/bin/script'))('in a terminal `pawl` alone', () => {
  const pawl = (dataFolder: string, ...args: string[]) => {
    const command = `${process.execPath} ${PAWL} --data ${dataFolder} ${args.join(' ')}`
    const env = { PATH: process.env.PATH, HOME: dataFolder, TERM: 'xterm', LANG: 'C.UTF-8' }
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { env, encoding: 'utf8', input: '' })
    return stripVTControlCharacters(stdout).replaceAll('\r', '')
  }

  test('says what is due and what may be typed next, in the language asked for', async () => {
    const dataFolder = temporaryFolder()
    expect(pawl(dataFolder)).toMatch(/^Nothing is due today\.\n\n {2}pawl add Call Dana/)
    await runPawl(['add', 'Milk', '--deadline', '2020-01-01'], { dataFolder })
    expect(pawl(dataFolder)).toMatch(/^Overdue\n.*\n.*Milk[\s\S]*\n {2}pawl start 1 +start the first\n/)
    expect(pawl(dataFolder, '--lang', 'he')).toContain('להתחיל בראשונה')
    expect(pawl(dataFolder, '--version')).toMatch(/^\d/)
  })
})
