// What changes in a text, as people are used to seeing it: the lines that go, those that come, and three around them.

const AROUND = 3

export function textDiff(path: string, before: string | undefined, after: string | undefined): string {
  const [old, young] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < Math.min(old.length, young.length) && old[start] === young[start]) start++
  let same = 0
  while (
    same < Math.min(old.length, young.length) - start &&
    old[old.length - 1 - same] === young[young.length - 1 - same]
  )
    same++
  const from = Math.max(0, start - AROUND)
  const gone = old.slice(start, old.length - same)
  const come = young.slice(start, young.length - same)
  const rest = old.slice(old.length - same, old.length - same + AROUND)
  const range = (at: number, count: number) => `${count === 0 ? at : at + 1},${count}`
  const around = start - from + rest.length
  return [
    `--- ${before === undefined ? '/dev/null' : path}`,
    `+++ ${after === undefined ? '/dev/null' : path}`,
    `@@ -${range(from, gone.length + around)} +${range(from, come.length + around)} @@`,
    ...old.slice(from, start).map((line) => ` ${line}`),
    ...gone.map((line) => `-${line}`),
    ...come.map((line) => `+${line}`),
    ...rest.map((line) => ` ${line}`),
  ].join('\n')
}

/** A text that does not end its last line shows it. */
function linesOf(text: string | undefined): string[] {
  if (text === undefined || text === '') return []
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  else lines.push('\\ No newline at end of file')
  return lines.map((line) => line.replace(/\r$/, ''))
}
