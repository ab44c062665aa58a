// What people type into a real list, in both languages.

import { describe, expect, test } from 'vitest'
import { TaskBoard } from '../../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../../testing/thirty-tasks.ts'
import type { Turn } from '../../index.ts'
import { type Answered, QUESTIONS_EN } from './questions-en.ts'
import { QUESTIONS_HE } from './questions-he.ts'
import { type Outcome, SEVERAL_EN } from './several-en.ts'
import { SEVERAL_HE } from './several-he.ts'

const LANGUAGES = [
  { language: 'en', questions: QUESTIONS_EN, several: SEVERAL_EN },
  { language: 'he', questions: QUESTIONS_HE, several: SEVERAL_HE },
] as const

const numbersOf = (ids: readonly (string | undefined)[]) => ids.map((id) => Number(id?.slice(1)))
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const isReady = ({ ready, intent }: Turn['command']) => ready && intent !== 'list_tasks'

function expectAnswer({ reply, command, commands }: Turn, answered: Answered) {
  expect(commands.some(isReady), 'nothing is changed by a question').toBe(false)
  if (typeof answered === 'string') expect(reply).toContain(answered)
  else expect(numbersOf(command.ref?.options ?? [])).toEqual(answered)
}

function expectOutcome({ reply, command, commands }: Turn, { does = [], asks, adds = [], offers, says }: Outcome) {
  const ready = commands.filter(isReady)
  const added = ready.filter(({ intent }) => intent === 'add_task').map(({ fields }) => fields.title)
  const changed = ready.filter(({ intent }) => intent !== 'add_task').map(({ ref }) => ref?.task_id)
  expect(sorted(numbersOf(changed)), reply).toEqual(does)
  expect(added, reply).toEqual(adds)
  expect(command.missing_fields.includes('confirmation'), reply).toBe(asks !== undefined || offers !== undefined)
  if (asks !== undefined) expect(sorted(numbersOf(command.ref?.options ?? []))).toEqual(asks)
  for (const part of [...(offers ?? []), ...(says === undefined ? [] : [says])]) expect(reply).toContain(part)
}

describe.each(LANGUAGES)('$language', ({ language, questions, several }) => {
  const board = new TaskBoard(thirtyTasks(language), TUESDAY)
  test.each(questions)('[D8] [D14] %s', (message, answered) => expectAnswer(board.hear(message), answered))
  test.each(several)('[D9] [SV1, SV2, SV3, SV4] [SA1, SA2, SA3, SA4] %s', (message, outcome) =>
    expectOutcome(board.hear(message), outcome),
  )
})
