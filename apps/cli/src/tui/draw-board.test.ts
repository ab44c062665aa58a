// What is drawn fits the terminal, whatever its size: a line that is too long would push the others off the screen.

import { stripVTControlCharacters } from 'node:util'
import type { TaskView } from '@pawl/contract'
import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { screenFor } from '../output/screen.ts'
import { type BoardState, firstState } from './board-state.ts'
import { drawBoard } from './draw-board.ts'
import { fitHints, wrapLine } from './fit-lines.ts'

const measure = (text: string) => text.length
const task = (number: number, title: string) =>
  ({ number, title, deadline: '2026-12-01', status: 'open' }) as unknown as TaskView

const tasks = {
  open: [task(1, 'Buy milk'), task(2, 'לקנות לחם לארוחת הבוקר של כולם'), task(3, 'x'.repeat(300))],
  in_progress: [task(4, '買い物をする 買い物をする 買い物をする')],
  done: [],
}
const page = `#1 ${'a long title '.repeat(20)}\n\n${Array.from({ length: 50 }, (_, line) => `  line ${line}`).join('\n')}`
const states: readonly Partial<BoardState>[] = [
  {},
  { column: 1 },
  { view: 'help' },
  { view: 'task', page },
  { said: 'נוספה #4 לקנות לחם '.repeat(9) },
  { draft: 'a very long text that is typed '.repeat(9) },
]

describe.each(['en', 'he'] as const)('in %s', (language) => {
  test.each([
    [80, 24],
    [60, 20],
    [40, 14],
    [34, 10],
    [20, 8],
  ])('[TU3] everything fits into %i columns and %i rows, and the way out is shown', async (columns, rows) => {
    const screen = { ...screenFor(process.stdout, language, { NO_COLOR: '1' }), columns }
    for (const state of states) {
      const drawn = stripVTControlCharacters(await drawBoard({ ...firstState(tasks), ...state }, screen, rows))
      const lines = drawn.split('\n')
      expect(lines.length).toBeLessThanOrEqual(rows)
      expect(lines.filter((line) => stringWidth(line) > columns)).toEqual([])
      expect(lines.at(-1)).toContain('q ')
    }
  })
})

test('[TU3] where three columns do not fit, the chosen one has the whole width, below the names of all', async () => {
  const screen = { ...screenFor(process.stdout, 'en', { NO_COLOR: '1' }), columns: 40 }
  const lines = (await drawBoard(firstState(tasks), screen, 14)).split('\n')
  expect(lines[0]).toBe('‹open 3›  in progress 1  done 0')
  expect(lines[2]).toBe('› 1 Buy milk 12-01')
})

test('a line is broken at spaces and keeps its indent; hints are left out from the middle', () => {
  expect(wrapLine('  one two three', 9, measure)).toEqual(['  one two', '  three'])
  expect(wrapLine('abcdefgh', 3, measure)).toEqual(['abc', 'def', 'gh'])
  expect(fitHints('a add · s start · u undo · ? keys · q leave', 30, measure)).toBe('a add · ? keys · q leave')
})
