// Messages and dialogues as people type them, with thirty tasks on the list (conversations/everyday). A line is what is said
// and what comes of it; where more than one is right, each is named.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { familyList, WEDNESDAY } from '../../../../testing/family-list.ts'
import { ordinaryList } from '../../../../testing/ordinary-list.ts'
import { outcomeOf } from '../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../testing/thirty-tasks.ts'
import type { Turn } from '../index.ts'

const LANGUAGES = ['en', 'he'] as const

const read = (language: string, file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../conversations/everyday', language, file), 'utf8')

function turnIn(line: string): { readonly said: string; readonly outcomes: readonly string[] } {
  const [said = '', outcomes = ''] = line.split(' => ')
  return { said, outcomes: outcomes.split(' / ') }
}

const isTurn = (line: string) => line.trim() !== '' && !line.startsWith('#')

/** ‘list 4,16’ says which tasks the reply names, by their numbers. */
function withShown({ outcomes }: { outcomes: readonly string[] }, turn: Turn, { tasks }: TaskBoard): string {
  const outcome = outcomeOf(turn, tasks)
  if (outcome !== 'list' || !outcomes.some((one) => /^list \d/.test(one))) return outcome
  const reply = turn.reply.toLowerCase()
  return `list ${tasks.filter(({ title }) => reply.includes(title.toLowerCase())).map(({ number }) => number)}`
}

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

describe.each(LANGUAGES)('the list of a family, some of it alike or recurring: %s', (language) => {
  const newBoard = () => new TaskBoard(familyList(language), WEDNESDAY)

  test.each(read(language, 'family-messages.txt').split('\n').filter(isTurn).map(turnIn))('[D46] $said', (turn) => {
    const board = newBoard()
    expect(turn.outcomes).toContain(withShown(turn, board.hear(turn.said), board))
  })

  test.each(read(language, 'family-dialogues.txt').trim().split(/\n\n+/))('[D46] %s', (dialogue) => {
    const board = newBoard()
    for (const turn of dialogue.split('\n').filter(isTurn).map(turnIn))
      expect(turn.outcomes, turn.said).toContain(withShown(turn, board.say(turn.said), board))
  })

  test.each(read(language, 'longer-family-dialogues.txt').trim().split(/\n\n+/))('[PB1] [D46] %s', (dialogue) => {
    const board = newBoard()
    for (const turn of dialogue.split('\n').filter(isTurn).map(turnIn))
      expect(turn.outcomes, turn.said).toContain(withShown(turn, board.say(turn.said), board))
  })
})

describe.each(LANGUAGES)('more of them, on a list with days, tags and projects: %s', (language) => {
  const newBoard = () => new TaskBoard(thirtyTasks(language), TUESDAY)

  test.each(read(language, 'more-messages.txt').split('\n').filter(isTurn).map(turnIn))('[D46] $said', (turn) => {
    const board = newBoard()
    expect(turn.outcomes).toContain(withShown(turn, board.hear(turn.said), board))
  })

  test.each(read(language, 'more-dialogues.txt').trim().split(/\n\n+/))('[D46] %s', (dialogue) => {
    const board = newBoard()
    for (const { said, outcomes } of dialogue.split('\n').filter(isTurn).map(turnIn))
      expect(outcomes, said).toContain(outcomeOf(board.say(said), board.tasks))
  })

  test.each(read(language, 'longer-dialogues.txt').trim().split(/\n\n+/))('[PB1] [D46] %s', (dialogue) => {
    const board = newBoard()
    for (const turn of dialogue.split('\n').filter(isTurn).map(turnIn))
      expect(turn.outcomes, turn.said).toContain(withShown(turn, board.say(turn.said), board))
  })
})

describe.each(LANGUAGES)('what asks for no change of a task: %s', (language) => {
  test.each(read(language, 'unasked.txt').split('\n').filter(isTurn))('[D38] %s', (said) => {
    const { commands } = new TaskBoard(thirtyTasks(language), TUESDAY).hear(said)
    const changes = commands.filter(({ ready, intent }) => ready && intent !== 'add_task' && intent !== 'list_tasks')
    expect(changes).toEqual([])
  })
})
