// How a command is written: its words, with blanks for what is to be given. No example, for
// whoever has just been refused: one that names a task or a room would be run as it stands, and act on it.

import { inputFields, type OperationDeclaration, operations, optionFlag } from '@pawl/contract'

const declared: readonly OperationDeclaration[] = Object.values(operations)

/** Without the name of the program, so that nobody takes it for a line to be run; undefined where nothing need be given. */
export function formOf(words: readonly string[]): string | undefined {
  const form = partsOf(words)
  return form && [...words, ...form.blanks, ...form.options].join(' ')
}

/** The same where an option is needed, which the message about an input does not say. */
export function formWithOptions(words: readonly string[]): string | undefined {
  return partsOf(words)?.options.length ? formOf(words) : undefined
}

function partsOf(words: readonly string[]) {
  const operation = declared.find(({ command }) => command?.words.join(' ') === words.join(' '))
  if (operation?.command === undefined) return undefined
  const { positional = [], lastWords } = operation.command
  const needed = inputFields(operation).filter(({ optional }) => !optional)
  const options = needed.filter(({ name }) => !positional.includes(name) && name !== lastWords)
  const blanks = [...positional, ...(lastWords === undefined ? [] : [lastWords])]
    .filter((name) => needed.some((field) => field.name === name))
    .map((name) => `<${name}>`)
  if (blanks.length + options.length === 0) return undefined
  return { blanks, options: options.map(({ name }) => `${optionFlag(name)} <${name}>`) }
}
