// An operation as a command, with its whole input as one document.

import { type OperationDeclaration, type OperationKey, operations } from '../packages/contract/src/index.ts'

/** Undefined if no command asks for it by itself. */
export function commandFor(key: OperationKey, input: object): readonly string[] | undefined {
  const { command }: OperationDeclaration = operations[key]
  return command && ['--json', ...command.words, '--input', JSON.stringify(input)]
}

/** A command with words of its own that asks for an operation, with what it reads. */
export interface OwnAsking {
  readonly key: OperationKey
  readonly args: readonly string[]
  readonly input?: string
}

/** Every command that reads input or lasts, about a task and a room. */
export function ownCommandsAsking(task: string, room: string): readonly OwnAsking[] {
  return [
    { key: 'takeTurn', args: ['chat'], input: 'add milk\n' },
    { key: 'showLog', args: ['log', task] },
    { key: 'appendLog', args: ['log-append', task, '--session', 's1:a-secret-of-its-own'], input: 'grinding\n' },
    { key: 'importStore', args: ['import', '-'], input: '{}\n' },
    { key: 'importTasks', args: ['import', '-', '--from', 'text', '--dry-run'], input: 'Buy milk\n' },
    {
      key: 'importIntoInitiative',
      args: ['import', '-', '--from', 'beads', '--initiative', 'n1', '--dry-run'],
      input: '',
    },
    { key: 'cancelImport', args: ['import', '--cancel', 'i1'] },
    { key: 'importWork', args: ['import', '-', '--from', 'beads', '--room', room, '--dry-run'], input: '' },
  ]
}
