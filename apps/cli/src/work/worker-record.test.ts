import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { endLeftCommand, isAlive, knownProcess, readRecord, type WorkerRecord, writeRecord } from './worker-record.ts'

const record = (more: Partial<WorkerRecord>): WorkerRecord => ({
  store: 's',
  room: 'build',
  role: 'builder',
  session: 'm-1',
  lock: 'none',
  process: knownProcess(process.pid),
  ...more,
})

test('[TO1] a process is known by its number and its start: another that has the number now is not it', () => {
  expect(isAlive(record({}))).toBe(true)
  expect(isAlive(record({ process: { ...knownProcess(process.pid), identity: 'another start' } }))).toBe(false)
  expect(isAlive(record({ process: { pid: 2 ** 22 + 1, identity: 'gone' } }))).toBe(false)
})

test('a command that a killed worker left behind is ended; a stranger with its number is not', async () => {
  const child = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' })
  const exited = once(child, 'exit')
  const command = knownProcess(child.pid as number)
  endLeftCommand(record({ command: { ...command, identity: 'another start' } }))
  expect(isAlive(record({ process: command }))).toBe(true)
  endLeftCommand(record({ command }))
  expect((await exited)[1]).toBe('SIGKILL')
})

test('the record of a worker is read by its user alone', () => {
  const file = join(temporaryFolder(), 'worker.json')
  writeRecord(file, record({}))
  expect(readRecord(file)).toMatchObject({ session: 'm-1' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
