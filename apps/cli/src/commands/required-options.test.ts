// Whoever looks up a command that cannot do without an option finds an example that gives it.

import { inputFields, type OperationDeclaration, type OperationKey, operations, readInput } from '@pawl/contract'
import { Command } from 'commander'
import { expect, test } from 'vitest'
import { exampleOf } from './command-groups.ts'
import { addOperationCommands, type TypedInput } from './operation-commands.ts'

const declared = Object.entries(operations) as [OperationKey, OperationDeclaration][]
const needy = declared.flatMap(([key, operation]) => {
  const { words, positional = [], lastWords } = operation.command ?? { words: [] }
  const needed = inputFields(operation).filter(
    ({ name, optional }) => !optional && !positional.includes(name) && name !== lastWords,
  )
  return words.length === 0 || needed.length === 0 ? [] : [{ key, words }]
})

test.each(needy)('$words has an example that gives all that $key needs', ({ key, words }) => {
  const line = exampleOf(words) ?? ''
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1)
  const typed: [OperationKey, TypedInput][] = []
  const program = new Command('pawl').exitOverride()
  addOperationCommands(
    program,
    args,
    () => true,
    (text) => text,
    (...given) => typed.push(given),
  )
  program.parse(args, { from: 'user' })
  const [[asked, { input }] = [undefined, { input: {} }]] = typed
  expect(asked).toBe(key)
  expect(readInput(operations[key].input, input, 'en')).toMatchObject({ refused: false })
})
