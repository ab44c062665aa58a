// Every command that is named anywhere is one the program takes, with those options: in errors, phrases and help, in both
// languages, in the page for agents, on the pages of the web app, in README and the guides.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  agentGuide,
  type ErrorCode,
  errorCatalogue,
  LANGUAGES,
  type Refusal,
  renderError,
  textsOf,
} from '@pawl/contract'
import { CommanderError } from 'commander'
import { describe, expect, test } from 'vitest'
import { helpWords } from './commands/help-words.ts'
import { buildProgram } from './commands/program.ts'
import { englishPhrases } from './phrases/en.ts'
import { phrasesOf } from './phrases/languages.ts'
import { withoutYesAndNo } from './yes-no-options.ts'

const root = join(import.meta.dirname, '../../..')

/** The words a shell makes of a line, up to where the command ends. */
function wordsOf(line: string): string[] {
  const words: string[] = []
  for (const [, double, single, plain] of line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)) {
    if (plain === '#' || plain === '&&' || plain === '|' || plain === '>' || plain === '\\') break
    words.push(double ?? single ?? (plain as string))
  }
  return words
}

/** What is wrong with it as a command; nothing if the program takes it. */
function wrongWith(line: string): string | undefined {
  const words = wordsOf(line)
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  const program = buildProgram('test', words, take, helpWords(englishPhrases()))
  const quiet = (command: typeof program) => {
    command.configureOutput({ writeErr: () => {}, writeOut: () => {} }).exitOverride()
    for (const child of command.commands) quiet(child as typeof program)
  }
  quiet(program)
  try {
    program.parse(withoutYesAndNo(program, words), { from: 'user' })
    return isTaken ? undefined : 'nothing was asked for'
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? undefined : error.message
  }
}

/** The commands in a text: after a colon, up to the end of the line; several are joined with &&. */
const commandsIn = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?::|&&|;|^) *(?=pawl [-a-z])/))
    .flatMap((part) => (/^pawl [-a-z]/.test(part) ? [part.slice('pawl '.length).replace(/[.;]$/, '')] : []))

const FACTS: Readonly<Record<string, unknown>> = {
  problems: [{ at: 'title', problem: 'p', expected: 'e' }],
  validTriggers: ['answerItem'],
  could: ['owner'],
  approvers: ['person:dana'],
  exist: ['done'],
  only: { rooms: ['build'] },
  openTasks: [3],
  waitsFor: [{ task: 3, title: 'x' }],
  circle: [{ id: 'x', task: 3, title: 'x' }],
  roles: ['builder'],
  since: 0,
  at: 0,
  task: 3,
  free: null,
  initiative: null,
  room: 'build',
  role: 'builder',
  reason: 'itself',
  left: 'setAside',
  closest: 'room create',
  command: 'pawl backlog',
  change: '3@2',
}
/** Codes that have a sentence for each of their own reasons. */
const REASONS: { readonly [code in ErrorCode]?: string } = {
  ITEM_OUTDATED: Object.keys(textsOf.en.outdated)[0],
  IMPORT_BAD_LINE: Object.keys(textsOf.en.badLine)[0],
  IMPORT_DOES_NOT_ADD_UP: Object.keys(textsOf.en.mismatch)[0],
  IMPORT_NOT_READ: Object.keys(textsOf.en.unread)[0],
  WRONG_USAGE: Object.keys(textsOf.en.usage)[0],
}
const factsOf = (code: ErrorCode) =>
  new Proxy(
    {},
    {
      get: (_, name) => (name === 'reason' && REASONS[code]) || (FACTS[String(name)] ?? 'x'),
      has: () => false,
      ownKeys: () => [],
    },
  )

describe.each(LANGUAGES)('in %s', (language) => {
  const said = (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => {
    const { message, aiGuidance } = renderError(
      { code, variables: factsOf(code) } as unknown as Refusal,
      language,
    ).error
    return [code, `${message}\n${aiGuidance}`] as const
  })

  test.each(said)('%s names only commands that exist', (_, text) => {
    for (const command of commandsIn(text)) expect([command, wrongWith(command)]).toEqual([command, undefined])
    expect(text).not.toMatch(/<\w/)
  })

  test('so do the phrases', () => {
    const texts = textsIn(phrasesOf[language])
    const commands = texts.flatMap(commandsIn)
    expect(commands.length).toBeGreaterThan(3)
    for (const command of commands) expect([command, wrongWith(command)]).toEqual([command, undefined])
  })
})

/** Every text there is, with something filled in where facts go. */
function textsIn(phrases: unknown): string[] {
  if (typeof phrases === 'string') return [phrases]
  if (typeof phrases === 'function') return textsIn(called(phrases as (...facts: unknown[]) => unknown))
  return typeof phrases === 'object' && phrases !== null ? Object.values(phrases).flatMap(textsIn) : []
}

function called(phrase: (...facts: unknown[]) => unknown): unknown {
  try {
    return phrase('1', 'build', '1', '1')
  } catch {
    return ''
  }
}

test('so do the page for agents, the help and the pages of rooms', () => {
  const guide = agentGuide({ room: 'build', role: 'builder' }).replaceAll(/[[\]]|"?<[^>]+>"?/g, (one) =>
    one.length > 1 ? 'x' : '',
  )
  const help =
    readFileSync(join(import.meta.dirname, 'commands', 'program.ts'), 'utf8').match(/^ {2}pawl [a-z].*$/gm) ?? []
  const rooms =
    readFileSync(join(root, 'apps/web/src/rooms/room/connect-panel.tsx'), 'utf8').match(/pawl [a-z][^`]*/g) ?? []
  const guideLines = guide.match(/^ {4}pawl .*$/gm) ?? []
  const all = [...guideLines, ...help, ...rooms].map((line) => line.trim().replace('pawl ', ''))
  expect(all.length).toBeGreaterThan(12)
  for (const command of all) expect([command, wrongWith(command)]).toEqual([command, undefined])
})

/** Lines of console blocks, and inline commands that are written out. */
function commandsOfPage(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const blocks = [...text.matchAll(/```(?:console|sh)\n([\s\S]*?)```/g)].map(([, block]) => block as string)
  return blocks.flatMap((block) =>
    [...block.matchAll(/^(?:\w*\$ |[A-Z_]+=\S+ )*(?:npx )?pawl ([-a-z].*)$/gm)].map(([, command]) => command as string),
  )
}

const PAGES = ['README.md', ...readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)]

test.each(PAGES)('so does %s', (page) => {
  for (const command of commandsOfPage(page)) expect([command, wrongWith(command)]).toEqual([command, undefined])
})
