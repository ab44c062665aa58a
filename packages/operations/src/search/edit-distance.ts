// SW3. A misspelled word is one that becomes another by one letter added, left out, changed, or exchanged with the next.

/** Whether one word becomes the other by at most so many letters added, left out, changed or exchanged with the next. Pure. */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1))
      const exchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (exchanged) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      now.push(cost)
    }
    if (Math.min(...now) > most) return false
    before = last
    last = now
  }
  return (last[other.length] ?? 0) <= most
}
