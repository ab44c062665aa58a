// Whatever an operation takes can be said on the command line, and arrives as it is declared.

import { type InputField, inputFields, type OperationDeclaration, operations, optionFlag } from '@pawl/contract'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'
import { addOperationCommands } from './commands/operation-commands.ts'
import { withoutYesAndNo } from './yes-no-options.ts'

const declared = (Object.entries(operations) as [string, OperationDeclaration][]).flatMap(([key, operation]) =>
  operation.command === undefined
    ? []
    : inputFields(operation).map((field) => ({
        key,
        operation,
        field,
        name: `${operation.command?.words.join(' ')}: ${field.name}`,
      })),
)

/** Each value with every way to say it. */
function sayings(field: InputField): readonly (readonly [value: unknown, ...ways: readonly (readonly string[])[]])[] {
  const flag = optionFlag(field.name)
  const given = (text: string) => [[flag, text], [`${flag}=${text}`]]
  const own = {
    boolean: () => [
      [true, [flag], ...['true', 'yes', 'on'].flatMap(given)],
      [false, [flag.replace('--', '--no-')], ...['false', 'no', 'off'].flatMap(given)],
    ],
    number: () => [0, 7, -3, 2.5].map((value) => [value, ...given(String(value))]),
    list: () => [
      [['one'], ...given('one')],
      [['one', 'two'], ...given('one,two'), ...given('one, two')],
      [[], ...given('')],
    ],
    text: () => (field.options ?? ['some text', '-5 degrees', 'true', '7']).map((value) => [value, ...given(value)]),
  }[field.kind]() as never
  return field.nullable ? [...(own as []), [null, ...given('none')] as never] : own
}

function read(args: readonly string[]): unknown {
  const program = new Command('pawl')
  let read: unknown
  const inEnglish = (sentence: string) => sentence
  addOperationCommands(
    program,
    args,
    () => true,
    inEnglish,
    (_, { input }) => {
      read = input
    },
  )
  program.parse(withoutYesAndNo(program, args), { from: 'user' })
  return read
}

/** What has to be there before anything else can be said. */
const needed = ({ command, ...operation }: OperationDeclaration) => [
  ...(command?.words ?? []),
  ...(command?.positional ?? []).flatMap((name) =>
    inputFields({ command, ...operation }).some((field) => field.name === name && !field.optional) ? ['x'] : [],
  ),
]

describe('by an option', () => {
  const options = declared.filter(({ operation, field }) => !operation.command?.positional?.includes(field.name))
  test.each(options)('$name', ({ operation, field }) => {
    for (const [value, ...ways] of sayings(field))
      for (const way of ways)
        expect(read([...needed(operation), ...way]), way.join(' ')).toMatchObject({ [field.name]: value })
  })
})

describe('by its place', () => {
  const positional = declared.filter(({ operation, field }) => operation.command?.positional?.includes(field.name))
  test.each(positional)('$name', ({ operation, field }) => {
    const { words, positional: places = [] } = operation.command as NonNullable<OperationDeclaration['command']>
    const args = places.map((name) => `the ${name}`)
    expect(read([...words, ...args])).toMatchObject({ [field.name]: `the ${field.name}` })
    if (field.optional)
      expect(read([...words, ...args.slice(0, places.indexOf(field.name))])).not.toHaveProperty(field.name)
  })
})

test('an option that is given again adds to a list, and is refused where it takes one value', () => {
  expect(read(['add', 'x', '--reminders', '30m', '--reminders', 'PT0S'])).toMatchObject({ reminders: ['30m', 'PT0S'] })
  expect(read(['edit', '1', '--tags', 'a,b', '--tags=c'])).toMatchObject({ tags: ['a', 'b', 'c'] })
  const variables = { reason: 'given_twice', option: '--title', command: 'pawl edit' }
  expect(() => read(['edit', '1', '--title', 'a', '--title', 'b'])).toThrow(
    expect.objectContaining({ refusal: { code: 'WRONG_USAGE', variables } }),
  )
})

test('a yes or no takes no other word with it, and what follows -- is left alone', () => {
  expect(read(['policy', 'change', 'safe', '--retire', 'no', 'secrets'])).toMatchObject({
    retire: false,
    text: 'secrets',
  })
  expect(read(['policy', 'change', 'safe', '--retire', 'new', 'text'])).toMatchObject({
    retire: true,
    text: 'new text',
  })
  expect(read(['add', '--', '--title', 'false'])).toEqual({ text: '--title false' })
})

test('a worker is switched off and on, and a policy retired without a new text', async () => {
  const dataFolder = temporaryFolder()
  const pawl = async (...args: string[]) => (await runPawl(['--json', ...args], { dataFolder })).document
  await pawl('worker', 'add', 'ada')
  expect(await pawl('worker', 'change', 'ada', '--enabled', 'false')).toMatchObject({ worker: { state: 'disabled' } })
  expect(await pawl('worker', 'change', 'ada', '--enabled')).toMatchObject({ worker: { state: 'enabled' } })
  expect(await pawl('worker', 'change', 'ada', '--no-enabled')).toMatchObject({ worker: { state: 'disabled' } })
  await pawl('policy', 'add', 'safe', 'no secrets')
  expect(await pawl('policy', 'change', 'safe', '--retire')).toMatchObject({ policy: { state: 'retired' } })
})
