// `pawl import`: a whole store from an export of Pawl, or with --from the to-dos of another program's file, or its work
// into the backlog of a room or into an initiative; with --cancel such work is taken back.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fail, IMPORT_FILE_LIMIT, IMPORT_SOURCES, systemTrouble, WORK_SOURCES } from '@pawl/contract'
import { Option } from 'commander'
import { PLACE_OPTIONS } from './idle-options.ts'
import type { OwnCommand } from './own-commands.ts'
import { performOperation } from './perform-operation.ts'

export const importCommand: OwnCommand = {
  name: 'import',
  heeds: PLACE_OPTIONS,
  pairs: [
    // Without --from it is done: nobody who wanted to see it first may be passed over.
    ...['--room', '--initiative', '--dry-run', '--day-first', '--time-zone'].map((option) => ({
      option,
      needs: '--from',
    })),
    { option: '--with-tokens', not: '--from' },
    ...['--from', '--with-tokens'].map((option) => ({ option, not: '--cancel' })),
    ...['--day-first', '--time-zone'].flatMap((option) => ['--room', '--initiative'].map((not) => ({ option, not }))),
  ],
  summary: 'Bring in a whole store that was exported, or with --from the to-dos or the work of another program.',
  description:
    'Without --from: read a whole store from JSON lines into an empty one, all of it or nothing. With --from: take the to-dos in a file of another program into your list, or with --room or --initiative the work of another program into the backlog of a room or into an initiative; --dry-run shows what would become of each field. With --cancel: take an import of work back, as far as nobody has begun it.',
  declare: (command, say) => {
    command.argument('[file]', say('the file, or - for the standard input'))
    command.addOption(
      new Option(
        '--from <program>',
        say('which program wrote the file; text is a task a line, Markdown or todo.txt'),
      ).choices([...IMPORT_SOURCES, ...WORK_SOURCES]),
    )
    command.option('--room <room>', say('with --from: the room whose backlog it goes into'))
    command.option('--initiative <initiative>', say('with --from: the initiative whose work it becomes'))
    command.option('--cancel <import>', say('the import of work that is taken back, as its answer named it'))
    command.option('--dry-run', say('with --from: show what would become of each field, and add nothing'))
    command.option('--day-first', say('with --from: dates like 3/4/2026 are in April, where the file does not tell'))
    command.option('--time-zone <text>', say('with --from: the time zone of the dates in it; that of this machine'))
    command.option(
      '--with-tokens',
      say('without --from: bring the tokens too: whoever had one where it was exported comes in here'),
    )
    for (const flag of ['--no-dry-run', '--no-day-first', '--no-with-tokens'])
      command.addOption(new Option(flag).hideHelp())
    command.option('--input <json>', say('the whole input as one JSON object, or - to read it from the standard input'))
  },
  perform: async (command, run) => {
    const { from, room, initiative, cancel, dryRun, dayFirst, timeZone, withTokens, input: whole } = command.opts()
    const [file] = command.args
    if (cancel !== undefined) return performOperation('cancelImport', { input: { import: cancel }, whole }, run)
    if (from === undefined) return performOperation('importStore', { input: given({ file, withTokens }), whole }, run)
    const isWork = WORK_SOURCES.includes(from)
    const isPlaced = room !== undefined || initiative !== undefined
    if (isWork !== isPlaced || (room !== undefined && initiative !== undefined)) {
      const because = isWork ? ({ reason: 'one_of', options: '--room, --initiative' } as const) : notForRoom(from)
      throw fail('WRONG_USAGE', { ...because, command: 'pawl import' })
    }
    const content = await contentOf(file)
    if (isWork) {
      const key = room === undefined ? 'importIntoInitiative' : 'importWork'
      return performOperation(key, { input: given({ room, initiative, from, content, dryRun }), whole }, run)
    }
    const fileName = file === '-' ? undefined : file
    const input = given({ from, content, fileName, dryRun, dayFirst, timeZone })
    return performOperation('importTasks', { input, whole }, run)
  },
}

function notForRoom(from: string) {
  return { reason: 'not_a_choice', option: '--from', given: from, choices: WORK_SOURCES.join(', ') } as const
}

function given(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

/** From the standard input if there is none. */
async function contentOf(file: string | undefined): Promise<string> {
  const bytes = file === undefined || file === '-' ? await standardInput() : bytesOf(file)
  if (bytes.length > IMPORT_FILE_LIMIT) throw fail('BODY_TOO_LARGE', { limitBytes: IMPORT_FILE_LIMIT })
  return bytes.toString('utf8')
}

async function standardInput(): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of process.stdin) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** A folder of Markdown is a list of its files. */
function bytesOf(file: string): Buffer {
  try {
    if (!statSync(file).isDirectory()) return readFileSync(file)
    const names = readdirSync(file)
      .filter((name) => name.endsWith('.md'))
      .sort()
    const texts = names.map((name) => ({ name, text: readFileSync(join(file, name), 'utf8') }))
    return Buffer.from(JSON.stringify(texts))
  } catch (error) {
    throw fail('FILE_UNREADABLE', { path: file, ...systemTrouble(error) }, error)
  }
}
