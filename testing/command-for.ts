// An operation as a command, with its whole input as one document.

import { type OperationDeclaration, type OperationKey, operations } from '../packages/contract/src/index.ts'

/** Undefined if no command asks for it by itself. */
export function commandFor(key: OperationKey, input: object): readonly string[] | undefined {
  const { command }: OperationDeclaration = operations[key]
  return command && ['--json', ...command.words, '--input', JSON.stringify(input)]
}
