// The board as lines of text that fit the screen. What is chosen is marked by a sign as well, so that no colour is needed.

import { languages, shownDocument, type TaskView } from '@pawl/contract'
import type { Screen, Style } from '../output/screen.ts'
import { shorten } from '../output/table.ts'
import { statusName } from '../output/table-words.ts'
import { measureFor } from '../output/text-width.ts'
import { type BoardState, COLUMNS, type Column } from './board-state.ts'

const GAP = 2
/** Heading, an empty line, and below the columns another, what was said, and the keys. */
const AROUND = 5
const STYLES: { readonly [column in Column]: Style } = { open: 'bold', in_progress: 'cyan', done: 'green' }

type Measure = (text: string) => number

export async function drawBoard(state: BoardState, screen: Screen, rows: number): Promise<string> {
  const { tui } = screen.phrases.firstHour
  const foot = ['', screen.paint('yellow', footLine(state, screen)), screen.paint('dim', tui.keys)]
  if (state.view === 'help') return [...tui.help.split('\n'), ...foot].join('\n')
  if (state.view === 'task') return [...state.page.split('\n'), ...foot].join('\n')
  const height = Math.max(1, rows - AROUND)
  const width = Math.max(12, Math.floor((Math.min(screen.columns, 240) - 1) / COLUMNS.length) - GAP)
  const texts = COLUMNS.flatMap((name) => state.tasks[name].map(titleOf))
  const measure = await measureFor([...texts, ...COLUMNS.map((name) => headingOf(name, state, screen))])
  const columns = COLUMNS.map((name, index) => columnLines(name, index, state, { screen, height, width, measure }))
  const inOrder = isRightToLeft(screen) ? columns.toReversed() : columns
  const lines = Array.from({ length: height + 2 }, (_, line) =>
    inOrder.map((column) => column[line] ?? ' '.repeat(width)).join(' '.repeat(GAP)),
  )
  return [...lines.map((line) => line.trimEnd()), ...foot].join('\n')
}

/** Columns stand in the reading order of the language. */
export function isRightToLeft({ language }: Pick<Screen, 'language'>): boolean {
  return languages[language].direction === 'rtl'
}

interface Space {
  readonly screen: Screen
  readonly height: number
  readonly width: number
  readonly measure: Measure
}

function columnLines(name: Column, index: number, state: BoardState, space: Space): string[] {
  const { screen, height, width, measure } = space
  const heading = shorten(headingOf(name, state, screen), width, measure)
  const tasks = state.tasks[name]
  const isHere = state.column === index
  // The chosen one stays in sight.
  const from = isHere ? Math.max(0, Math.min(state.row - height + 1, tasks.length - height)) : 0
  const shown = tasks.slice(from, from + height).map((task, place) => {
    const isChosen = isHere && from + place === state.row
    const text = shorten(`${isChosen ? '›' : ' '} ${titleOf(task)}`, width, measure)
    const padding = ' '.repeat(Math.max(0, width - measure(text)))
    const quoted = screen.quote(text)
    return (isChosen ? screen.paint('bold', quoted) : quoted) + padding
  })
  const padded = heading + ' '.repeat(Math.max(0, width - measure(heading)))
  return [screen.paint(STYLES[name], padded), '─'.repeat(width), ...shown]
}

function headingOf(name: Column, { tasks }: BoardState, screen: Screen): string {
  return `${statusName('todo', name, screen)} ${tasks[name].length}`
}

function titleOf(task: TaskView): string {
  const { number, title = '', deadline } = shownDocument(task)
  return `${number} ${title.replaceAll(/\s+/g, ' ')}${deadline === undefined ? '' : ` ${deadline.slice(5, 10)}`}`
}

function footLine({ draft, said }: BoardState, screen: Screen): string {
  return draft === null ? said : `${screen.phrases.firstHour.tui.adding} ${screen.quote(draft)}▏`
}
