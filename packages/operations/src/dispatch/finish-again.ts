// What an operation does in commits after the one that holds its answer. Whoever died on the way may not have come to it,
// so it is done again before the answer is given again; where it was done there is nothing left to do.

import type { InputOf, OperationKey, Operations, ResultOf } from '@pawl/contract'
import type { Context } from '../context.ts'
import { afterWorker } from '../governed/workers.ts'

type Finish<Key extends OperationKey> = (
  context: Context,
  input: InputOf<Operations[Key]>,
  answer: ResultOf<Operations[Key]>,
) => Promise<void>

const finishes: { readonly [Key in OperationKey]?: Finish<Key> } = {
  addWorker: (context, _, { worker }) => afterWorker(context, worker, true),
  changeWorker: (context, { enabled }, { worker }) => afterWorker(context, worker, enabled),
}

export async function finishAgain(
  context: Context,
  operation: OperationKey,
  input: unknown,
  answer: unknown,
): Promise<void> {
  const finish = finishes[operation] as
    | ((context: Context, input: unknown, answer: unknown) => Promise<void>)
    | undefined
  await finish?.(context, input, answer)
}
