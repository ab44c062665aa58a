import { expect, test } from 'vitest'
import { ownCommandsAsking } from '../../../../testing/command-for.ts'
import { ownCommands } from './own-commands.ts'

/** They ask for nothing that someone has to be let in for, or for what other commands ask for too. */
const ASK_NOTHING = ['interpret', 'agent-guide', 'completion', 'man', 'doctor', 'init', 'setup', 'serve']
const ASK_AS_OTHERS = ['mcp', 'answer-with', 'board', 'work', 'tui']

test('[D39] every command with words of its own is tried in everyone’s name, or is said to ask for nothing of its own', () => {
  const tried = ownCommandsAsking('1', 'mill').map(({ args }) => args[0])
  const names = new Set([...tried, ...ASK_NOTHING, ...ASK_AS_OTHERS])
  expect(ownCommands.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
})
