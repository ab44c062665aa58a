// Stopping an initiative, after saying what that will do to each of its tasks.

import { useChange } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { usePhrases } from '../../language/language.tsx'
import { ConfirmButton } from '../../parts/form/confirm-button.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { bodyOf } from '../item.ts'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'

const ENDS = ['pending', 'blocked', 'rejected']
const STAYS = ['in_progress', 'completed']

export function CancelInitiative({ initiative, tasks, waitsFor }: Result<'showInitiative'>) {
  const phrases = usePhrases(initiativePhrases)
  const toasts = useToasts()
  const cancel = useChange('cancelInitiative')
  const standing = (statuses: readonly string[]) => tasks.filter(({ status }) => statuses.includes(status))
  const ending = standing(ENDS)
  const withdrawn = waitsFor.filter((item) => {
    const { task_id } = bodyOf(item)
    return task_id === undefined || ending.some(({ id }) => id === task_id)
  })
  const staying = standing(STAYS).length
  return (
    <ConfirmButton
      kind="danger"
      label={phrases.cancel}
      question={phrases.cancelQuestion}
      disabled={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(
          { initiative: initiative.id },
          { onSuccess: () => toasts.say(phrases.canceled), onError: toasts.sayError },
        )
      }
    >
      <ul className={styles.consequences}>
        {ending.length > 0 && <li>{phrases.cancelEnds(ending.length)}</li>}
        {staying > 0 && <li>{phrases.cancelStays(staying)}</li>}
        {withdrawn.length > 0 && <li>{phrases.cancelQuestions(withdrawn.length)}</li>}
        <li>{phrases.cancelFinal}</li>
      </ul>
    </ConfirmButton>
  )
}
