// While a card is dragged by keyboard, an arrow takes it to the next column on that side of the screen.

import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** So far inside the column that the card lies over it and no other. */
const INSIDE = 12

export const columnByArrow: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const columns = [...context.droppableRects.values()].sort((a, b) => a.left - b.left)
  const here = columns.findIndex(
    ({ left, right }) => currentCoordinates.x >= left - INSIDE && currentCoordinates.x < right,
  )
  const next = columns[here + step]
  return next && { x: next.left + INSIDE, y: next.top + INSIDE }
}
