// A member's state, read wherever it is asked whether someone is here.

import type { recordLifecycles, StatusOf } from '@pawl/kernel'

const HERE: StatusOf<(typeof recordLifecycles)['member']> = 'active'

export function isActive(state: string): boolean {
  return state === HERE
}
