// What is wrong with a command line, as a reason every language has a sentence for. The parser says it in English.

import {
  fail,
  type InputField,
  inputFields,
  type OperationDeclaration,
  operations,
  optionFlag,
  type Refusal,
  type UsageBecause,
} from '@pawl/contract'
import type { CommanderError } from 'commander'
import { commandMeantBy, fieldMeantBy } from './commands/other-words.ts'

const declared: readonly OperationDeclaration[] = Object.values(operations)

type Facts = readonly (string | undefined)[]

/** The facts in the sentences of the parser. */
const SENTENCES: readonly (readonly [code: string, facts: RegExp, because: (facts: Facts) => UsageBecause])[] = [
  ['commander.missingArgument', /argument '(.*?)'/, ([name = '']) => ({ reason: 'missing_argument', name })],
  [
    'commander.optionMissingArgument',
    /option '(.*?)'/,
    ([option = '']) => ({ reason: 'option_without_value', option }),
  ],
  [
    'commander.missingMandatoryOptionValue',
    /option '(.*?)'/,
    ([option = '']) => ({ reason: 'missing_option', option }),
  ],
  [
    'commander.unknownOption',
    /option '(.*?)'(?:\s*\(Did you mean (\S+)\?\))?/,
    ([option = '', closest = null]) => ({ reason: 'unknown_option', option, closest }),
  ],
  ['commander.excessArguments', /got \d+: (.*)\.$/, ([given = '']) => ({ reason: 'too_many', given, meant: null })],
  [
    'commander.invalidArgument',
    /value '(.*?)' is invalid for argument '(.*?)'\. Allowed choices are (.*)\./,
    ([given = '', name = '', choices = '']) => ({ reason: 'not_a_choice', option: `<${name}>`, given, choices }),
  ],
  [
    'commander.invalidArgument',
    /option '(.*?)' argument '(.*?)' is invalid\. Allowed choices are (.*)\./,
    ([option = '', given = '', choices = '']) => ({ reason: 'not_a_choice', option, given, choices }),
  ],
]

export function usageRefusal(error: CommanderError, words: readonly string[]): Refusal {
  if (error.code === 'commander.unknownCommand') {
    const command = /'(.*?)'/.exec(error.message)?.[1] ?? words.join(' ')
    const alike = /Did you mean (\S+)\?/.exec(error.message)?.[1]
    // Below a group of commands the parser only says the second word.
    const [group] = words
    if (group === undefined || group === command)
      return fail('UNKNOWN_COMMAND', { command, closest: commandMeantBy(command) ?? alike ?? null }).refusal
    const closest = alike === undefined ? null : `${group} ${alike}`
    const below = wordsAfter(group).map((word) => `${group} ${word}`)
    return fail('UNKNOWN_COMMAND', { command: `${group} ${command}`, closest, ...(below.length > 0 && { below }) })
      .refusal
  }
  const [first, ...asked] = words
  if (first === 'help' && asked.length > 0) {
    const command = asked.join(' ')
    return fail('UNKNOWN_COMMAND', { command, closest: commandMeantBy(command) ?? null }).refusal
  }
  const named = commandIn(words)
  const command = ['pawl', ...named].join(' ')
  if (error.code === 'commander.help') {
    return fail('WRONG_USAGE', { reason: 'more_follows', commands: wordsAfter(words[0] ?? ''), command }).refusal
  }
  const because = becauseOf(error)
  if (because.reason === 'too_many')
    return fail('WRONG_USAGE', { ...because, meant: valueMeant(because.given, named), command }).refusal
  if (because.reason === 'unknown_option')
    return fail('WRONG_USAGE', { ...because, closest: optionMeant(because, named), command }).refusal
  return fail('WRONG_USAGE', { ...because, command }).refusal
}

function fieldsOf(words: readonly string[]): readonly InputField[] {
  const operation = declared.find(({ command }) => command?.words.join(' ') === words.join(' '))
  return operation === undefined ? [] : inputFields(operation)
}

/** ‘list open’: a word that is a value of an option of the command, with the option. */
function valueMeant(given: string, words: readonly string[]): string | null {
  const field = fieldsOf(words).find(({ options }) => options?.includes(given))
  return field === undefined ? null : `${optionFlag(field.name)} ${given}`
}

/** ‘list --done’, ‘edit 1 --due’: a value of an option, another word for one, or else what is spelt alike. */
function optionMeant(
  { option, closest }: { readonly option: string; readonly closest: string | null },
  words: readonly string[],
): string | null {
  const word = option.replace(/^-+/, '')
  const names = fieldsOf(words).map(({ name }) => name)
  const field = fieldMeantBy(word, names)
  return valueMeant(word, words) ?? (field === undefined ? closest : optionFlag(field))
}

/** `create`, `list`: what may follow `room`. */
function wordsAfter(group: string): string[] {
  return declared.flatMap(({ command }) => (command?.words[0] === group ? command.words.slice(1, 2) : []))
}

/** The words that name the command, without what it is given: `initiative show`. */
function commandIn(words: readonly string[]): readonly string[] {
  const isCommand = (first: readonly string[]) =>
    declared.some(({ command }) => first.every((word, index) => command?.words[index] === word))
  const two = words.slice(0, 2)
  return two.length === 2 && isCommand(two) ? two : words.slice(0, 1)
}

function becauseOf({ code, message }: CommanderError): UsageBecause {
  for (const [known, facts, because] of SENTENCES) {
    const found = code === known ? facts.exec(message) : null
    if (found !== null) return because(found.slice(1))
  }
  return { reason: 'other', detail: message.replace(/^error: /, '').replace(/\n/g, ' ') }
}
