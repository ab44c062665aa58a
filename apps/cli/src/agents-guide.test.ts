// docs/guides/agents.md is a transcript: every command in it is run again, and must say the same.
// WRITE_TRANSCRIPT=1 writes down what they say now.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'

const GUIDE = join(import.meta.dirname, '../../../docs/guides/agents.md')
const PROMPT = /^\w+\$ pawl (.*)$/

/** Moments, ages and ids are those of the run, and columns are as wide as they are. */
const settled = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '<moment>')
    .replaceAll(/ \d+ s /g, ' <age> ')
    .replaceAll(/"[0-9a-z]{14}"/g, '"<id>"')
    .replaceAll(/ +/g, ' ')

const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string))

test('the guide for agents is what really happens', { timeout: 60_000 }, async () => {
  const dataFolder = temporaryFolder()
  const written = readFileSync(GUIDE, 'utf8')
  const ran: string[] = []
  let inTranscript = false
  for (const line of written.split('\n')) {
    if (line.startsWith('```')) inTranscript = line === '```console'
    const [, command] = inTranscript ? (PROMPT.exec(line) ?? []) : []
    if (command === undefined && inTranscript && !line.startsWith('```')) continue
    if (command !== undefined && ran.at(-1) !== '```console') ran.push('')
    ran.push(line)
    if (command === undefined) continue
    const { stdout, stderr } = await runPawl(wordsOf(command), { dataFolder, env: { TZ: 'UTC' } })
    ran.push(...(stdout + stderr).trimEnd().split('\n'))
  }
  if (process.env.WRITE_TRANSCRIPT) writeFileSync(GUIDE, ran.join('\n'))
  else expect(settled(ran.join('\n'))).toBe(settled(written))
})
