// Rows in columns that line up, whatever script they are in.

import type { Screen, Style } from './screen.ts'
import { measureFor } from './text-width.ts'

export interface Column<Row> {
  readonly heading: string
  readonly text: (row: Row) => string
  readonly style?: (row: Row) => Style | undefined
  readonly align?: 'right'
  /** Text of people; may be cut to fit. */
  readonly free?: true
}

const GAP = '  '
const NARROWEST = 10

export async function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  screen: Screen,
): Promise<string> {
  const cells = rows.map((row) => columns.map((column) => column.text(row).replace(/\s+/g, ' ')))
  const shown = columns.map((_, index) => screen.isTerminal || cells.some((line) => line[index] !== ''))
  const measure = await measureFor([...columns.map((column) => column.heading), ...cells.flat()])
  const widths = columns.map((column, index) =>
    Math.max(measure(column.heading), ...cells.map((line) => measure(line[index] as string))),
  )
  if (screen.isTerminal) fit(widths, columns, shown, screen.columns - 1)

  const lay = (line: readonly string[], paint: (index: number, text: string) => string) =>
    line
      .map((text, index) => {
        const width = widths[index] as number
        const cut = screen.isTerminal ? shorten(text, width, measure) : text
        const padding = ' '.repeat(Math.max(0, width - measure(cut)))
        const painted = paint(index, columns[index]?.free ? screen.quote(cut) : cut)
        return columns[index]?.align === 'right' ? padding + painted : painted + padding
      })
      .filter((_, index) => shown[index])
      .join(GAP)
      .trimEnd()

  const heading = lay(
    columns.map((column) => column.heading),
    (_, text) => screen.paint('dim', text),
  )
  const body = rows.map((row, place) =>
    lay(cells[place] as string[], (index, text) => {
      const style = columns[index]?.style?.(row)
      return style === undefined ? text : screen.paint(style, text)
    }),
  )
  return [heading, ...body].join('\n')
}

/** Too wide: what people wrote gives way first, down to a few letters; then the columns from the right are left out. */
function fit(widths: number[], columns: readonly Column<never>[], shown: boolean[], available: number): void {
  const total = () => widths.reduce((sum, width, index) => sum + (shown[index] ? width + GAP.length : 0), -GAP.length)
  for (const [index, column] of columns.entries()) {
    const excess = total() - available
    if (column.free && excess > 0) widths[index] = Math.max(NARROWEST, (widths[index] as number) - excess)
  }
  for (let index = columns.length - 1; index > 1 && total() > available; index--) {
    if (!columns[index]?.free) shown[index] = false
  }
}

export function shorten(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (measure(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept}…`
}
