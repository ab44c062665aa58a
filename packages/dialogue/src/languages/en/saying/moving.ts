// English: how a task is moved by an amount: back two days.

import { forms } from '../../entries.ts'
import type { Moving } from '../../saying.ts'

export const moving: Moving = {
  moves: ['snooze', 'postpone', 'reschedule', 'delay', 'push', 'push back', 'put off'],
  movesAlone: ['move', 'push', 'postpone', 'reschedule', 'delay', 'change', 'set', 'bump', 'shift', 'schedule'],
  puts: ['put', 'set', 'schedule', 'do', 'have'],
  putsOn: ['on', 'for'],
  later: ['back', 'out', 'off', 'back by', 'out by', 'off by', 'back another', 'another', 'by another'],
  earlier: ['up', 'forward', 'up by', 'forward by', 'earlier by'],
  settingOrders: ['make', 'make it', 'make that', 'make this', 'set', 'set it', 'set it to'],
  earlierOrders: forms(`
    bring it forward, bring that forward, move it up, move that up, move it forward, pull it forward, bring forward,
    pull forward, pull in, bring, move up, move forward, pull
  `),
}
