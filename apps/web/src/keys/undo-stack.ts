// What was done in this tab and can be taken back, for Ctrl+Z: the last one first. The note at the edge of the
// screen takes back the same thing.
//
// US1. Nothing is taken back twice.
// US2. What is still being sent counts as the last thing done: it is taken back as soon as it has happened, and nothing else.

const MOST = 50

interface Done {
  /** None while it is being sent. */
  undo: (() => void) | undefined
  isUnwanted: boolean
}

/** Says how to take back what has just happened. Returns what does so: once, whichever way it is asked for. */
type Remember = (undo: () => void) => () => void

const stack: Done[] = []

/** Does something that can be taken back. If it never calls `remember`, there is nothing to take back. */
export async function undoable<Value>(act: (remember: Remember) => Promise<Value>): Promise<Value> {
  const done: Done = { undo: undefined, isUnwanted: false }
  stack.push(done)
  if (stack.length > MOST) stack.shift()
  try {
    return await act((undo) => {
      done.undo = undo
      if (done.isUnwanted) takeBack(done)
      return () => takeBack(done)
    })
  } finally {
    if (done.undo === undefined) remove(done)
  }
}

/** False if there is nothing to take back. */
export function undoLast(): boolean {
  const last = stack.findLast(({ isUnwanted }) => !isUnwanted)
  if (last !== undefined) takeBack(last)
  return last !== undefined
}

function takeBack(done: Done): void {
  done.isUnwanted = true
  if (done.undo !== undefined && remove(done)) done.undo()
}

function remove(done: Done): boolean {
  const at = stack.indexOf(done)
  if (at !== -1) stack.splice(at, 1)
  return at !== -1
}
