// Every benchmark, or those named, and one table: `npm run bench [-- [--quick] [--json] [name …]]`.

import { parseArgs } from 'node:util'
import type { Bench, Benchmark, Row } from './benchmark.ts'
import { Cleanup } from './cleanup.ts'
import { NO_DISK, NOT_MEASURED } from './not-measured.ts'
import { asJson, asText } from './report.ts'

const benchmarks: { readonly [name: string]: () => Promise<Benchmark> } = {
  decide: async () => (await import('./benchmarks/decide.ts')).decide,
  sqlite: async () => (await import('./benchmarks/sqlite.ts')).sqlite,
  http: async () => (await import('./benchmarks/http.ts')).http,
  postgres: async () => (await import('./benchmarks/postgres.ts')).postgres,
  size: async () => (await import('./benchmarks/size.ts')).size,
  dialogue: async () => (await import('./benchmarks/dialogue.ts')).dialogue,
  chat: async () => (await import('./benchmarks/chat.ts')).chat,
  rooms: async () => (await import('./benchmarks/rooms.ts')).rooms,
  governed: async () => (await import('./benchmarks/governed.ts')).governed,
  cli: async () => (await import('./benchmarks/cli.ts')).cli,
}

const { values: options, positionals } = readArguments()
const chosen = positionals.length === 0 ? Object.keys(benchmarks) : positionals
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
for (const name of chosen) {
  if (!interrupted) await runOne(name)
}
if (!interrupted) {
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
  const bench: Bench = { quick: options.quick, say, cleanup }
  const start = performance.now()
  try {
    const benchmark = await (benchmarks[name] as () => Promise<Benchmark>)()
    rows.push(...(await benchmark(bench)))
  } catch (error) {
    if (interrupted) return
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
      options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    })
    const unknown = read.positionals.find((name) => !Object.hasOwn(benchmarks, name))
    if (unknown !== undefined) throw new Error(`There is no benchmark called ${unknown}`)
    return read
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.stderr.write(`npm run bench -- [--quick] [--json] [${Object.keys(benchmarks).join(' | ')}]\n`)
    process.exit(2)
  }
}
