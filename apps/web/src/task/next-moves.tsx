// The legal next moves: those a person can make as buttons with what each does, the others in words.

import type { TaskView } from '@pawl/contract'
import type { TransitionRule } from '@pawl/kernel'
import { Link } from 'wouter'
import { usePhrases, useWords } from '../language/language.tsx'
import { isDestructive, legalMoves } from '../moves/legal-moves.ts'
import { movesByHand } from '../moves/move-operations.ts'
import { useStanding } from '../moves/standing.ts'
import { type Move, useMove } from '../moves/use-move.ts'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { ConfirmButton } from '../parts/form/confirm-button.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

export function NextMoves({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const move = useMove()
  const triggerName = useTriggerName()
  const words = useWords()
  const byHand = movesByHand(task, useStanding())
  const others = legalMoves(task).filter(({ trigger }) => !byHand.some((rule) => rule.trigger === trigger))
  if (byHand.length + others.length === 0) return <p>{phrases.nothingNext}</p>
  return (
    <>
      {byHand.length > 0 && (
        <ul className={styles.moves}>
          {byHand.map((rule) => (
            <li key={rule.trigger}>
              <MoveButton task={task} rule={rule} onMove={move} />
              <Meaning task={task} rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {task.lifecycle === 'governed' && (
        <div className={styles.links}>
          <p>{phrases.governedNext}</p>
          <Link href="/inbox" className={buttonClass} data-size="small">
            {phrases.inbox}
          </Link>
        </div>
      )}
      {others.length > 0 && (
        <>
          {task.lifecycle === 'room' && <p className={styles.quiet}>{phrases.notByHand}</p>}
          <ul className={styles.moves} data-quiet>
            {others.map((rule) => (
              <li key={`${rule.trigger} ${rule.to}`}>
                <strong>{triggerName({ task, rule })}</strong>
                <Meaning task={task} rule={rule} />
                <small className={styles.quiet}>
                  {phrases.whoMay(rule.by.map((who) => words.relations[who]).join('; '))}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface RuleProps {
  readonly task: TaskView
  readonly rule: TransitionRule
}

/** A to-do that was thrown away is brought back by a click; a task of a room is not, so that is asked first. */
function MoveButton({ task, rule, onMove }: RuleProps & { readonly onMove: Move }) {
  const phrases = usePhrases(taskPhrases)
  const label = useTriggerName()({ task, rule })
  const run = () => void onMove(task, rule)
  if (!isDestructive(task, rule)) return <Button onClick={run}>{label}</Button>
  if (task.lifecycle === 'todo') {
    return (
      <Button kind="danger" onClick={run}>
        {label}
      </Button>
    )
  }
  return (
    <ConfirmButton kind="danger" label={label} question={phrases.sure(label)} onConfirm={run}>
      <Meaning task={task} rule={rule} />
    </ConfirmButton>
  )
}

function useTriggerName(): (given: RuleProps) => string {
  const words = useWords()
  return ({ task, rule }) => words.lifecycles[task.lifecycle].triggers[rule.trigger] ?? rule.trigger
}

function Meaning({ task, rule }: RuleProps) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords()
  const status = words.lifecycles[task.lifecycle].statuses[rule.to]
  const needs = (rule.requiredFields ?? []).map((field) => words.fields[field] ?? field)
  return (
    <small className={styles.quiet}>
      {phrases.leadsTo(status?.name ?? rule.to, status?.means ?? '')}
      {needs.length > 0 && ` (${phrases.needs(needs.join(', '))})`}
    </small>
  )
}
