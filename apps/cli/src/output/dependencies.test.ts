// What a task depends on, as a terminal shows it.

import type { TaskView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { renderDependencies } from './dependencies.ts'
import { screenFor } from './screen.ts'

const screen = screenFor(process.stdout, 'en', { NO_COLOR: '1' })
const none = { blockedBy: [], waitsFor: [], dropped: [], blocks: [], hidden: 0 }
const headed = (fields: Partial<TaskView>) => {
  const task = { lifecycle: 'todo', number: 1, title: 'Bake', ...fields } as TaskView
  return renderDependencies({ task, dependencies: none }, screen).split('\n')[0]
}

test('[D50] what is over neither waits nor can be begun, whatever it depends on', () => {
  expect(headed({ status: 'open', waitsFor: ['a'] })).toBe('Waits for other work: 1  Bake')
  expect(headed({ status: 'open' })).toBe('Nothing blocks it: 1  Bake')
  expect(headed({ status: 'done', waitsFor: ['a'] })).toBe('Has ended: 1  Bake')
  expect(headed({ lifecycle: 'room', status: 'closed' })).toBe('Has ended: 1  Bake')
})
