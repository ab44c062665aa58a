// Where something stands that is moved in a line: by priority, then queue position. Pure.
//
// PIL1. Nothing but what has to be changes: usually the one that is moved. Where two stand at one position with nothing
//     between them, those behind it make room.
// PIL2. It keeps its priority unless the place is among others: then it takes that of its neighbour.

import { present } from '@pawl/kernel'

export interface InLine {
  /** The id of a task, or m7 for a message. */
  readonly key: string
  readonly priority: number
  readonly position: number
}

export type Place = 'first' | 'last' | { readonly before: string } | { readonly after: string }

/** Of two, which one has its turn first. */
export const inOrder = (a: InLine, b: InLine) => b.priority - a.priority || a.position - b.position

/** Whatever stands elsewhere afterwards, the one that is moved first. Undefined if what it is moved beside is not there. */
export function placed(
  line: readonly InLine[],
  moved: InLine,
  place: Place,
): readonly [InLine, ...InLine[]] | undefined {
  const others = line.filter(({ key }) => key !== moved.key)
  const at = indexOf(others, place)
  if (at === undefined) return undefined
  const [before, behind] = [others[at - 1], others[at]]
  const priority = Math.min(
    Math.max(moved.priority, behind?.priority ?? Number.NEGATIVE_INFINITY),
    before?.priority ?? Number.POSITIVE_INFINITY,
  )
  const from = before?.priority === priority ? before.position : undefined
  const followers = others.slice(at).filter((one) => one.priority === priority)
  return spaced({ ...moved, priority }, from, followers)
}

function indexOf(others: readonly InLine[], place: Place): number | undefined {
  if (place === 'first') return 0
  if (place === 'last') return others.length
  const key = 'before' in place ? place.before : place.after
  const found = others.findIndex((one) => one.key === key)
  if (found === -1) return undefined
  return 'before' in place ? found : found + 1
}

/** As many of those behind it move as are needed for all to stand apart. */
function spaced(moved: InLine, from: number | undefined, followers: readonly InLine[]): readonly [InLine, ...InLine[]] {
  const [next] = followers
  if (from === undefined) return [{ ...moved, position: next === undefined ? moved.position : next.position - 1 }]
  for (let pushed = 0; ; pushed++) {
    const end = followers[pushed]?.position ?? from + pushed + 2
    const step = (end - from) / (pushed + 2)
    const positions = Array.from({ length: pushed + 1 }, (_, index) => from + step * (index + 1))
    const isApart = [...positions, end].every((one, index, all) => one > (index === 0 ? from : present(all[index - 1])))
    if (!isApart) continue
    const rest = followers.slice(0, pushed).map((one, index) => ({ ...one, position: present(positions[index + 1]) }))
    return [{ ...moved, position: present(positions[0]) }, ...rest]
  }
}
