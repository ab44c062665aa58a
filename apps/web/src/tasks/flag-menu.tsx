// How much a task matters, as a flag; pressed, another priority.

import { PRIORITIES, type Priority, type TaskView } from '@pawl/contract'
import { Flag } from 'lucide-react'
import { usePhrases, useWords } from '../language/language.tsx'
import type { Edit } from '../moves/use-edit.ts'
import { nameOf } from '../moves/use-move.ts'
import { Menu } from '../parts/form/menu.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { tasksPhrases } from './phrases.ts'
import styles from './row-parts.module.css'

interface FlagMenuProps {
  readonly task: TaskView
  readonly onEdit: Edit
}

export function FlagMenu({ task, onEdit }: FlagMenuProps) {
  const phrases = usePhrases(tasksPhrases)
  const parts = usePhrases(partPhrases)
  const words = useWords()
  const said = task.priority === undefined ? parts.none : words.priorities[task.priority as Priority]
  const items = () =>
    [...PRIORITIES.toReversed(), null].map((priority) => ({
      key: priority ?? 'none',
      label: priority === null ? phrases.noPriority : words.priorities[priority],
      run: () => void onEdit(task, { priority }),
    }))
  return (
    <Menu
      label={phrases.changeField(words.fields.priority ?? '', said, nameOf(task))}
      shortcut="p"
      icon={<Flag size={16} className={styles.flag} data-priority={task.priority} aria-hidden />}
      items={items}
    />
  )
}
