import type { TaskView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { pick, pickedNow, pickNone, pickUpTo } from './picked.ts'

const shown = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as TaskView)
const [a, b, , d] = shown as [TaskView, TaskView, TaskView, TaskView]

test('[PK1] Shift takes all from the last one to this one, in either direction', () => {
  pickNone()
  pick(d)
  pickUpTo(b, shown)
  expect([...pickedNow().keys()].toSorted()).toEqual(['b', 'c', 'd'])
  pick(b)
  pickUpTo(a, shown)
  expect([...pickedNow().keys()].toSorted()).toEqual(['a', 'b', 'c', 'd'])
  pickNone()
  pickUpTo(a, shown)
  expect([...pickedNow().keys()]).toEqual(['a'])
})
