import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InLine, inOrder, type Place, placed } from './place-in-line.ts'

const line = (...positions: (readonly [priority: number, position: number])[]): InLine[] =>
  positions.map(([priority, position], index) => ({ key: `k${index}`, priority, position }))

/** The keys in their order afterwards. */
function after(before: readonly InLine[], key: string, place: Place): readonly string[] {
  const changed = placed(before, before.find((one) => one.key === key) as InLine, place) ?? []
  const now = before.map((one) => changed.find((other) => other.key === one.key) ?? one)
  return now.toSorted(inOrder).map((one) => one.key)
}

describe('[D26] a place in the line', () => {
  test('between two others nothing else moves', () => {
    const three = line([0, 1], [0, 2], [0, 3])
    expect(placed(three, three[2] as InLine, { before: 'k1' })).toEqual([{ key: 'k2', priority: 0, position: 1.5 }])
  })

  test('among what is more urgent it becomes as urgent, and no more than it has to', () => {
    const mixed = line([5, 4], [2, 1], [0, 2])
    expect(placed(mixed, mixed[2] as InLine, 'first')).toMatchObject([{ priority: 5, position: 3 }])
    expect(placed(mixed, mixed[2] as InLine, { after: 'k0' })).toMatchObject([{ priority: 2, position: 0 }])
    expect(placed(mixed, mixed[0] as InLine, 'last')).toMatchObject([{ priority: 0, position: 3 }])
  })

  test('[PIL1] those at one position make room', () => {
    const same = line([0, 1], [0, 1], [0, 1], [0, 9])
    expect(after(same, 'k3', { after: 'k0' })).toEqual(['k0', 'k3', 'k1', 'k2'])
  })

  test('beside what is not there it has no place', () => {
    const two = line([0, 1], [0, 2])
    expect(placed(two, two[0] as InLine, { after: 'm9' })).toBeUndefined()
  })

  test('wherever it is moved, however often, it stands there and the others keep their order', () => {
    const positions = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(1, 1, 2, 3)), {
      minLength: 2,
      maxLength: 8,
    })
    const moves = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('first', 'last', 'before', 'after')), {
      maxLength: 70,
    })
    fc.assert(
      fc.property(positions, moves, (given, steps) => {
        let now = line(...given).toSorted(inOrder)
        for (const [which, other, how] of steps) {
          const moved = now[which % now.length] as InLine
          const others = now.filter((one) => one !== moved)
          const beside = others[other % others.length] as InLine
          const place: Place =
            how === 'first' || how === 'last' ? how : how === 'before' ? { before: beside.key } : { after: beside.key }
          const changed = placed(now, moved, place) ?? []
          const at =
            how === 'first' ? 0 : how === 'last' ? others.length : others.indexOf(beside) + (how === 'after' ? 1 : 0)
          const wanted = others.map(({ key }) => key).toSpliced(at, 0, moved.key)
          now = now.map((one) => changed.find(({ key }) => key === one.key) ?? one).toSorted(inOrder)
          // What stood at one position before may stand either way; what was moved stands apart.
          expect(now.map(({ key }) => key).indexOf(moved.key)).toBe(wanted.indexOf(moved.key))
        }
      }),
      { numRuns: 200 },
    )
  })
})
