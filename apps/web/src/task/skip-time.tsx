// Leaves out one time of a task that recurs.

import { changeName, type TaskView } from '@pawl/contract'
import { useChange } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { isolated } from '../language/isolated.ts'
import { usePhrases } from '../language/language.tsx'
import { useUndo } from '../moves/use-undo.ts'
import { Button } from '../parts/form/button.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { taskPhrases } from './phrases.ts'

export function SkipTime({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const { undo: undoWord } = usePhrases(partPhrases)
  const dates = useDates()
  const toasts = useToasts()
  const undo = useUndo()
  const { mutateAsync, isPending } = useChange('skipTask')
  const skip = async () => {
    try {
      const { task: moved } = await mutateAsync({ task: task.id, expectedVersion: task.version })
      const when = isolated(dates.deadline(moved.deadline ?? ''))
      toasts.say(phrases.skipped(when), { label: undoWord, run: () => void undo(changeName(moved)) })
    } catch (error) {
      toasts.sayError(error as Error)
    }
  }
  return (
    <div>
      <Button size="small" disabled={isPending} onClick={() => void skip()}>
        {phrases.skip}
      </Button>
    </div>
  )
}
