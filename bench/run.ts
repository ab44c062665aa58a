// Every benchmark, or those named, and one table: `npm run bench [-- [--quick] [--json] [name …]]`. `--gate` measures
// only what has a limit, for as long as it takes to tell, and fails on a clear miss.

import { parseArgs } from 'node:util'
import type { Bench, Benchmark, Row } from './benchmark.ts'
import { Cleanup } from './cleanup.ts'
import { gateLines, isGatePassed } from './gate.ts'
import { LIMITS } from './limits.ts'
import { untilClear, withFixedRounds } from './measure-rows.ts'
import { reasonNotHere } from './not-here.ts'
import { NO_DISK, NOT_MEASURED } from './not-measured.ts'
import { othersShare } from './others-share.ts'
import { asJson, asText } from './report.ts'

type Offered = { readonly [name: string]: () => Promise<Benchmark> }

const benchmarks = {
  decide: async () => (await import('./benchmarks/decide.ts')).decide,
  sqlite: async () => (await import('./benchmarks/sqlite.ts')).sqlite,
  http: async () => (await import('./benchmarks/http.ts')).http,
  postgres: async () => (await import('./benchmarks/postgres.ts')).postgres,
  size: async () => (await import('./benchmarks/size.ts')).size,
  dialogue: async () => (await import('./benchmarks/dialogue.ts')).dialogue,
  chat: async () => (await import('./benchmarks/chat.ts')).chat,
  rooms: async () => (await import('./benchmarks/rooms.ts')).rooms,
  servers: async () => (await import('./benchmarks/servers.ts')).servers,
  governed: async () => (await import('./benchmarks/governed.ts')).governed,
  cli: async () => (await import('./benchmarks/cli.ts')).cli,
} satisfies Offered

/** Those with limits, without the parts that take long to fill. */
const gated = {
  decide: benchmarks.decide,
  sqlite: benchmarks.sqlite,
  http: benchmarks.http,
  dialogue: benchmarks.dialogue,
  chat: benchmarks.chat,
  rooms: async () => (await import('./benchmarks/rooms.ts')).gatedCycles,
  'governed on SQLite': async () => (await import('./benchmarks/governed.ts')).sqliteCycles,
  'governed on PostgreSQL': async () => (await import('./benchmarks/governed.ts')).postgresCycles,
  cli: benchmarks.cli,
} satisfies { readonly [name in keyof typeof LIMITS]: Offered[string] }
/** Of the gate: for each measurement, and for all of them together with what they have to fill and start. */
const GATE_SECONDS = 16
const GATE_SECONDS_IN_ALL = 220

const { values: options, positionals } = readArguments()
const offered: Offered = options.gate ? gated : benchmarks
const chosen = positionals.length === 0 ? Object.keys(offered) : positionals
const deadline = performance.now() + GATE_SECONDS_IN_ALL * 1000
const measure = options.gate
  ? untilClear(Object.assign({}, ...Object.values(LIMITS)), { seconds: GATE_SECONDS, deadline, othersShare })
  : withFixedRounds
const cleanup = new Cleanup()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    interrupted = true
    await cleanup.run()
    process.exit(130)
  })
}

const rows: Row[] = []
const failures: string[] = []
const leftOut = new Map<string, string>()
for (const name of chosen) {
  if (interrupted) break
  if (options.gate && performance.now() > deadline) leftOut.set(name, 'the time was up')
  else await runOne(name)
}
if (!interrupted && options.gate) {
  const asked = Object.fromEntries(Object.entries(LIMITS).filter(([name]) => chosen.includes(name)))
  const lines = gateLines(asked, rows, leftOut)
  for (const { text } of lines) process.stdout.write(`${text}\n`)
  for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
  const passed = failures.length === 0 && isGatePassed(lines)
  process.stdout.write(passed ? 'No limit was missed.\n' : 'A limit was missed, or not measured.\n')
  process.exitCode = passed ? 0 : 1
} else if (!interrupted) {
  const left = Object.keys(benchmarks).filter((name) => !chosen.includes(name))
  const notMeasured = [
    ...failures,
    ...(left.length > 0 ? [`Not asked for in this run: ${left.join(', ')}.`] : []),
    ...(cleanup.isInMemory() ? [NO_DISK] : []),
    ...NOT_MEASURED,
  ]
  const results = { quick: options.quick, rows, notMeasured }
  process.stdout.write(`${options.json ? asJson(results) : asText(results)}\n`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

async function runOne(name: string): Promise<void> {
  const say = (text: string) => process.stderr.write(`${name}: ${text}\n`)
  const bench: Bench = { quick: options.quick, gate: options.gate, say, cleanup, measure }
  const start = performance.now()
  try {
    const benchmark = await (offered[name] as () => Promise<Benchmark>)()
    rows.push(...(await benchmark(bench)))
  } catch (error) {
    if (interrupted) return
    const notHere = reasonNotHere(error)
    if (notHere !== undefined) leftOut.set(name, notHere)
    if (notHere !== undefined && options.gate) return
    say((error as Error).stack ?? String(error))
    failures.push(`${name}: it failed. ${(error as Error).message.trim()}`)
  } finally {
    await cleanup.run()
  }
  say(`${((performance.now() - start) / 1000).toFixed(0)} s`)
}

function readArguments() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        gate: { type: 'boolean', default: false },
      },
    })
    const known = read.values.gate ? gated : benchmarks
    const unknown = read.positionals.find((name) => !Object.hasOwn(known, name))
    if (unknown !== undefined) throw new Error(`There is no benchmark called ${unknown}`)
    return read
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.stderr.write(`npm run bench -- [--quick] [--json] [--gate] [${Object.keys(benchmarks).join(' | ')}]\n`)
    process.exit(2)
  }
}
