// Export, import and verify: lines in, lines out, and a bar while it lasts.

import { once } from 'node:events'
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  EXIT,
  fail,
  type LinesInKey,
  type LinesOutKey,
  type Outcome,
  safeJsonText,
  shownDocument,
  succeed,
  systemCodeOf,
  systemTrouble,
  type VerifyLine,
} from '@pawl/contract'
import { splitLines } from '@pawl/operations'
import type { Door } from './door/door.ts'
import { progressBar } from './output/progress.ts'
import type { Screen } from './output/screen.ts'

/** What came of a command: for programs, for people, and for the shell. */
export interface Report {
  readonly document: object
  readonly text: string
  readonly exitCode: number
}

interface FileInput {
  readonly file?: string
}

interface ImportInput extends FileInput {
  readonly withTokens?: boolean
}

/** The commands of the operations that read or write lines. */
export const lineCommands: {
  readonly [Key in LinesInKey | LinesOutKey]: (door: Door, screen: Screen, input: FileInput) => Promise<Outcome<Report>>
} = { verifyStore: verify, exportStore: exportTo, importStore: importFrom }

async function verify(door: Door, screen: Screen): Promise<Outcome<Report>> {
  const { phrases } = screen
  const bar = progressBar(phrases.checking, process.stderr)
  const differences: Extract<VerifyLine, { kind: 'difference' }>[] = []
  let end: Extract<VerifyLine, { kind: 'end' }> | undefined
  for await (const text of door.lines('verifyStore')) {
    const line = JSON.parse(text) as VerifyLine
    if (line.kind === 'progress') bar.at(line.checked, line.total)
    if (line.kind === 'difference') differences.push(line)
    if (line.kind === 'end') end = line
  }
  bar.end()
  if (end === undefined) throw fail('STORE_UNAVAILABLE', { reason: 'cutOff' })
  const clean = differences.length === 0
  const found = shownDocument(differences).map((line) =>
    line.task === '' ? line.problem : phrases.difference(String(line.number ?? line.task), line.problem),
  )
  return succeed({
    document: {
      tasks: end.tasks,
      events: end.events,
      records: end.records,
      differences: differences.map(({ kind: _, ...rest }) => rest),
    },
    text: clean
      ? screen.paint('green', phrases.verified(end.tasks, end.events, end.records))
      : [...found, screen.paint('red', phrases.differs(differences.length))].join('\n'),
    exitCode: clean ? EXIT.done : EXIT.defect,
  })
}

/** To the file, or to the standard output if there is none. */
async function exportTo(door: Door, screen: Screen, { file }: FileInput): Promise<Outcome<Report>> {
  const toFile = file !== undefined && file !== '-'
  const output = toFile ? createWriteStream(`${file}.part`) : process.stdout
  const bar = progressBar(screen.phrases.exporting, process.stderr)
  let lines = 0
  let total = 0
  let last = ''
  try {
    if (toFile) await once(output, 'open')
    for await (const line of door.lines('exportStore')) {
      if (lines++ === 0) total = expectedLines(line)
      last = line
      // A backup is what was stored, to the byte; only what a terminal shows is made safe for it.
      const isShown = !toFile && process.stdout.isTTY
      if (!output.write(`${isShown ? safeJsonText(line) : line}\n`)) await once(output, 'drain')
      bar.at(lines, total)
    }
    if (!last.startsWith('{"kind":"end"')) throw fail('STORE_UNAVAILABLE', { reason: 'cutOff' })
    if (toFile) {
      output.end()
      await once(output, 'finish')
      renameSync(`${file}.part`, file)
    }
  } catch (error) {
    if (toFile) rmSync(`${file}.part`, { force: true })
    throw fileTrouble(error, file)
  } finally {
    bar.end()
  }
  const text = toFile ? screen.phrases.exported(lines, file) : ''
  return succeed({ document: toFile ? { file, lines } : {}, text, exitCode: EXIT.done })
}

/** From the file, or from the standard input if there is none. */
async function importFrom(door: Door, screen: Screen, { file, ...asked }: ImportInput): Promise<Outcome<Report>> {
  const fromFile = file !== undefined && file !== '-'
  const bar = progressBar(screen.phrases.importing, process.stderr)
  const size = fromFile ? sizeOf(file) : 0
  const input: Readable = fromFile ? createReadStream(file) : process.stdin
  const counted = async function* () {
    let bytes = 0
    for await (const line of splitLines(readable(input, file))) {
      bytes += Buffer.byteLength(line) + 1
      bar.at(bytes, size)
      yield line
    }
  }
  const outcome = await door.takeLines('importStore', asked, counted()).finally(() => bar.end())
  if (outcome.refused) return outcome
  const { tasks, events } = outcome.value
  return succeed({
    document: outcome.value,
    text: screen.paint('green', screen.phrases.imported(tasks, events)),
    exitCode: EXIT.done,
  })
}

function expectedLines(header: string): number {
  const { tasks, events, tokens, conversations } = JSON.parse(header) as Record<string, number>
  return Number(tasks) + Number(events) + Number(tokens) + Number(conversations) + 2
}

async function* readable(input: Readable, file: string | undefined): AsyncGenerator<Uint8Array> {
  try {
    yield* input
  } catch (error) {
    throw fileTrouble(error, file)
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch (error) {
    throw fileTrouble(error, file)
  }
}

function fileTrouble(error: unknown, file: string | undefined): unknown {
  if (file === undefined || !systemCodeOf(error).startsWith('E')) return error
  return fail('FILE_UNREADABLE', { path: file, ...systemTrouble(error) }, error)
}
