// Changes all selected tasks by one request: all of them or none, and one undo takes all of it back.

import { changeName, type OperationKey, type TaskView } from '@pawl/contract'
import { afterChange } from '../api/after-change.ts'
import { change } from '../api/change.ts'
import type { Input } from '../api/request.ts'
import { undoable } from '../keys/undo-stack.ts'
import { usePhrases } from '../language/language.tsx'
import { useUndo } from '../moves/use-undo.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { namedTogether } from './named-together.ts'
import { pickedPhrases } from './phrases.ts'
import { pickNone, usePicked } from './picked.ts'

/** What is asked of all of them. */
type Asked = 'editTask' | 'completeTask' | 'reopenTask' | 'restoreTask' | 'deleteTask'
type ChangePicked = <Key extends Asked>(key: Key, fields?: Omit<Input<Key>, 'task'>) => Promise<void>

export function useChangePicked(): ChangePicked {
  const toasts = useToasts()
  const phrases = usePhrases(pickedPhrases)
  const parts = usePhrases(partPhrases)
  const undo = useUndo()
  const picked = usePicked()
  return async (key, fields) => {
    const tasks = [...picked.values()]
    pickNone()
    let changed: TaskView | undefined
    try {
      for (const named of namedTogether(tasks)) {
        changed = await undoable(async (remember) => {
          const { task, also = [] } = (await change(key as OperationKey, { ...fields, task: named.task })) as Changed
          const run = remember(() => void undo(changeName(task)))
          toasts.say(phrases.changed(also.length + 1), { label: parts.undo, run })
          return task
        })
      }
    } catch (error) {
      toasts.sayError(error as Error)
    } finally {
      await afterChange(changed)
    }
  }
}

interface Changed {
  readonly task: TaskView
  readonly also?: readonly TaskView[]
}
