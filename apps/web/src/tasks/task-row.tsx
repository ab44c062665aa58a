// One task in the list: what it is, when it is due, how much it matters, and what may be done with it.

import type { TaskView } from '@pawl/contract'
import { Circle, CircleCheckBig, RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { useWords } from '../language/language.tsx'
import { MoveMenu } from '../moves/move-menu.tsx'
import { movesByHand } from '../moves/move-operations.ts'
import { useStanding } from '../moves/standing.ts'
import { type Move, nameOf } from '../moves/use-move.ts'
import { Button } from '../parts/form/button.tsx'
import { Due } from '../parts/task/due.tsx'
import { Filed } from '../parts/task/filed.tsx'
import { PriorityMark } from '../parts/task/priority-mark.tsx'
import { Status } from '../parts/task/status.tsx'
import { TaskName } from '../parts/task/task-name.tsx'
import styles from './tasks-page.module.css'

interface TaskRowProps {
  readonly task: TaskView
  readonly onMove: Move
}

export const TaskRow = memo(function TaskRow({ task, onMove }: TaskRowProps) {
  return (
    <div className={styles.row} data-over={task.status === 'done' || task.status === 'deleted' || undefined}>
      <MainMove task={task} onMove={onMove} />
      <TaskName task={task} lines="one" />
      <span className={styles.marks}>
        <Filed task={task} />
        <PriorityMark priority={task.priority} />
        <Due task={task} />
        <Status lifecycle={task.lifecycle} status={task.status} />
      </span>
      <MoveMenu task={task} onMove={onMove} />
    </div>
  )
})

const ICONS = { completeTask: Circle, reopenTask: CircleCheckBig, restoreTask: RotateCcw } as const
type MainTrigger = keyof typeof ICONS

/** What one wants of a task in a list most of the time. */
function MainMove({ task, onMove }: TaskRowProps) {
  const words = useWords().lifecycles.todo
  const rule = movesByHand(task, useStanding()).find(({ trigger }) => trigger in ICONS)
  if (rule === undefined) return <span />
  const Icon = ICONS[rule.trigger as MainTrigger]
  const label = `${words.triggers[rule.trigger]}: ${nameOf(task)}`
  return (
    <Button
      kind="quiet"
      size="small"
      icon="only"
      aria-label={label}
      title={words.triggers[rule.trigger]}
      onClick={() => void onMove(task, rule)}
    >
      <Icon size={20} aria-hidden />
    </Button>
  )
}
