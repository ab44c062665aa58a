// Changes all selected tasks, each by itself, and takes them back together. One that is refused does not hold up the others:
// how many, and why, is said.

import { changeName, type TaskView } from '@pawl/contract'
import { afterChange, type ChangedTask } from '../api/after-change.ts'
import { change } from '../api/change.ts'
import { rememberUndo } from '../keys/undo-stack.ts'
import { usePhrases } from '../language/language.tsx'
import { useErrorText } from '../parts/page/notice.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { pickedPhrases } from './phrases.ts'
import { pickNone, usePicked } from './picked.ts'

type ChangeOne = (task: TaskView) => Promise<{ readonly task: ChangedTask & { readonly number: number } }>

export function useChangePicked(): (one: ChangeOne) => Promise<void> {
  const toasts = useToasts()
  const phrases = usePhrases(pickedPhrases)
  const parts = usePhrases(partPhrases)
  const errorText = useErrorText()
  const picked = usePicked()

  const takeBack = async (changes: readonly string[]) => {
    const { done, errors } = await oneByOne(changes.toReversed(), (name) => change('undoChange', { change: name }))
    toasts.say(phrases.undone(done.length))
    if (errors[0] !== undefined) toasts.sayError(errors[0])
    await afterChange(done.at(-1)?.task)
  }

  return async (one) => {
    const tasks = [...picked.values()]
    pickNone()
    const { done, errors } = await oneByOne(tasks, one)
    const changes = done.map(({ task }) => changeName(task))
    if (changes.length > 0)
      toasts.say(phrases.changed(changes.length), {
        label: parts.undo,
        run: rememberUndo(() => void takeBack(changes)),
      })
    if (errors[0] !== undefined)
      toasts.sayError(
        Object.assign(errors[0], { message: `${phrases.notChanged(errors.length)} ${errorText(errors[0])}` }),
      )
    await afterChange(done.at(-1)?.task)
  }
}

async function oneByOne<Given, Result>(given: readonly Given[], run: (one: Given) => Promise<Result>) {
  const done: Result[] = []
  const errors: Error[] = []
  for (const one of given) {
    try {
      done.push(await run(one))
    } catch (error) {
      errors.push(error as Error)
    }
  }
  return { done, errors }
}
