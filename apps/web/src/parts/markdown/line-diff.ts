// What changed between two texts, line by line, as git prints it. Pure.
//
// LD1. The lines without `+` are the old text, those without `-` the new one, as far as they are shown.

/** So many lines around a change are shown. */
const AROUND = 3
/** More to compare takes too long: the whole is shown as changed. */
const MOST_PAIRS = 4_000_000

interface Line {
  readonly sign: ' ' | '+' | '-'
  readonly text: string
}

/** Empty if the texts are the same. */
export function lineDiff(before: string, after: string): string {
  const lines = compared(before.split('\n'), after.split('\n'))
  const changed = lines.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]))
  const hunks: [number, number][] = []
  for (const at of changed) {
    const last = hunks.at(-1)
    const [from, to] = [Math.max(0, at - AROUND), Math.min(lines.length, at + AROUND + 1)]
    if (last !== undefined && from <= last[1]) last[1] = to
    else hunks.push([from, to])
  }
  return hunks.flatMap(([from, to]) => [placeOf(lines, from, to), ...lines.slice(from, to).map(written)]).join('\n')
}

const written = ({ sign, text }: Line) => sign + text

function placeOf(lines: readonly Line[], from: number, to: number): string {
  const count = (part: readonly Line[], without: Line['sign']) => part.filter(({ sign }) => sign !== without).length
  const side = (without: Line['sign']) =>
    `${count(lines.slice(0, from), without) + 1},${count(lines.slice(from, to), without)}`
  return `@@ -${side('+')} +${side('-')} @@`
}

function compared(before: readonly string[], after: readonly string[]): readonly Line[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const same = (text: string): Line => ({ sign: ' ', text })
  return [
    ...before.slice(0, start).map(same),
    ...changes(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ]
}

/** By the longest sequence of lines both have. */
function changes(before: readonly string[], after: readonly string[]): readonly Line[] {
  const removed = (text: string | undefined): Line => ({ sign: '-', text: text ?? '' })
  const added = (text: string | undefined): Line => ({ sign: '+', text: text ?? '' })
  if (before.length * after.length > MOST_PAIRS) return [...before.map(removed), ...after.map(added)]
  const width = after.length + 1
  // How many lines both have from here on.
  const common = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ sign: ' ', text: before[i] ?? '' })
      i++
      j++
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1)))
      lines.push(removed(before[i++]))
    else lines.push(added(after[j++]))
  }
  return lines
}
