// Messages and dialogues as people type them, with thirty tasks on the list (conversations/everyday). A line is what is said
// and what comes of it; where more than one is right, each is named.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ordinaryList } from '../../../../testing/ordinary-list.ts'
import { outcomeOf } from '../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../testing/thirty-tasks.ts'

const LANGUAGES = ['en', 'he'] as const

const read = (language: string, file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../conversations/everyday', language, file), 'utf8')

function turnIn(line: string): { readonly said: string; readonly outcomes: readonly string[] } {
  const [said = '', outcomes = ''] = line.split(' => ')
  return { said, outcomes: outcomes.split(' / ') }
}

const isTurn = (line: string) => line.trim() !== '' && !line.startsWith('#')

describe.each(LANGUAGES)('everyday messages: %s', (language) => {
  const messages = read(language, 'messages.txt').split('\n').filter(isTurn).map(turnIn)

  test('there are enough of them', () => expect(messages.length).toBeGreaterThanOrEqual(128))

  test.each(messages)('[D46] $said', ({ said, outcomes }) => {
    const board = new TaskBoard(ordinaryList[language])
    expect(outcomes).toContain(outcomeOf(board.hear(said), board.tasks))
  })
})

describe.each(LANGUAGES)('everyday dialogues: %s', (language) => {
  const dialogues = read(language, 'dialogues.txt').trim().split(/\n\n+/)

  test('there are enough of them', () => expect(dialogues.length).toBeGreaterThanOrEqual(20))

  test.each(dialogues)('[D46] %s', (dialogue) => {
    const board = new TaskBoard(ordinaryList[language])
    for (const { said, outcomes } of dialogue.split('\n').filter(isTurn).map(turnIn))
      expect(outcomes, said).toContain(outcomeOf(board.say(said), board.tasks))
  })
})

describe.each(LANGUAGES)('more of them, on a list with days, tags and projects: %s', (language) => {
  const newBoard = () => new TaskBoard(thirtyTasks(language), TUESDAY)

  test.each(read(language, 'more-messages.txt').split('\n').filter(isTurn).map(turnIn))('[D46] $said', (turn) => {
    const board = newBoard()
    expect(turn.outcomes).toContain(outcomeOf(board.hear(turn.said), board.tasks))
  })

  test.each(read(language, 'more-dialogues.txt').trim().split(/\n\n+/))('[D46] %s', (dialogue) => {
    const board = newBoard()
    for (const { said, outcomes } of dialogue.split('\n').filter(isTurn).map(turnIn))
      expect(outcomes, said).toContain(outcomeOf(board.say(said), board.tasks))
  })
})
