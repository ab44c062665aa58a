// The line of an arrow: straight from bend to bend, with rounded corners, so that it passes where its label stands.

import type { Point } from '@dagrejs/dagre'

const RADIUS = 28

export function curveThrough(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const parts = rest.map((point, index) => {
    const next = rest[index + 1]
    if (next === undefined) return `L ${point.x} ${point.y}`
    const before = towards(point, points[index] as Point)
    const after = towards(point, next)
    return `L ${before.x} ${before.y} Q ${point.x} ${point.y} ${after.x} ${after.y}`
  })
  return `M ${first.x} ${first.y} ${parts.join(' ')}`
}

/** A corner's radius away from the corner, or half of the way if that is less. */
function towards(corner: Point, end: Point): Point {
  const [x, y] = [end.x - corner.x, end.y - corner.y]
  const length = Math.hypot(x, y)
  const share = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length
  return { x: corner.x + x * share, y: corner.y + y * share }
}
