import { type OperationDeclaration, operations } from '@pawl/contract'
import { expect, test } from 'vitest'
import { phrasesOf } from '../phrases/languages.ts'
import { type HelpWords, helpWords } from './help-words.ts'
import { ownCommands } from './own-commands.ts'
import { buildProgram } from './program.ts'

const { en: englishPhrases, he: hebrewPhrases } = phrasesOf

const commands = [
  ...(Object.values(operations) as OperationDeclaration[]).flatMap(({ command }) => (command ? [command.words] : [])),
  ...ownCommands.map(({ name }) => [name]),
]

function helpFor(words: readonly string[], help: HelpWords): string {
  let said = ''
  let command = buildProgram('1.0', words, () => {}, help)
  command.configureOutput({ writeOut: (text) => (said += text) }).exitOverride()
  for (const word of words) command = command.commands.find((one) => one.name() === word) as typeof command
  command.configureOutput({ writeOut: (text) => (said += text) })
  command.outputHelp()
  return said
}

test('[LG1] every sentence of every help has its Hebrew, and none is left over', () => {
  const asked = new Set<string>()
  const say = (sentence: string) => {
    asked.add(sentence)
    return sentence
  }
  for (const words of [[], ...commands]) helpFor(words, { say, examples: '', after: '' })
  asked.delete('')
  expect([...asked].filter((sentence) => hebrewPhrases.help[sentence] === undefined)).toEqual([])
  expect(Object.keys(hebrewPhrases.help).filter((sentence) => !asked.has(sentence))).toEqual([])
})

test('every command of the first page says what it is for', () => {
  const { commands: first } = buildProgram('1.0', [], () => {}, helpWords(englishPhrases))
  expect(first.filter((command) => command.description() === '').map((command) => command.name())).toEqual([])
})

test('[LG1] nothing is said in the help that was not asked for in the language of the reader', () => {
  const say = (sentence: string) => (sentence === '' ? '' : `«${sentence}»`)
  const unsaid = [[], ...commands].flatMap((words) => {
    let command = buildProgram('1.0', words, () => {}, { say, examples: '', after: '' })
    for (const word of words) command = command.commands.find((one) => one.name() === word) as typeof command
    const said = [
      command.description(),
      ...[...command.options.filter(({ hidden }) => !hidden), ...command.registeredArguments].map(
        ({ description }) => description,
      ),
    ]
    return said.filter((description) => !/^(?:«|$)/.test(description ?? ''))
  })
  expect(unsaid).toEqual([])
})

test('help is in the language of whoever asks', () => {
  expect(helpFor(['done'], helpWords(englishPhrases))).toMatch(
    /^Usage: pawl done .*\n\nMark a task as done\.\n\nArguments:/,
  )
  const said = helpFor(['done'], helpWords(hebrewPhrases))
  expect(said).toMatch(/^שימוש: pawl done .*\n\nלסמן משימה כבוצעה\.\n\nארגומנטים:/)
  expect(said).toContain('המספר או המזהה של המשימה')
})
