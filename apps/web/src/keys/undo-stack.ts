// What was done in this tab and can be taken back, for Ctrl+Z: the last one first. The note at the edge of the
// screen takes back the same thing.
//
// US1. Nothing is taken back twice.

const MOST = 50
const stack: (() => void)[] = []

/** Returns what takes it back: once, whichever way it is asked for. */
export function rememberUndo(undo: () => void): () => void {
  const once = () => {
    const at = stack.indexOf(once)
    if (at === -1) return
    stack.splice(at, 1)
    undo()
  }
  stack.push(once)
  if (stack.length > MOST) stack.shift()
  return once
}

/** False if there is nothing to take back. */
export function undoLast(): boolean {
  const last = stack.at(-1)
  last?.()
  return last !== undefined
}
