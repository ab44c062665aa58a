// The board by keyboard, as a value: where the person stands, and what a key means there. Pure.
//
// TU1. A key moves on the screen or asks for one operation; nothing is changed without the version that is shown.

import type { OperationKey, TaskView } from '@pawl/contract'

export const COLUMNS = ['open', 'in_progress', 'done'] as const
export type Column = (typeof COLUMNS)[number]
type Tasks = { readonly [column in Column]: readonly TaskView[] }

export interface BoardState {
  readonly tasks: Tasks
  /** The index of the column, and of the task in it. */
  readonly column: number
  readonly row: number
  readonly view: 'board' | 'task' | 'help'
  /** What is being typed, if a task is being added. */
  readonly draft: string | null
  /** The task that is shown, as text. */
  readonly page: string
  /** What came of the last key. */
  readonly said: string
}

export interface Key {
  /** `up`, `return`, `a`; what stands on the key. */
  readonly name: string
  /** What it types, if it types anything. */
  readonly text: string
}

export interface Request {
  readonly operation: OperationKey
  readonly input: object
  /** What is shown with the answer as a page; else it is said in a line. */
  readonly opens?: 'task'
  /** Its words may tell a time, which is that of where they are typed. */
  readonly isTyped?: true
}

export interface Pressed {
  readonly state: BoardState
  readonly request?: Request
  readonly leaves?: true
}

export function firstState(tasks: Tasks): BoardState {
  const column = Math.max(
    0,
    COLUMNS.findIndex((one) => tasks[one].length > 0),
  )
  return { tasks, column, row: 0, view: 'board', draft: null, page: '', said: '' }
}

export function selected({ tasks, column, row }: BoardState): TaskView | undefined {
  return tasks[COLUMNS[column] as Column][row]
}

/** With what is there now; whoever stood on a task stands on it still, wherever it went. */
export function withTasks(state: BoardState, tasks: Tasks): BoardState {
  const before = selected(state)
  for (const [column, name] of COLUMNS.entries()) {
    const row = tasks[name].findIndex(({ id }) => id === before?.id)
    if (row !== -1) return { ...state, tasks, column, row }
  }
  const most = tasks[COLUMNS[state.column] as Column].length - 1
  return {
    ...state,
    tasks,
    row: Math.max(0, Math.min(state.row, most)),
    view: state.view === 'task' ? 'board' : state.view,
  }
}

const CHANGES: { readonly [key: string]: OperationKey } = {
  s: 'startTask',
  p: 'stopTask',
  d: 'completeTask',
  o: 'reopenTask',
  x: 'deleteTask',
}

export function press(state: BoardState, key: Key): Pressed {
  if (state.draft !== null) return typing(state, state.draft, key)
  const quiet = { ...state, said: '' }
  const task = selected(state)
  const change = CHANGES[key.name]
  if (change !== undefined && task !== undefined) {
    const input = { task: String(task.number), expectedVersion: task.version }
    return { state: quiet, request: { operation: change, input } }
  }
  switch (key.name) {
    case 'q':
      return { state, leaves: true }
    case 'escape':
      return state.view === 'board' ? { state, leaves: true } : { state: { ...quiet, view: 'board' } }
    case 'a':
      return { state: { ...quiet, draft: '' } }
    case 'u':
      return { state: quiet, request: { operation: 'undoChange', input: {} } }
    case '?':
      return { state: { ...quiet, view: state.view === 'help' ? 'board' : 'help' } }
    case 'return':
      if (state.view !== 'board' || task === undefined) return { state: { ...quiet, view: 'board' } }
      return { state: quiet, request: { operation: 'showTask', input: { task: String(task.number) }, opens: 'task' } }
    default:
      return { state: moved(quiet, key.name) }
  }
}

/** Escape gives up; nothing that was typed is added by accident. */
function typing(state: BoardState, draft: string, { name, text }: Key): Pressed {
  if (name === 'escape') return { state: { ...state, draft: null } }
  if (name === 'backspace') return { state: { ...state, draft: [...draft].slice(0, -1).join('') } }
  if (name !== 'return') return { state: { ...state, draft: draft + text } }
  const added = { ...state, draft: null, said: '' }
  return draft.trim() === ''
    ? { state: added }
    : { state: added, request: { operation: 'addTask', input: { text: draft.trim() }, isTyped: true } }
}

/** `previous` and `next` are columns in reading order; the arrows are turned into them by whoever draws. */
function moved(state: BoardState, name: string): BoardState {
  const rows = state.tasks[COLUMNS[state.column] as Column].length
  const within = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))
  const toColumn = (index: number) => {
    const column = within(index, COLUMNS.length)
    return { ...state, column, row: within(state.row, state.tasks[COLUMNS[column] as Column].length) }
  }
  if (name === 'up' || name === 'k') return { ...state, row: within(state.row - 1, rows) }
  if (name === 'down' || name === 'j') return { ...state, row: within(state.row + 1, rows) }
  if (name === 'home' || name === 'g') return { ...state, row: 0 }
  if (name === 'end') return { ...state, row: within(rows - 1, rows) }
  if (name === 'previous') return toColumn(state.column - 1)
  if (name === 'next' || name === 'tab') return toColumn(state.column + 1)
  return state
}
