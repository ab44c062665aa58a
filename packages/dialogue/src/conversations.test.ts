// Plays every dialogue in conversations/, as data.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type HistoryMessage, type KnownTask, type Mode, markerOf, takeTurn } from './index.ts'

interface Dialogue {
  readonly claim: string
  readonly mode: Mode
  readonly tasks: readonly KnownTask[]
  readonly turns: readonly { user: string; says?: string; state?: string; command?: object }[]
}

const folder = join(import.meta.dirname, '../../../conversations')
const files = (language: string) => readdirSync(join(folder, language)).sort()
const dialogues = ['en', 'he'].flatMap((language) =>
  files(language).map((file) => ({
    language,
    ...(parse(readFileSync(join(folder, language, file), 'utf8')) as Dialogue),
  })),
)

test('both languages have the same dialogues', () => {
  expect(files('he')).toEqual(files('en'))
})

describe.each([
  ['with commands in the history', true],
  ['with a plain history', false],
])('%s', (_, withCommands) => {
  test.each(dialogues)('$language: $claim', ({ mode, tasks, turns }) => {
    let history: HistoryMessage[] = []
    for (const { user, says, state, command } of turns) {
      const turn = takeTurn({ history, tasks, message: user, mode, now: 0 })
      const where = `after ‘${user}’`
      expect(markerOf(turn.reply), where).toBe(state)
      if (says !== undefined) expect(turn.reply, where).toContain(says)
      if (command !== undefined) expect(turn.command, where).toMatchObject(command)
      if (/[\u05d0-\u05ea]/.test(user)) expect(turn.language, where).toBe('he')
      history = [
        ...history,
        { role: 'user', content: user },
        { role: 'assistant', content: turn.reply, ...(withCommands && { command: turn.command }) },
      ]
    }
  })
})
