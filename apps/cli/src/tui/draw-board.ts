// The board as lines of text. What is chosen is marked by a sign as well, so that no colour is needed.
//
// TU3. Every line fits the terminal, and so do all of them together: what is too long would push the rest off the screen.

import { languages, shownDocument, type TaskView } from '@pawl/contract'
import type { Screen, Style } from '../output/screen.ts'
import { shorten } from '../output/table.ts'
import { statusName } from '../output/table-words.ts'
import { measureFor } from '../output/text-width.ts'
import { type BoardState, COLUMNS, type Column } from './board-state.ts'
import { fitEnd, fitHints, fitPage, type Measure } from './fit-lines.ts'

const GAP = 2
/** Below this a column says too little: only the chosen one is shown. */
const NARROWEST = 16
/** Heading, an empty line, and below the columns another, what was said, and the keys. */
const AROUND = 5
const FOOT = 3
const STYLES: { readonly [column in Column]: Style } = { open: 'bold', in_progress: 'cyan', done: 'green' }

export async function drawBoard(state: BoardState, screen: Screen, rows: number): Promise<string> {
  const { tui } = screen.phrases.firstHour
  const page = state.view === 'help' ? tui.help : state.page
  const texts = COLUMNS.flatMap((name) => state.tasks[name].map(titleOf))
  const headings = COLUMNS.map((name) => headingOf(name, state, screen))
  const measure = await measureFor([...texts, ...headings, page, state.said, state.draft ?? '', tui.keys])
  // The last column of a terminal is left free: some go to the next line when it is written.
  const columns = Math.max(1, Math.min(screen.columns, 240) - 1)
  const foot = footLines(state, screen, columns, measure)
  if (state.view !== 'board')
    return [...fitPage(page, { columns, rows: Math.max(1, rows - FOOT) }, measure), ...foot].join('\n')
  return [...boardLines(state, { screen, height: Math.max(1, rows - AROUND), columns, measure }), ...foot].join('\n')
}

function boardLines(
  state: BoardState,
  { columns, ...space }: Omit<Space, 'width' | 'isNarrow'> & { columns: number },
): string[] {
  const beside = Math.floor(columns / COLUMNS.length) - GAP
  const isNarrow = beside < NARROWEST
  const width = isNarrow ? columns : beside
  const drawn = COLUMNS.map((name, index) => columnLines(name, index, state, { ...space, width, isNarrow }))
  const shown = isNarrow ? drawn.filter((_, index) => index === state.column) : drawn
  const inOrder = isRightToLeft(space.screen) ? shown.toReversed() : shown
  return Array.from({ length: space.height + 2 }, (_, line) =>
    inOrder
      .map((column) => column[line] ?? ' '.repeat(width))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}

/** Columns stand in the reading order of the language. */
export function isRightToLeft({ language }: Pick<Screen, 'language'>): boolean {
  return languages[language].direction === 'rtl'
}

interface Space {
  readonly screen: Screen
  readonly height: number
  readonly width: number
  /** Alone on the screen, with the names of the others above it. */
  readonly isNarrow: boolean
  readonly measure: Measure
}

function columnLines(name: Column, index: number, state: BoardState, space: Space): string[] {
  const { screen, height, width, isNarrow, measure } = space
  const heading = shorten(isNarrow ? allHeadings(name, state, screen) : headingOf(name, state, screen), width, measure)
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

function allHeadings(chosen: Column, state: BoardState, screen: Screen): string {
  const inOrder = isRightToLeft(screen) ? COLUMNS.toReversed() : COLUMNS
  const named = (name: Column) => headingOf(name, state, screen)
  return inOrder.map((name) => (name === chosen ? `‹${named(name)}›` : named(name))).join('  ')
}

function titleOf(task: TaskView): string {
  const { number, title = '', deadline } = shownDocument(task)
  return `${number} ${title.replaceAll(/\s+/g, ' ')}${deadline === undefined ? '' : ` ${deadline.slice(5, 10)}`}`
}

function footLines({ draft, said }: BoardState, screen: Screen, columns: number, measure: Measure): string[] {
  const { adding, keys } = screen.phrases.firstHour.tui
  const room = columns - measure(adding) - 2
  const line =
    draft === null ? shorten(said, columns, measure) : `${adding} ${screen.quote(fitEnd(draft, room, measure))}▏`
  return ['', screen.paint('yellow', line), screen.paint('dim', fitHints(keys, columns, measure))]
}
