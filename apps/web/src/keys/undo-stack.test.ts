import { expect, test } from 'vitest'
import { undoable, undoLast } from './undo-stack.ts'

test('[US1] what was done last is taken back first, and nothing twice', async () => {
  const undone: string[] = []
  const did = (what: string) => undoable(async (remember) => remember(() => undone.push(what)))
  await did('first')
  const second = await did('second')
  await did('third')
  second()
  second()
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false])
  expect(undone).toEqual(['second', 'third', 'first'])
})

test('[US2] what is still being sent is what is taken back, once it has happened', async () => {
  const undone: string[] = []
  await undoable(async (remember) => remember(() => undone.push('first')))
  const answer = Promise.withResolvers<void>()
  const second = undoable(async (remember) => {
    await answer.promise
    return remember(() => undone.push('second'))
  })
  expect(undoLast()).toBe(true)
  expect(undone).toEqual([])
  answer.resolve()
  await second
  expect(undone).toEqual(['second'])
  expect([undoLast(), undoLast()]).toEqual([true, false])
  expect(undone).toEqual(['second', 'first'])
})

test('[US2] what was refused is nothing to take back', async () => {
  const refused = undoable(() => Promise.reject(new Error('no')))
  await expect(refused).rejects.toThrow('no')
  expect(undoLast()).toBe(false)
})
