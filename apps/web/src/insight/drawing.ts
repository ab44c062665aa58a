// How every chart is drawn: by the tokens, without motion, and turned where text runs from right to left.

import { useIsTurned } from '../language/language.tsx'

export const GRID = { stroke: 'var(--line)', vertical: false } as const
export const TOOLTIP = {
  isAnimationActive: false,
  cursor: { fill: 'var(--quiet-soft)', stroke: 'var(--line-strong)' },
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-small)',
    color: 'var(--ink)',
  },
  itemStyle: { color: 'var(--ink)' },
} as const

const AXIS = { stroke: 'var(--line-strong)', tickLine: false } as const

export function useAxes() {
  const isTurned = useIsTurned()
  return {
    x: { ...AXIS, reversed: isTurned },
    y: { ...AXIS, orientation: isTurned ? ('right' as const) : ('left' as const), width: 44 },
  }
}
