// One task in a list, on one line: done or not, what it is, where it belongs, when it is due, how much it matters. Each can be
// changed where it stands, by mouse or by key (`keys/key-table.ts`).

import type { TaskView } from '@pawl/contract'
import { Circle, CircleCheckBig, Pencil, RotateCcw } from 'lucide-react'
import { memo, useState } from 'react'
import { openFromRow } from '../beside/open-from-row.ts'
import { useOpenedTask } from '../beside/open-task.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { MoveMenu } from '../moves/move-menu.tsx'
import { movesByHand } from '../moves/move-operations.ts'
import { useStanding } from '../moves/standing.ts'
import type { Edit } from '../moves/use-edit.ts'
import { type Move, nameOf } from '../moves/use-move.ts'
import { IconButton } from '../parts/form/icon-button.tsx'
import { FieldForm } from '../parts/task/field-form.tsx'
import { Filed } from '../parts/task/filed.tsx'
import { Status } from '../parts/task/status.tsx'
import { TaskName } from '../parts/task/task-name.tsx'
import { useIsPicked } from '../picked/picked.ts'
import { DueCell } from './due-cell.tsx'
import { FiledCells } from './filed-cells.tsx'
import { FlagMenu } from './flag-menu.tsx'
import { tasksPhrases } from './phrases.ts'
import styles from './task-row.module.css'

interface TaskRowProps {
  readonly task: TaskView
  readonly onMove: Move
  readonly onEdit: Edit
  /** Selects it, or with Shift all from the last one that was selected. */
  readonly onPick: (task: TaskView, withShift: boolean) => void
}

export const TaskRow = memo(function TaskRow({ task, onMove, onEdit, onPick }: TaskRowProps) {
  const isPicked = useIsPicked(task.id)
  const isOpen = useOpenedTask() === String(task.number)
  const [isRenaming, setRenaming] = useState(false)
  const isOver = task.status === 'done' || task.status === 'deleted'
  return (
    <div
      className={styles.row}
      data-task={task.id}
      data-number={task.number}
      data-over={isOver || undefined}
      data-picked={isPicked || undefined}
      data-open={isOpen || undefined}
    >
      <PickBox task={task} isPicked={isPicked} onPick={onPick} />
      <MainMove task={task} onMove={onMove} />
      {isRenaming ? (
        <Renaming task={task} onDone={() => setRenaming(false)} />
      ) : (
        <span className={styles.name}>
          <TaskName
            task={task}
            lines="one"
            isOpen={isOpen}
            onOpen={(event) => openFromRow(event, String(task.number))}
          />
          {!isOver && <RenameButton task={task} onPress={() => setRenaming(true)} />}
        </span>
      )}
      <span className={styles.marks}>
        {task.status !== 'open' && <Status lifecycle={task.lifecycle} status={task.status} />}
        <Filed task={task} />
        {!isOver && (
          <span className={styles.refile}>
            <FiledCells task={task} onEdit={onEdit} />
          </span>
        )}
      </span>
      <span className={styles.due}>
        <DueCell task={task} onEdit={onEdit} />
      </span>
      {isOver ? <span /> : <FlagMenu task={task} onEdit={onEdit} />}
      <MoveMenu task={task} onMove={onMove} />
    </div>
  )
})

function PickBox({ task, isPicked, onPick }: Pick<TaskRowProps, 'task' | 'onPick'> & { readonly isPicked: boolean }) {
  const phrases = usePhrases(tasksPhrases)
  return (
    <input
      type="checkbox"
      className={styles.pick}
      checked={isPicked}
      aria-label={phrases.select(nameOf(task))}
      aria-keyshortcuts="x"
      onClick={(event) => onPick(task, event.shiftKey)}
      readOnly
    />
  )
}

function Renaming({ task, onDone }: { readonly task: TaskView; readonly onDone: () => void }) {
  const words = useWords()
  return (
    <span className={styles.renaming}>
      <FieldForm task={task} field="title" name={words.fields.title ?? ''} onDone={onDone} />
    </span>
  )
}

function RenameButton({ task, onPress }: { readonly task: TaskView; readonly onPress: () => void }) {
  const phrases = usePhrases(tasksPhrases)
  const label = phrases.rename(nameOf(task))
  return (
    <IconButton size="small" className={styles.rename ?? ''} label={label} aria-keyshortcuts="e" onClick={onPress}>
      <Pencil size={14} aria-hidden />
    </IconButton>
  )
}

const ICONS = { completeTask: Circle, reopenTask: CircleCheckBig, restoreTask: RotateCcw } as const
type MainTrigger = keyof typeof ICONS

/** What one wants of a task in a list most of the time. */
function MainMove({ task, onMove }: Pick<TaskRowProps, 'task' | 'onMove'>) {
  const words = useWords().lifecycles.todo
  const rule = movesByHand(task, useStanding()).find(({ trigger }) => trigger in ICONS)
  if (rule === undefined) return <span />
  const Icon = ICONS[rule.trigger as MainTrigger]
  const label = `${words.triggers[rule.trigger]}: ${nameOf(task)}`
  return (
    <IconButton
      size="small"
      label={label}
      title={words.triggers[rule.trigger]}
      aria-keyshortcuts="d"
      onClick={() => void onMove(task, rule)}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  )
}
