// A move of the table as a button at an item. The item goes at once; the keyboard stays in its list.

import type { ComponentProps } from 'react'
import { useMay } from '../../api/may.ts'
import { useWords } from '../../language/language.tsx'
import type { MoveOperation } from '../../moves/move-operations.ts'
import { Button } from '../../parts/form/button.tsx'
import { focusList } from '../work/work-list.tsx'

interface ItemActionProps extends Pick<ComponentProps<typeof Button>, 'kind'> {
  /** The operation has its name. */
  readonly trigger: MoveOperation
  /** The number of the task. */
  readonly of: number
  readonly onAct: () => void
}

export function ItemAction({ trigger, of, onAct, kind }: ItemActionProps) {
  const name = useWords().lifecycles.room.triggers[trigger]
  const may = useMay()
  if (!may(trigger)) return null
  return (
    <Button
      size="small"
      kind={kind}
      aria-label={`${name}: ${of}`}
      onClick={(event) => {
        focusList(event.currentTarget)
        onAct()
      }}
    >
      {name}
    </Button>
  )
}
