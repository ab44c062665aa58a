// What can be done with all selected tasks at once. It is there while something is selected.

import { PRIORITIES, type TaskView } from '@pawl/contract'
import { CalendarDays, Flag, X } from 'lucide-react'
import { useEffect } from 'react'
import type { Input } from '../api/request.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { movesByHand } from '../moves/move-operations.ts'
import { useStanding } from '../moves/standing.ts'
import { Button } from '../parts/form/button.tsx'
import { IconButton } from '../parts/form/icon-button.tsx'
import { Menu } from '../parts/form/menu.tsx'
import { ownZone } from '../reminders/own-zone.ts'
import { DUE_CHOICES } from '../tasks/due-choices.ts'
import { tasksPhrases } from '../tasks/phrases.ts'
import styles from './bulk-bar.module.css'
import { pickedPhrases } from './phrases.ts'
import { pickNone, usePicked } from './picked.ts'
import { TagForm } from './tag-form.tsx'
import { useChangePicked } from './use-change-picked.ts'

const TRIGGERS = ['completeTask', 'reopenTask', 'restoreTask', 'deleteTask'] as const

export function BulkBar() {
  const picked = usePicked()
  // Whoever leaves the page leaves the selection.
  useEffect(() => pickNone, [])
  return picked.size === 0 ? null : <OpenBar tasks={[...picked.values()]} />
}

function OpenBar({ tasks }: { readonly tasks: readonly TaskView[] }) {
  const phrases = usePhrases(pickedPhrases)
  const lists = usePhrases(tasksPhrases)
  const words = useWords()
  const standing = useStanding()
  const changePicked = useChangePicked()
  const edit = (fields: Omit<Input<'editTask'>, 'task'>) =>
    void changePicked('editTask', { ...fields, timeZone: ownZone() })
  const legal = TRIGGERS.filter((trigger) =>
    tasks.every((task) => movesByHand(task, standing).some((rule) => rule.trigger === trigger)),
  )
  return (
    <section className={styles.bar} aria-label={phrases.bar}>
      <strong role="status">{phrases.count(tasks.length)}</strong>
      {legal.map((trigger) => (
        <Button
          key={trigger}
          size="small"
          kind={trigger === 'deleteTask' ? 'danger' : 'plain'}
          onClick={() => void changePicked(trigger)}
        >
          {words.lifecycles.todo.triggers[trigger]}
        </Button>
      ))}
      <Menu
        label={phrases.due}
        icon={<CalendarDays size={18} aria-hidden />}
        items={() =>
          DUE_CHOICES.map((choice) => ({
            key: choice,
            label: lists.dueChoices[choice],
            run: () => edit({ deadline: choice === 'none' ? null : choice }),
          }))
        }
      />
      <Menu
        label={phrases.priority}
        icon={<Flag size={18} aria-hidden />}
        items={() =>
          [...PRIORITIES.toReversed(), null].map((priority) => ({
            key: priority ?? 'none',
            label: priority === null ? lists.noPriority : words.priorities[priority],
            run: () => edit({ priority }),
          }))
        }
      />
      <TagForm onTag={(tag) => edit({ addTags: [tag] })} />
      <IconButton size="small" label={phrases.clear} onClick={pickNone}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  )
}
