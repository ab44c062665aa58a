import { expect, test } from 'vitest'
import { phrasesOf } from '../phrases/languages.ts'
import { helpWords } from './help-words.ts'
import { buildProgram, buildWholeProgram } from './program.ts'

const { en, he } = phrasesOf

function printed(args: readonly string[], phrases = en, columns = 80): string {
  let said = ''
  const program = buildProgram('1.0', args, () => {}, helpWords(phrases))
  program.configureOutput({ writeOut: (text) => (said += text), getOutHelpWidth: () => columns }).exitOverride()
  program.outputHelp()
  return said
}
const namesIn = (text: string) => new Set(text.split(/\s+/))

test.each([
  ['English', en],
  ['Hebrew', he],
])('the first page of the help names every command, and is short: %s', (_, phrases) => {
  const page = printed([], phrases)
  const named = buildWholeProgram('1.0', helpWords(phrases)).commands.map((command) => command.name())
  expect(named.filter((name) => !namesIn(page).has(name))).toEqual([])
  expect(page.split('\n').length).toBeLessThan(60)
})

test('whoever asks for all of it gets every command with what it does, and every option', () => {
  const page = printed(['help', 'all'])
  for (const said of ['--idempotency-key <key>', 'Show the chain of attempts a task belongs to.', 'Exit codes: 0 done'])
    expect(page).toContain(said)
})

test('in a narrow terminal no name stands outside of it', () => {
  const names = printed([], en, 40).split('Your list:')[1]?.split('Examples:')[0]
  expect(names?.split('\n').filter((line) => line.length > 40)).toEqual([])
})
