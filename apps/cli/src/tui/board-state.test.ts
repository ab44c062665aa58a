import type { TaskView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { type BoardState, firstState, press, selected, withTasks } from './board-state.ts'

const task = (number: number) => ({ id: `t${number}`, number, version: 3, title: `Task ${number}` }) as TaskView
const board = () => firstState({ open: [task(1), task(2)], in_progress: [task(3)], done: [] })
const after = (state: BoardState, ...names: string[]) =>
  names.reduce((now, name) => press(now, { name, text: name.length === 1 ? name : '' }).state, state)
const number = (state: BoardState) => selected(state)?.number

test('[TU1] keys choose a task and stay within the board', () => {
  expect(number(board())).toBe(1)
  expect(number(after(board(), 'down'))).toBe(2)
  expect(number(after(board(), 'down', 'down', 'up'))).toBe(1)
  expect(number(after(board(), 'down', 'next'))).toBe(3)
  expect(number(after(board(), 'previous', 'previous'))).toBe(1)
  expect(number(after(board(), 'next', 'next', 'next'))).toBeUndefined()
})

test('[TU1] a change is asked for with the version that is shown, and nothing is asked for where there is no task', () => {
  for (const [name, operation] of [
    ['s', 'startTask'],
    ['d', 'completeTask'],
    ['x', 'deleteTask'],
  ] as const)
    expect(press(board(), { name, text: name }).request).toEqual({
      operation,
      input: { task: '1', expectedVersion: 3 },
    })
  expect(press(after(board(), 'next', 'next'), { name: 'x', text: 'x' }).request).toBeUndefined()
})

test('[TU1] while a task is typed no key changes anything; Escape gives it up', () => {
  const typed = after(board(), 'a', 'x', 'd', 'q')
  expect(typed.draft).toBe('xdq')
  expect(after(typed, 'backspace').draft).toBe('xd')
  expect(after(typed, 'escape').draft).toBeNull()
  expect(press(typed, { name: 'return', text: '' }).request).toEqual({
    operation: 'addTask',
    input: { text: 'xdq' },
    isTyped: true,
  })
  expect(press(after(board(), 'a'), { name: 'return', text: '' }).request).toBeUndefined()
})

test('whoever stands on a task stands on it still when it moves', () => {
  const moved = withTasks(after(board(), 'down'), { open: [task(1)], in_progress: [task(3), task(2)], done: [] })
  expect({ number: number(moved), column: moved.column }).toEqual({ number: 2, column: 1 })
  const gone = withTasks(after(board(), 'down'), { open: [task(1)], in_progress: [], done: [] })
  expect(number(gone)).toBe(1)
})
