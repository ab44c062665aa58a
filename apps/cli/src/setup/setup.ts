// `pawl setup`: the tools and the page of instructions for one agent, in the project one stands in.

import { createInterface } from 'node:readline/promises'
import { EXIT, fail } from '@pawl/contract'
import { print, printJson } from '../output/print.ts'
import type { Screen } from '../output/screen.ts'
import { repositoryAt } from '../session/git-exclude.ts'
import type { Settings } from '../settings.ts'
import { addAgentsPage, hasAgentsPage, type Place, removeAgentsPage } from './agents-page.ts'
import { CLIENTS, type Client, type ClientName, clients } from './clients.ts'
import type { Edited } from './edited.ts'
import { addJsonEntry, hasJsonEntry, removeJsonEntry } from './json-entry.ts'
import { type FileChange, originalOf, type ProjectFile, readProjectFile, writeChange } from './setup-files.ts'
import { textDiff } from './text-diff.ts'
import { addTomlEntry, hasTomlEntry, removeTomlEntry } from './toml-entry.ts'
import { toolEntry } from './tool-entry.ts'

export interface SetupOptions extends Place {
  readonly undo?: boolean
  readonly yes?: boolean
  readonly print?: boolean
  readonly command?: string
  /** The options before the command that say where the data is and who asks. */
  readonly before: readonly string[]
}

const FORMS = { json: 'JSON', toml: 'TOML', page: '' } as const

export async function setUp(
  settings: Settings,
  name: ClientName | undefined,
  options: SetupOptions,
  screen: Screen,
): Promise<number> {
  const project = repositoryAt(process.cwd()) ?? process.cwd()
  if (name === undefined) return sayWhatIsThere(project, settings, screen)
  const changes = plan(project, clients[name], settings, options).filter(({ before, after }) => before !== after)
  const diffs = changes.map(({ path, before, after }) => ({ path, diff: textDiff(path, before, after) }))
  if (!settings.json) for (const { diff } of diffs) print(process.stdout, coloured(diff, screen))
  const isWritten = changes.length > 0 && options.print !== true && (await isAgreed(options, settings, screen))
  // Folders that were made for the first file go with it, when the others are gone.
  const inTurn = options.undo ? changes.toReversed() : changes
  if (isWritten) for (const change of inTurn) writeChange(change, settings.dataFolder)
  if (settings.json) printJson(process.stdout, { client: name, files: diffs, written: isWritten })
  else print(process.stdout, outcome(name, options, changes, isWritten, screen))
  return EXIT.done
}

function plan(project: string, client: Client, settings: Settings, options: SetupOptions): readonly FileChange[] {
  const { tools, page } = client
  const planned = (path: string, remove: (text: string) => Edited, add: (text: string | undefined) => Edited) => {
    const found = readProjectFile(project, path)
    const original = options.undo ? originalOf(found, settings.dataFolder) : undefined
    if (original !== undefined) return { ...found, before: found.text, after: original.text }
    if (options.undo && found.text === undefined) return { ...found, before: undefined, after: undefined }
    const edited = options.undo ? remove(found.text as string) : add(found.text)
    return { ...found, before: found.text, after: textOf(edited, found) }
  }
  const entry = toolEntry(project, client, settings, options)
  return [
    tools.form === 'json'
      ? planned(tools.path, removeJsonEntry, (text) => addJsonEntry(text, entry))
      : planned(tools.path, removeTomlEntry, (text) => addTomlEntry(text, entry)),
    planned(
      page.path,
      (text) => removeAgentsPage(text, page.head),
      (text) => addAgentsPage(text, options, page.head),
    ),
  ]
}

function textOf(edited: Edited, { path }: ProjectFile): string | undefined {
  if (edited.cannot === undefined) return edited.text
  const { form, line } = edited.cannot
  const because =
    form === 'page'
      ? ({ reason: 'broken_block', path, line } as const)
      : ({ reason: 'cannot_edit', path, form: FORMS[form], line } as const)
  throw fail('WRONG_USAGE', { ...because, command: 'pawl setup' })
}

async function isAgreed({ yes }: SetupOptions, { json }: Settings, { phrases }: Screen): Promise<boolean> {
  if (yes) return true
  if (json || !process.stdin.isTTY || !process.stdout.isTTY)
    throw fail('WRONG_USAGE', { reason: 'needs_yes', command: 'pawl setup' })
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^\s*(?:y|yes|כ|כן)\s*$/i.test(await asking.question(`${phrases.setup.ask} [y/N] `))
  } finally {
    asking.close()
  }
}

function outcome(
  name: ClientName,
  { undo }: SetupOptions,
  changes: readonly FileChange[],
  isWritten: boolean,
  { phrases }: Screen,
): string {
  const { title } = clients[name]
  if (changes.length === 0) return undo ? phrases.setup.nothingToUndo(title) : phrases.setup.nothingToDo(title)
  if (!isWritten) return phrases.setup.notWritten
  return undo ? phrases.setup.undone(title) : phrases.setup.done(title, `pawl setup ${name} --undo`)
}

/** Says of each agent whether it knows of Pawl here. */
function sayWhatIsThere(project: string, settings: Settings, { phrases, paint }: Screen): number {
  const found = CLIENTS.map((name) => {
    const { title, tools, page } = clients[name]
    const has = (path: string, look: (text: string) => boolean) => {
      const { text } = readProjectFile(project, path)
      return text !== undefined && look(text)
    }
    const hasTools = has(tools.path, tools.form === 'json' ? hasJsonEntry : hasTomlEntry)
    return { client: name, title, tools: hasTools, page: has(page.path, hasAgentsPage) }
  })
  if (settings.json) {
    printJson(process.stdout, { project, clients: found })
    return EXIT.done
  }
  const { whole, half, none, how } = phrases.setup
  const lines = found.map(({ client, title, tools, page }) => {
    const state = tools && page ? paint('green', `✓ ${whole}`) : `· ${tools || page ? half : none}`
    const files = `(${clients[client].tools.path}, ${clients[client].page.path})`
    return `${title.padEnd(12)} ${state}  ${paint('dim', files)}`
  })
  print(process.stdout, [...lines, '', how(`pawl setup ${CLIENTS.join('|')}`)].join('\n'))
  return EXIT.done
}

function coloured(diff: string, { paint }: Screen): string {
  return diff
    .split('\n')
    .map((line) => (line.startsWith('+') ? paint('green', line) : line.startsWith('-') ? paint('red', line) : line))
    .join('\n')
}
