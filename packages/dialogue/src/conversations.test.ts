// Plays every dialogue in conversations/, as data. In direct mode what was decided is done between the turns.

import { describe, expect, test } from 'vitest'
import { type DialogueTurn, dialogueFiles, dialogues, NOW } from '../../../testing/dialogues.ts'
import { TaskBoard } from '../../../testing/task-board.ts'
import { createReader } from './create-reader.ts'
import { type HistoryMessage, type KnownTask, markerOf, type Turn, takeTurn } from './index.ts'
import { SHIPPED } from './languages/index.ts'

const reader = createReader()

const isGuided = ({ mode }: { mode: string }) => mode === 'guided'

test('every language has the same dialogues', () => {
  for (const language of Object.keys(SHIPPED)) expect(dialogueFiles(language)).toEqual(dialogueFiles('en'))
})

function expectTurn(turn: Turn, { user, says, state, command, commands, detected, language }: DialogueTurn) {
  const where = `after ‘${user}’`
  expect(markerOf(turn.reply), where).toBe(state)
  if (says !== undefined) expect(turn.reply, where).toContain(says)
  if (command !== undefined) expect(turn.command, where).toMatchObject(command)
  if (commands !== undefined) expect(turn.commands, where).toMatchObject(commands)
  if (detected !== undefined) expect(turn.detected, where).toEqual(detected)
  if (language !== undefined || /[\u05d0-\u05ea]/.test(user)) expect(turn.language, where).toBe(language ?? 'he')
}

describe.each([
  ['with commands in the history', true],
  ['with a plain history', false],
])('guided, %s', (_, withCommands) => {
  test.each(dialogues.filter(isGuided))('$name: $claim', ({ mode, tasks, turns }) => {
    let history: HistoryMessage[] = []
    for (const expected of turns) {
      const turn = takeTurn(reader, { history, tasks, message: expected.user, mode, now: 0 })
      expectTurn(turn, expected)
      history = [
        ...history,
        { role: 'user', content: expected.user },
        { role: 'assistant', content: turn.reply, ...(withCommands && { command: turn.command }) },
      ]
    }
  })
})

describe('direct', () => {
  test.each(dialogues.filter((one) => !isGuided(one)))('$name: $claim', ({ tasks, turns }) => {
    const board = new TaskBoard(tasks as readonly KnownTask[], NOW)
    for (const expected of turns) {
      expectTurn(board.say(expected.user), expected)
      if (expected.tasks !== undefined) expect(board.titles(), `after ‘${expected.user}’`).toEqual(expected.tasks)
    }
  })
})
