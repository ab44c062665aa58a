// The command, given what nobody types: it never ends as by a defect, and what it refuses has a code and changed nothing.

import {
  type ErrorCode,
  errorCatalogue,
  inputFields,
  type OperationDeclaration,
  operations,
  optionFlag,
} from '@pawl/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { HOSTILE_STRINGS } from '../../../testing/fuzz/hostile-values.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'

const SEED = Number(process.env.PAWL_FUZZ_SEED ?? 20_261_117)
const RUNS = 30
const DEFECT = 1

/** No program can be given NUL, nor half a character, as an argument. */
const typed = fc.constantFrom(...HOSTILE_STRINGS.filter((text) => text.isWellFormed() && !text.includes('\0')))
const value = fc.oneof(
  { weight: 3, arbitrary: typed },
  { weight: 2, arbitrary: fc.constantFrom('1', 'mill', 'x', 'dana') },
)

const commands = (Object.values(operations) as OperationDeclaration[]).filter(
  ({ command, shape, waits }) => command !== undefined && shape === undefined && waits === undefined,
)
const command = fc.constantFrom(...commands).chain((declaration) => {
  const { words, positional = [] } = declaration.command ?? { words: [''] }
  const flags = inputFields(declaration).filter(({ name }) => !positional.includes(name))
  const options = flags.length === 0 ? fc.constant([]) : fc.subarray(flags, { maxLength: Math.min(2, flags.length) })
  return fc
    .tuple(fc.array(value, { minLength: positional.length, maxLength: positional.length }), options, value)
    .map(([given, chosen, text]) => [...words, ...given, ...chosen.flatMap((field) => [optionFlag(field.name), text])])
})

test(`[DESIGN 5.6] ${RUNS} commands with arguments of every kind`, async () => {
  console.log(`seed ${SEED}`)
  const dataFolder = temporaryFolder()
  const run = (...args: string[]) => runPawl(['--json', ...args], { dataFolder })
  await run('room', 'create', 'mill', '--roles', 'builder')
  await run('room', 'post', 'mill', 'Work')
  const exported = async () => (await run('export')).stdout.split('\n').filter((line) => !line.includes('"security'))
  const wrong: unknown[] = []
  let before = await exported()
  for (const args of fc.sample(command, { seed: SEED, numRuns: RUNS })) {
    const { code, stdout, stderr } = await run(...args)
    const told = codeIn(stdout) ?? codeIn(stderr)
    const isKnown = code === 0 || (told !== undefined && errorCatalogue[told].exitCode === code)
    if (code === DEFECT || !isKnown)
      wrong.push({ args: args.map((one) => one.slice(0, 100)), code, said: (stdout + stderr).slice(0, 300) })
    if (code === 0) before = await exported()
  }
  expect(wrong).toEqual([])
  expect(withoutHead(await exported())).toEqual(withoutHead(before))
}, 120_000)

/** The first line says when it was exported, the last sums it up. */
const withoutHead = (lines: readonly string[]) => lines.slice(1).filter((line) => !line.includes('"end"'))

function codeIn(text: string): ErrorCode | undefined {
  try {
    const { code } = JSON.parse(text).error
    return Object.hasOwn(errorCatalogue, code) ? code : undefined
  } catch {
    return undefined
  }
}
