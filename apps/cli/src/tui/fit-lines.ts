// Text that is wider than the terminal would be wrapped by it and push the rest off the screen. So it is made to fit first. Pure.

export type Measure = (text: string) => number

/** One line as several, broken at spaces; what follows is indented as the first. */
export function wrapLine(line: string, width: number, measure: Measure): readonly string[] {
  if (measure(line) <= width) return [line]
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let current = indent
  for (const word of line.trim().split(/ +/)) {
    const longer = current === indent ? current + word : `${current} ${word}`
    if (measure(longer) <= width || current === indent) {
      current = longer
      continue
    }
    lines.push(current)
    current = indent + word
  }
  return [...lines, current].flatMap((one) => (measure(one) <= width ? [one] : cutInto(one, width, measure)))
}

/** The lines that fit; a sign says that there are more. */
export function fitPage(text: string, { columns, rows }: Size, measure: Measure): readonly string[] {
  const lines = text.split('\n').flatMap((line) => wrapLine(line, columns, measure))
  return lines.length <= rows ? lines : [...lines.slice(0, Math.max(0, rows - 1)), '…']
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

const BETWEEN = ' · '

/** As many hints as fit on one line. The last two stay the longest: they show all keys, and the way out. */
export function fitHints(hints: string, columns: number, measure: Measure): string {
  const parts = hints.split(BETWEEN)
  while (parts.length > 1 && measure(parts.join(BETWEEN)) > columns) parts.splice(Math.max(0, parts.length - 3), 1)
  return parts.join(BETWEEN)
}

/** The end of what is being typed, where the cursor is. */
export function fitEnd(text: string, columns: number, measure: Measure): string {
  if (measure(text) <= columns) return text
  let kept = ''
  for (const { segment } of [...new Intl.Segmenter().segment(text)].reverse()) {
    if (measure(segment + kept) > columns - 1) break
    kept = segment + kept
  }
  return `…${kept}`
}

function cutInto(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = []
  let current = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (current !== '' && measure(current + segment) > width) {
      lines.push(current)
      current = ''
    }
    current += segment
  }
  return [...lines, current]
}
