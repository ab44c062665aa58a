// The state of a to-do beside its title. Pressed, it says what it can become, and of the rest why not and the way there.

import type { TaskView } from '@pawl/contract'
import { ChevronDown } from 'lucide-react'
import { useAsked } from '../api/operation.ts'
import { useWhyNotText } from '../board/why-not.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { useMoveItems } from '../moves/move-items.ts'
import { movesByHand } from '../moves/move-operations.ts'
import { movePhrases } from '../moves/phrases.ts'
import { refusedMoves } from '../moves/refused-moves.ts'
import { useStanding } from '../moves/standing.ts'
import { useMove } from '../moves/use-move.ts'
import { Menu } from '../parts/form/menu.tsx'
import { Status } from '../parts/task/status.tsx'
import styles from './task-page.module.css'

export function StateMenu({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(movePhrases)
  const words = useWords().lifecycles[task.lifecycle]
  const standing = useStanding()
  const legal = useMoveItems(task, useMove())
  const state = <Status lifecycle={task.lifecycle} status={task.status} />
  const reached = [task.status, ...movesByHand(task, standing).map(({ to }) => to)]
  // What leads where it is, or can go, is not refused: it has another name from here.
  const refused = refusedMoves(task, standing).filter(({ to }) => !reached.includes(to))
  // Work of rooms and under policy is moved by what is handed in and answered.
  if (task.lifecycle !== 'todo') return state
  const items = () => [
    ...legal(),
    ...refused.map(({ trigger, to }) => ({
      key: `not ${trigger}`,
      label: <Refused task={task} to={to} name={words.triggers[trigger] ?? trigger} />,
      refused: true,
      run: () => {},
    })),
  ]
  return (
    <Menu
      label={phrases.changeState(words.statuses[task.status]?.name ?? task.status)}
      icon={
        <span className={styles.state}>
          {state}
          <ChevronDown size={14} aria-hidden />
        </span>
      }
      items={items}
    />
  )
}

/** The reason is asked for once the menu is open. */
function Refused({ task, to, name }: { readonly task: TaskView; readonly to: string; readonly name: string }) {
  const why = useAsked('whyTask', { task: task.id, to }).data
  const whyNotText = useWhyNotText()
  return (
    <>
      {name}
      <small>{why === undefined ? '\u00a0' : whyNotText(why)}</small>
    </>
  )
}
