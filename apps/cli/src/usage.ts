// What is wrong with a command line, in the language of whoever typed it. The parser says it in English; its codes say
// which sentence it is.

import { fail, type OperationDeclaration, operations, type Refusal } from '@pawl/contract'
import type { CommanderError } from 'commander'
import type { Phrases } from './phrases/phrases.ts'

type Usage = Phrases['usage']

/** The facts in the sentences of the parser, in the order in which the phrases take them. */
const SENTENCES: readonly (readonly [code: string, facts: RegExp, phrase: keyof Usage])[] = [
  ['commander.missingArgument', /argument '(.*?)'/, 'missingArgument'],
  ['commander.optionMissingArgument', /option '(.*?)'/, 'optionWithoutValue'],
  ['commander.missingMandatoryOptionValue', /option '(.*?)'/, 'missingOption'],
  ['commander.unknownOption', /option '(.*?)'(?:\s*\(Did you mean (\S+)\?\))?/, 'unknownOption'],
  ['commander.excessArguments', /got \d+: (.*)\.$/, 'tooMany'],
  [
    'commander.invalidArgument',
    /option '(.*?)' argument '(.*?)' is invalid\. Allowed choices are (.*)\./,
    'notAChoice',
  ],
]

export function usageRefusal(error: CommanderError, words: readonly string[], { usage }: Phrases): Refusal {
  if (error.code === 'commander.unknownCommand') {
    const command = /'(.*?)'/.exec(error.message)?.[1] ?? words.join(' ')
    const alike = /Did you mean (\S+)\?/.exec(error.message)?.[1]
    // Below a group of commands the parser only says the second word.
    const [group] = words
    const isBelow = alike !== undefined && group !== undefined && group !== command
    const closest = isBelow ? `${group} ${alike}` : (alike ?? null)
    return fail('UNKNOWN_COMMAND', { command, closest }).refusal
  }
  const command = `pawl ${words[0] ?? ''}`.trim()
  if (error.code === 'commander.help') {
    const below = (Object.values(operations) as OperationDeclaration[]).flatMap((one) =>
      one.command?.words[0] === words[0] ? [one.command?.words[1]] : [],
    )
    return fail('WRONG_USAGE', { detail: `${command}: ${below.join(', ')}`, command }).refusal
  }
  return fail('WRONG_USAGE', { detail: inWords(error, usage), command }).refusal
}

function inWords({ code, message }: CommanderError, usage: Usage): string {
  for (const [known, facts, phrase] of SENTENCES) {
    const found = code === known ? facts.exec(message) : null
    if (found !== null) return usage[phrase](...(found.slice(1) as [string, string, string]))
  }
  return message.replace(/^error: /, '').replace(/\n/g, ' ')
}
