// What hooks gave up, as a terminal shows it.

import type { HookDeliveryView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { renderDead } from './hooks.ts'
import { screenFor } from './screen.ts'

const failed: HookDeliveryView = {
  id: 'm1',
  hook: 'h1',
  task: 3,
  version: 2,
  trigger: 'completeTask',
  from: 'open',
  to: 'done',
  at: 0,
  state: 'failed',
  attempts: 8,
  nextAt: null,
  endedAt: 1,
  trouble: 'silent',
}

test('messages that were given up say of which hook they are, and how each hook sends its own again', async () => {
  const deliveries = [failed, { ...failed, id: 'm2', hook: 'h2', hookName: 'chat' }, { ...failed, id: 'm3' }]
  const shown = await renderDead({ deliveries }, screenFor(process.stdout, 'en', { NO_COLOR: '1' }))
  expect(shown).toMatch(/h1 +m1.*\nchat +m2/)
  expect(shown.split('\n').slice(-3)).toEqual([
    'To send them again, to a hook that is on:',
    '  pawl hook replay h1',
    '  pawl hook replay chat',
  ])
})
