// Which groups of lists are folded away: kept in this browser for each way to group.

import { useMemo, useState } from 'react'
import { forget, keep, readKept } from '../api/kept.ts'
import type { Grouping } from './list-headings.ts'

/** By the keys of their headings. */
export function useFolded(by: Grouping): {
  readonly folded: ReadonlySet<string>
  readonly toggle: (key: string) => void
} {
  const name = `pawl.folded.${by}`
  const [, setTurn] = useState(0)
  const kept = readKept(name) ?? ''
  const folded = useMemo(() => new Set(kept === '' ? [] : kept.split('\n')), [kept])
  const toggle = (key: string) => {
    const next = folded.has(key) ? [...folded].filter((one) => one !== key) : [...folded, key]
    if (next.length === 0) forget(name)
    else keep(name, next.join('\n'))
    setTurn((turn) => turn + 1)
  }
  return { folded, toggle }
}
