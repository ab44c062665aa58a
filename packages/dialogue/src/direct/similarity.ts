// How alike two short texts are, from 0 to 1: what is left of the longer one after the fewest changes (Levenshtein).

export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  if (longer === 0) return 1
  // The distance is at least the difference in length: most titles need no more than that.
  if (Math.abs(a.length - b.length) / longer >= 0.4) return 0
  return 1 - distance(a, b) / longer
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}
