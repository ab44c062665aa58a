// PostgreSQL's own load generator running the floor's statements, prepared, each client on tasks of its own.

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ACTOR } from '../fill-store.ts'
import { readTask, writeTask } from './postgres-statements.ts'

const execute = promisify(execFile)

export const HOW_TO_GET_PGBENCH =
  'There is no pgbench on the PATH (Debian and Ubuntu: apt install postgresql-contrib or postgresql; macOS: brew install postgresql).'

export async function hasPgbench(): Promise<boolean> {
  try {
    await execute('pgbench', ['--version'])
    return true
  } catch {
    return false
  }
}

export interface PgbenchRun {
  readonly url: string
  readonly folder: string
  readonly tasks: number
  readonly clients: number
  readonly seconds: number
}

export async function runPgbench(run: PgbenchRun): Promise<{ perSecond: number; transactions: number }> {
  const script = join(run.folder, 'transition.sql')
  const number = `\\set n :client_id + 1 + ${run.clients} * random(0, ${Math.floor(run.tasks / run.clients) - 1})`
  const write = writeTask({ id: ':id', version: ':version', fields: ':fields', actor: ':actor' })
  writeFileSync(script, `${number}\n${readTask(':n')} \\gset\n${write};\n`)
  const { stdout } = await execute('pgbench', [
    ...['-M', 'prepared', '-n', '-f', script, '-D', `actor=${ACTOR}`, '-T', String(run.seconds)],
    ...['-c', String(run.clients), '-j', String(Math.min(2, run.clients)), run.url],
  ])
  return {
    perSecond: numberIn(stdout, /^tps = ([\d.]+)/m),
    transactions: numberIn(stdout, /^number of transactions actually processed: (\d+)/m),
  }
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`pgbench did not say what was expected of it:\n${text}`)
  return Number(found)
}
