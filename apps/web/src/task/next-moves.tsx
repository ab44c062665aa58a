// What a person can do with a task now, as buttons. What agents do, or what follows by itself, is told under Rules.

import type { TaskView } from '@pawl/contract'
import type { TransitionRule } from '@pawl/kernel'
import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { IfMay } from '../api/may.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { isDestructive } from '../moves/legal-moves.ts'
import { movesByHand } from '../moves/move-operations.ts'
import { useStanding } from '../moves/standing.ts'
import { type Move, useMove } from '../moves/use-move.ts'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { ConfirmButton } from '../parts/form/confirm-button.tsx'
import { SendBack } from '../rooms/work/send-back.tsx'
import { taskPhrases } from './phrases.ts'
import { SkipTime } from './skip-time.tsx'
import styles from './task-page.module.css'

export function NextMoves({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const move = useMove()
  const byHand = movesByHand(task, useStanding())
  if (task.lifecycle === 'governed') {
    return (
      <div className={styles.links}>
        <p className={styles.quiet}>{phrases.governedNext}</p>
        <Link href="/inbox" className={buttonClass} data-size="small">
          {phrases.inbox}
        </Link>
      </div>
    )
  }
  // What throws a task away comes last.
  const ordered = byHand.toSorted((a, b) => Number(isDestructive(task, a)) - Number(isDestructive(task, b)))
  if (ordered.length === 0) return null
  return (
    <ul className={styles.actions} aria-label={phrases.actions}>
      {ordered.map((rule) => (
        <li key={rule.trigger}>
          {rule.trigger === 'sendBackForRework' ? (
            <IfMay run="sendBackForRework">
              <SendBack task={task} />
            </IfMay>
          ) : (
            <MoveButton task={task} rule={rule} onMove={move} />
          )}
        </li>
      ))}
      {task.lifecycle === 'todo' && task.recurrence !== undefined && (
        <li>
          <SkipTime task={task} />
        </li>
      )}
    </ul>
  )
}

/** What a task is for. */
const DONE = ['done', 'completed']

interface MoveButtonProps {
  readonly task: TaskView
  readonly rule: TransitionRule
  readonly onMove: Move
}

/** A to-do that was thrown away is brought back by a click; a task of a room is not, so that is asked first. */
function MoveButton({ task, rule, onMove }: MoveButtonProps) {
  const phrases = usePhrases(taskPhrases)
  const { triggers, statuses } = useWords().lifecycles[task.lifecycle]
  const label = triggers[rule.trigger] ?? rule.trigger
  const status = statuses[rule.to]
  const means = phrases.markAs(status?.name ?? rule.to)
  const run = () => void onMove(task, rule)
  const isDanger = isDestructive(task, rule)
  if (isDanger && task.lifecycle !== 'todo') {
    return (
      <ConfirmButton kind="danger" label={label} question={phrases.sure(label)} onConfirm={run}>
        <p>{status?.means ?? means}</p>
      </ConfirmButton>
    )
  }
  if (isDanger) {
    return (
      <Button kind="quiet" title={means} onClick={run}>
        <Trash2 size={16} aria-hidden />
        {label}
      </Button>
    )
  }
  return (
    <Button kind={DONE.includes(rule.to) ? 'primary' : 'plain'} title={means} onClick={run}>
      {label}
    </Button>
  )
}
