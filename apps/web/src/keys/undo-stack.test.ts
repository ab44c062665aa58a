import { expect, test } from 'vitest'
import { rememberUndo, undoLast } from './undo-stack.ts'

test('[US1] what was done last is taken back first, and nothing twice', () => {
  const undone: string[] = []
  rememberUndo(() => undone.push('first'))
  const second = rememberUndo(() => undone.push('second'))
  rememberUndo(() => undone.push('third'))
  second()
  second()
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false])
  expect(undone).toEqual(['second', 'third', 'first'])
})
