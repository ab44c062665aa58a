import { type OperationDeclaration, operations } from '@pawl/contract'
import { expect, test } from 'vitest'
import { commandMeantBy, fieldMeantBy, otherWords } from './other-words.ts'
import { ownCommands } from './own-commands.ts'

const commands = new Set([
  ...(Object.values(operations) as OperationDeclaration[]).map(({ command }) => command?.words[0]),
  ...ownCommands.map(({ name }) => name),
])

test('what people type for a command is told as a command there is, and is none itself', () => {
  for (const word of otherWords) {
    expect(commands.has(word), word).toBe(false)
    expect(commands.has(commandMeantBy(word)), word).toBe(true)
  }
})

test('what people type for an option is told as one the command has', () => {
  expect(fieldMeantBy('due', ['title', 'deadline'])).toBe('deadline')
  expect(fieldMeantBy('due', ['title'])).toBe(undefined)
  expect(fieldMeantBy('constructor', ['title', 'constructor'])).toBe(undefined)
})
