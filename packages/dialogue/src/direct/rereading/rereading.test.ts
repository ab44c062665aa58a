import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../../testing/thirty-tasks.ts'

const newBoard = () => new TaskBoard(thirtyTasks('en'), TUESDAY)

function heard(said: string): string {
  const board = newBoard()
  return outcomeOf(board.hear(said), board.tasks)
}

describe('what is not understood is read once more', () => {
  test.each([
    ['ok so um could you move the gym to Friday, if you would?', 'change Gym due 2026-11-20'],
    ['ugh, move the gym to Friday, I am so tired', 'change Gym due 2026-11-20'],
    ['good morning, what do I have today, please?', 'list'],
  ])('[RAG2] without the words around what is wanted: %s', (said, outcome) => expect(heard(said)).toBe(outcome))

  test.each([
    ['the plants I will water tomorrow', 'change? Water the plants due 2026-11-18'],
    ['26 high', 'change Buy eggs high'],
    ['everything due today should move to Friday', 'change? ? due 2026-11-20'],
    ['make the report less urgent', 'change? Finish the report high'],
  ])('[IP1] [IP2] in pieces: %s', (said, outcome) => expect(heard(said)).toBe(outcome))

  test.each([
    'put the milk in the fridge tonight',
    'the plants at the office I will water tomorrow',
    'that is all for today',
    'make the bed before Friday',
  ])('[IP1] a word that is left over belongs to something else: %s', (said) =>
    expect(heard(said)).not.toMatch(/^(?:change|done|delete|reopen)/),
  )

  test.each([
    'I called the dentist but she did not answer',
    'I called the dentist, no answer',
    'delete the gym, maybe',
  ])('[RAG2] what follows may say that it was not so: %s', (said) =>
    expect(heard(said)).not.toMatch(/^(?:change|done|delete) /),
  )

  test('[RAG1] an order that found nothing is no change of something else', () => {
    const board = new TaskBoard(['Cancel gym membership'])
    expect(board.hear('cancel the reminder tomorrow').detected).toEqual(['DELETE_TASK'])
  })

  test.each(['make the chairs less urgent', 'the chairs are not so urgent'])(
    '[DESIGN 5.9] %s sets nothing urgent',
    (said) => expect(new TaskBoard(thirtyTasks('en'), TUESDAY).hear(said).command.fields.priority).not.toBe('urgent'),
  )

  test('[RAG2] a deletion found so is proposed', () =>
    expect(heard('I was thinking delete the gym')).toBe('delete? Gym'))

  test('[RAG1] a title as it stands is asked about, with courtesies too [D38]', () => {
    const board = newBoard()
    expect(outcomeOf(board.hear('please clean the garage'), board.tasks)).toBe('what Clean the garage')
  })

  test('[DESIGN 5.9] a deed told of the task spoken of is proposed, and only of that one', () => {
    const board = newBoard()
    board.say('when is the hotel?')
    expect(outcomeOf(board.say('I have just handled it'), board.tasks)).toMatch(/^done\??.* Reserve the hotel$/)
    expect(
      newBoard()
        .hear('I have just handled it')
        .commands.some(({ ready }) => ready),
    ).toBe(false)
  })
})
