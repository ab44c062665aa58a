// A colour for each status of a chart: the one its name has everywhere, lighter for each further status of that tone.

import type { LifecycleName } from '@pawl/kernel'
import { type Tone, toneOf } from '../parts/task/status.tsx'

const TOKENS: { readonly [tone in Tone]: string } = {
  quiet: '--quiet',
  active: '--accent',
  good: '--good',
  warning: '--warning',
  bad: '--bad',
  review: '--violet',
}
const SHARES = [80, 50, 30, 18]

export function statusColors(lifecycle: LifecycleName, statuses: readonly string[]): ReadonlyMap<string, string> {
  const tones = statuses.map((status) => toneOf(lifecycle, status))
  return new Map(
    statuses.map((status, index) => {
      const tone = tones[index] as Tone
      const before = tones.slice(0, index).filter((other) => other === tone).length
      const share = SHARES[Math.min(before, SHARES.length - 1)]
      return [status, `color-mix(in srgb, var(${TOKENS[tone]}) ${share}%, var(--surface))`]
    }),
  )
}
