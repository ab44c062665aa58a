// What shells complete, and what `man` shows: made from the commands themselves, and tried in those that are here.

import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@pawl/contract'
import { type Command, CommanderError } from 'commander'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { commandsWithExamples, groupedCommands } from '../commands/command-groups.ts'
import { helpWords } from '../commands/help-words.ts'
import { buildProgram, buildWholeProgram } from '../commands/program.ts'
import { phrasesOf } from '../phrases/languages.ts'
import { commandTree } from './command-tree.ts'
import { manualPage } from './manual-page.ts'
import { completionFor } from './shells.ts'

const words = helpWords(phrasesOf.en)
const tree = commandTree(buildWholeProgram('1.0', words))
const paths = tree.map(({ path }) => path)
const has = (program: string) => spawnSync(program, ['--version']).status === 0

test('the tree has every command, with its options and their values', () => {
  expect(paths).toContain('room create')
  expect(tree.find(({ path }) => path === 'list')?.options.find(({ flag }) => flag === '--status')?.values).toContain(
    'open',
  )
  expect(tree.filter(({ path, options }) => path !== '' && options.length > 0).length).toBeGreaterThan(60)
})

test('every command that the groups name is there', () => {
  expect(groupedCommands.filter((name) => name !== 'help' && !paths.includes(name))).toEqual([])
  expect(commandsWithExamples.filter((name) => !paths.includes(name))).toEqual([])
})

test('every example is a command that the program takes', () => {
  const wrong: string[] = []
  for (const path of commandsWithExamples) {
    const program = buildProgram('1.0', path.split(' '), () => {}, words)
    let help = ''
    let command: Command = program
    for (const word of path.split(' ')) command = command.commands.find((one) => one.name() === word) as Command
    command.configureOutput({ writeOut: (text) => (help += text) })
    command.outputHelp()
    const examples = help.split('Examples:\n')[1]?.trimEnd().split('\n') ?? []
    expect(examples.length, path).toBeGreaterThan(0)
    for (const example of examples) if (!isTaken(example.trim())) wrong.push(example)
  }
  expect(wrong).toEqual([])
})

function isTaken(line: string): boolean {
  const [, command = ''] = /^pawl ([^|>]*)/.exec(line) ?? []
  const args = [...command.trim().matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string))
  let taken = false
  const program = buildProgram('1.0', args, () => (taken = true), words)
  const quiet = (one: Command) => {
    one.configureOutput({ writeErr: () => {} }).exitOverride()
    for (const child of one.commands) quiet(child as Command)
  }
  quiet(program)
  try {
    program.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
  }
  return taken
}

describe('bash completes', () => {
  const typed = (...args: string[]) => {
    const script = `${completionFor('bash', tree)}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _pawl; printf '%s\\n' "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', script, 'bash', 'pawl', ...args], { encoding: 'utf8' })
      .trim()
      .split('\n')
  }
  test.runIf(has('bash'))('commands, the words below them, options and their values', () => {
    expect(typed('roo')).toEqual(['room'])
    expect(typed('room', 'cre')).toEqual(['create'])
    expect(typed('--data', 'room', 'lis')).toEqual(['list'])
    expect(typed('list', '--stat')).toEqual(['--status'])
    expect(typed('list', '--status', 'in')).toEqual(['in_progress'])
    expect(typed('list', '--js')).toEqual(['--json'])
    expect(typed('--lang', '')).toEqual(['en', 'he'])
    expect(typed('completion', '')).toEqual(['bash', 'zsh', 'fish', 'powershell'])
  })
})

/** What is typed, and what stands there when the shell has completed it. */
const TYPED = {
  'pawl roo': 'pawl room',
  'pawl room cre': 'pawl room create',
  'pawl --data room room lis': 'pawl --data room room list',
  'pawl list --stat': 'pawl list --status',
  'pawl list --status in': 'pawl list --status in_progress',
  'pawl list --js': 'pawl list --json',
  'pawl --lang h': 'pawl --lang he',
  'pawl completion po': 'pawl completion powershell',
}

test('zsh completes what is typed into it', ({ skip }) => {
  if (!has('zsh')) skip('no zsh: install it')
  const script = join(temporaryFolder(), '_pawl')
  writeFileSync(script, completionFor('zsh', tree))
  // A zsh types into another one, in a terminal: Ctrl+X completes, and prints the line as it stands then.
  const typing = `zmodload zsh/zpty; zpty shell zsh -f -i
    zpty -w shell "autoload -Uz compinit; compinit -u -D; source '${script}'"
    zpty -w shell 'complete-and-show() { zle complete-word; print -r -- "<$BUFFER>"; zle kill-whole-line }; zle -N complete-and-show; bindkey "^X" complete-and-show; print be"gin"'
    zpty -r shell out '*begin*'
    for line in "$@"; do
      zpty -w -n shell "$line"$'\x18'
      zpty -r shell out '*>'$'\r'
      print -r -- "\${\${out##*<}%%>*}"
    done`
  const printed = execFileSync('zsh', ['-f', '-c', typing, 'zsh', ...Object.keys(TYPED)], { encoding: 'utf8' })
  expect(printed.trim().split(/ *\n/)).toEqual(Object.values(TYPED))
})

test('fish completes what is typed into it', ({ skip }) => {
  if (!has('fish')) skip('no fish: install it')
  const folder = temporaryFolder()
  const script = join(folder, 'pawl.fish')
  writeFileSync(script, completionFor('fish', tree))
  const lines = { ...TYPED, 'pawl import paw': 'pawl import pawl.fish', 'pawl --data paw': 'pawl --data pawl.fish' }
  const typing = 'source $argv[1]; for line in $argv[2..]; complete -C $line | cut -f 1; end'
  const printed = execFileSync('fish', ['--no-config', '-c', typing, script, ...Object.keys(lines)], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(printed.trim().split('\n')).toEqual(Object.values(lines).map((line) => line.split(' ').at(-1)))
})

test('PowerShell gets every command once', () => {
  const script = completionFor('powershell', tree)
  for (const path of paths) expect(script.split(`    '${path}' = @(`).length, path).toBe(3)
})

describe.each(LANGUAGES)('the manual page in %s', (language) => {
  const said = helpWords(phrasesOf[language])
  const page = manualPage(commandTree(buildWholeProgram('1.0', said)), '1.0', said.after, said.say)

  test('has every command under a heading', () => {
    for (const path of paths.filter((one) => one !== ''))
      expect(page).toContain(`.B pawl ${path.replaceAll('-', '\\-')}`)
    expect(page.match(/^\.SH /gm)?.length).toBeGreaterThan(10)
  })

  test.runIf(has('groff'))('is roff without a fault', () => {
    const { status, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-Wbreak', '-z'], {
      input: page,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})
