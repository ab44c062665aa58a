// A block of our own in a text of others: between two marks, and nothing else is touched.

import { cannotEdit, type Edited, type FileForm, lineAt } from './edited.ts'

export interface Marks {
  readonly begin: string
  readonly end: string
  readonly form: FileForm
}

interface Found {
  readonly from: number
  readonly to: number
}

/** Where it stood before, else behind everything with an empty line between. */
export function putBlock(text: string | undefined, content: string, marks: Marks, head = ''): Edited {
  const lineEnd = text?.includes('\r\n') ? '\r\n' : '\n'
  const block = [marks.begin, ...content.trim().split('\n'), marks.end].join(lineEnd)
  if (text === undefined || text === '') return { text: `${head}${block}\n` }
  const found = findBlock(text, marks)
  if (found === 'broken') return cannotEdit(marks.form, lineAt(text, text.indexOf(marks.begin)))
  if (found !== undefined) return { text: text.slice(0, found.from) + block + text.slice(found.to) }
  const gap = text.endsWith('\n') ? lineEnd : lineEnd + lineEnd
  return { text: `${text}${gap}${block}${lineEnd}` }
}

/** With the empty line that was put before it. */
export function takeBlock(text: string, marks: Marks, head = ''): Edited {
  const found = findBlock(text, marks)
  if (found === undefined) return { text }
  if (found === 'broken') return cannotEdit(marks.form, lineAt(text, text.indexOf(marks.begin)))
  const before = text.slice(0, found.from)
  const after = text.slice(found.to).replace(/^\r?\n/, '')
  if ((before === '' || before === head) && after === '') return { text: undefined }
  return { text: before.replace(/(\r?\n)\r?\n$/, '$1') + after }
}

export function hasBlock(text: string, marks: Marks): boolean {
  return findBlock(text, marks) !== undefined
}

/** Broken if one of the marks is missing, or there are several. */
function findBlock(text: string, { begin, end }: Marks): Found | 'broken' | undefined {
  const [begins, ends] = [text.split(begin).length - 1, text.split(end).length - 1]
  if (begins === 0 && ends === 0) return undefined
  const from = text.indexOf(begin)
  const to = text.indexOf(end) + end.length
  return begins === 1 && ends === 1 && from < to - end.length ? { from, to } : 'broken'
}
