import { type InputOf, type Operations, succeed, toTaskView } from '@pawl/contract'
import { createTask, type Fields, todo } from '@pawl/kernel'
import type { Context } from './context.ts'

export async function addTask(context: Context, input: InputOf<Operations['addTask']>) {
  const creation = { id: context.newId(), by: context.actor, at: context.now(), fields: input as Fields }
  const { task } = await context.store.insertTask((number) => createTask(todo, { ...creation, number }))
  return succeed({ task: toTaskView(task) })
}
