// How a command is written that cannot do without an option: its words, with blanks for what is to be given. No example, for
// whoever has just been refused: one that names a task or a room would be run as it stands, and act on it.

import { inputFields, type OperationDeclaration, operations, optionFlag } from '@pawl/contract'

const declared: readonly OperationDeclaration[] = Object.values(operations)

/** Without the name of the program, so that nobody takes it for a line to be run; undefined where no option is needed. */
export function formOf(words: readonly string[]): string | undefined {
  const operation = declared.find(({ command }) => command?.words.join(' ') === words.join(' '))
  if (operation?.command === undefined) return undefined
  const { positional = [], lastWords } = operation.command
  const needed = inputFields(operation).filter(({ optional }) => !optional)
  const options = needed.filter(({ name }) => !positional.includes(name) && name !== lastWords)
  if (options.length === 0) return undefined
  const blanks = [...positional, ...(lastWords === undefined ? [] : [lastWords])]
    .filter((name) => needed.some((field) => field.name === name))
    .map((name) => `<${name}>`)
  return [...words, ...blanks, ...options.map(({ name }) => `${optionFlag(name)} <${name}>`)].join(' ')
}
