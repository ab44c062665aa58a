// Rows of a file of values separated by commas (RFC 4180), each with the line it begins in.

import { present } from '@pawl/kernel'
import type { SourceFile } from './source-file.ts'

export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** Undefined if a quotation mark is never closed. */
export function readRows(text: string, file: SourceFile): readonly Row[] | undefined {
  const rows: Row[] = []
  const given = text.replace(/^\ufeff/, '')
  let cells: string[] = []
  let cell = ''
  let line = 1
  let begins = 1
  let quotedSince: number | undefined
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begins, cells })
    cells = []
    cell = ''
  }
  for (let at = 0; at < given.length; at++) {
    const character = present(given[at])
    if (character === '\n') line++
    if (quotedSince !== undefined) {
      if (character !== '"') cell += character
      else if (given[at + 1] === '"') cell += given[++at]
      else quotedSince = undefined
    } else if (character === '"' && cell === '') quotedSince = line
    else if (character === ',') {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      endRow()
      begins = line
    } else if (character !== '\r' || given[at + 1] !== '\n') cell += character
  }
  endRow()
  if (quotedSince === undefined) return rows
  file.cannotRead({ line: quotedSince, field: '', reason: 'unclosed_quote' })
  return undefined
}

/** A row by the names of its columns. */
export type Named = (column: string) => string

export function named(header: Row, row: Row): Named {
  return (column) => (row.cells[header.cells.findIndex((cell) => cell.trim() === column)] ?? '').trim()
}
