// Runs commands one after the other in one process, as each would be run by itself, and prints what each of them printed.
// For tests of many commands: starting a process for each takes longer than all of them.
//
// node testing/run-commands.ts < [["list"], ["add", "milk"]]

import { text } from 'node:stream/consumers'
import { main } from '../apps/cli/src/main.ts'

export interface CommandRun {
  readonly args: readonly string[]
  readonly code: number
  readonly printed: string
}

const runs: CommandRun[] = []
const commands = JSON.parse(await text(process.stdin)) as string[][]
const streams = [process.stdout, process.stderr]
const writes = streams.map((stream) => stream.write.bind(stream))
for (const args of commands) {
  let printed = ''
  for (const stream of streams) {
    stream.write = ((chunk: string | Uint8Array) => {
      printed += String(chunk)
      return true
    }) as typeof stream.write
  }
  const code = await main(args, 'test')
  for (const [index, stream] of streams.entries()) stream.write = writes[index] as typeof stream.write
  runs.push({ args, code, printed })
}
process.stdout.write(JSON.stringify(runs))
