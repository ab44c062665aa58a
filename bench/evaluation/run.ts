// npm run eval -- <file.jsonl>…: how well messages are read, and how fast, with a trained node-nlp beside it.
//
// Every message is read with thirty tasks present. Each set is told in two halves by its texts: --errors lists only the one
// that may be looked at. The peer is taught with the even rows of all files of a language and asked the odd ones; Pawl, which is taught nothing,
// is asked the same odd ones for the comparison, and all rows for the table.

import { basename } from 'node:path'
import { chronoReport } from './beside-chrono.ts'
import { readByPawl, teachPeer } from './readers.ts'
import { percent, setReport } from './report.ts'
import { type LabelledRow, readRows } from './rows.ts'
import { type Read, type Score, score } from './score.ts'
import { type Outcome, spanReport, spansIn } from './spans.ts'
import { withTasksReport } from './with-tasks.ts'

const USAGE = `usage: npm run eval -- <file.jsonl>… [--no-peer] [--errors <count>] [--with-tasks]
       npm run eval -- --spans <file.jsonl>… [--list whole|asked|kept|half] [--errors <count>] [--chrono]

Each line is {"text", "expect", "tier"?, "todo"?, "multi"?, "alt"?}; expect is CREATE, LIST, COMPLETE, DELETE, UPDATE,
HELP, GREETING or OTHER; tier is core, ood (no task that is there may change), act (yes, no, cancel …) or adjacent (not counted).
Each is read with thirty tasks present; figures are those of the half that may be looked at, and of the half that may not.
--errors lists what went wrong in the first. With --with-tasks each message is also put in seven ways.
With --spans each line is {"lang", "when"?, "recurring"?}: phrases of time, each read behind a plain errand; a fixed hash parts
them into a half that may be listed and one that is only counted. With --chrono the English ones are also read by chrono-node.`

interface Asked {
  readonly files: readonly string[]
  readonly peer: boolean
  readonly errors: number
  readonly withTasks: boolean
  /** Phrases of time instead of messages, and which of them are listed. */
  readonly spans?: readonly Outcome[]
  readonly chrono: boolean
}

function askedFor(args: readonly string[]): Asked | undefined {
  const valueAfter = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const errors = Number(valueAfter('--errors') ?? 0)
  const listed = valueAfter('--list') ?? 'half'
  const isValue = (index: number) => ['--errors', '--list'].includes(args[index - 1] ?? '')
  const files = args.filter((arg, index) => !arg.startsWith('--') && !isValue(index))
  if (files.length === 0 || Number.isNaN(errors)) return undefined
  const asked = {
    files,
    peer: !args.includes('--no-peer'),
    errors,
    withTasks: args.includes('--with-tasks'),
    chrono: args.includes('--chrono'),
  }
  return args.includes('--spans') ? { ...asked, spans: listed.split(',') as Outcome[] } : asked
}

async function evaluate({ files, peer, errors, withTasks, spans, chrono }: Asked): Promise<void> {
  if (spans !== undefined) {
    for (const file of files) {
      const [name, all] = [basename(file, '.jsonl'), spansIn(file)]
      process.stdout.write(spanReport(name, all, spans, errors || Infinity))
      if (chrono) process.stdout.write(chronoReport(name, all, errors || Infinity))
    }
    return
  }
  const sets = files.map((file) => ({ name: basename(file, '.jsonl'), rows: readRows(file) }))
  for (const { rows } of sets) readAll(rows)
  for (const { name, rows } of sets) {
    const { read, microseconds } = readAll(rows)
    process.stdout.write(setReport(name, rows, read, errors))
    process.stdout.write(`  ${microseconds.toFixed(1)} microseconds a message\n`)
    if (withTasks) process.stdout.write(withTasksReport(name, rows, errors))
  }
  if (peer) for (const { name, rows } of sets) await beside(name, rows)
}

function readAll(rows: readonly LabelledRow[]): { read: Read[]; microseconds: number } {
  const start = performance.now()
  const read = rows.map(readByPawl)
  return { read, microseconds: ((performance.now() - start) * 1000) / rows.length }
}

async function beside(name: string, rows: readonly LabelledRow[]): Promise<void> {
  const odd = rows.filter((_, index) => index % 2 === 1)
  process.stderr.write(`teaching node-nlp half of ${name} …\n`)
  const ask = await teachPeer(rows.filter((_, index) => index % 2 === 0))
  const answers: Read[] = []
  const start = performance.now()
  for (const { text } of odd) answers.push(await ask(text))
  const peerMicroseconds = ((performance.now() - start) * 1000) / odd.length
  const { read, microseconds } = readAll(odd)
  const [pawl, other] = [score(odd, read), score(odd, answers)]
  const line = (who: string, { core, fired, destructive }: Score, each: number) =>
    `  ${who.padEnd(9)} core ${percent(core)}, fired ${percent(fired)}, wrongly DELETE ${percent(destructive)}, ${each.toFixed(0)} µs\n`
  process.stdout.write(
    `\n${name}, the half the peer was not taught\n${line('Pawl', pawl, microseconds)}${line('node-nlp', other, peerMicroseconds)}`,
  )
}

const asked = askedFor(process.argv.slice(2))
if (asked === undefined) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  try {
    await evaluate(asked)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
