// What is wrong with a command line, as a reason every language has a sentence for. The parser says it in English.

import { fail, type OperationDeclaration, operations, type Refusal, type UsageBecause } from '@pawl/contract'
import type { CommanderError } from 'commander'

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
  ['commander.excessArguments', /got \d+: (.*)\.$/, ([given = '']) => ({ reason: 'too_many', given })],
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
    const isBelow = alike !== undefined && group !== undefined && group !== command
    const closest = isBelow ? `${group} ${alike}` : (alike ?? null)
    return fail('UNKNOWN_COMMAND', { command, closest }).refusal
  }
  const command = `pawl ${words[0] ?? ''}`.trim()
  if (error.code === 'commander.help') {
    const below = (Object.values(operations) as OperationDeclaration[]).flatMap((one) =>
      one.command?.words[0] === words[0] ? (one.command?.words.slice(1, 2) ?? []) : [],
    )
    return fail('WRONG_USAGE', { reason: 'more_follows', commands: below, command }).refusal
  }
  return fail('WRONG_USAGE', { ...becauseOf(error), command }).refusal
}

function becauseOf({ code, message }: CommanderError): UsageBecause {
  for (const [known, facts, because] of SENTENCES) {
    const found = code === known ? facts.exec(message) : null
    if (found !== null) return because(found.slice(1))
  }
  return { reason: 'other', detail: message.replace(/^error: /, '').replace(/\n/g, ' ') }
}
