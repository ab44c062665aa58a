// When a task is due, as it is said near its day; pressed, another day.

import type { TaskView } from '@pawl/contract'
import { CalendarPlus } from 'lucide-react'
import { onDayInWords } from '../days/kept-time.ts'
import { useDates } from '../language/dates.ts'
import { useLanguage, usePhrases, useWords } from '../language/language.tsx'
import { relativeDue } from '../language/relative-day.ts'
import type { Edit } from '../moves/use-edit.ts'
import { nameOf } from '../moves/use-move.ts'
import { Button } from '../parts/form/button.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { urgencyOf } from '../parts/task/due.tsx'
import { DUE_CHOICES } from './due-choices.ts'
import { FieldCell } from './field-cell.tsx'
import { tasksPhrases } from './phrases.ts'

interface DueCellProps {
  readonly task: TaskView
  readonly onEdit: Edit
}

export function DueCell({ task, onEdit }: DueCellProps) {
  const phrases = usePhrases(tasksPhrases)
  const parts = usePhrases(partPhrases)
  const words = useWords()
  const dates = useDates()
  const { language } = useLanguage()
  const { deadline } = task
  const name = words.fields.deadline ?? ''
  const isOver = task.status === 'done' || task.status === 'deleted'
  const state = deadline === undefined || isOver ? undefined : urgencyOf(deadline, new Date())
  const said = deadline === undefined ? phrases.noDate : relativeDue(language, deadline, new Date())
  const shown = deadline !== undefined && (
    <time dateTime={deadline} title={dates.deadline(deadline)}>
      {said}
    </time>
  )
  if (isOver) return shown
  return (
    <FieldCell
      task={task}
      field="deadline"
      name={name}
      label={phrases.changeField(name, state === 'overdue' ? `${parts.overdue}, ${said}` : said, nameOf(task))}
      shortcut="t"
      state={state}
      choices={(close) =>
        DUE_CHOICES.map((choice) => (
          <Button
            key={choice}
            size="small"
            onClick={() => {
              close()
              void onEdit(task, { deadline: choice === 'none' ? null : onDayInWords(task, choice) })
            }}
          >
            {phrases.dueChoices[choice]}
          </Button>
        ))
      }
    >
      {shown || <CalendarPlus size={16} aria-hidden />}
    </FieldCell>
  )
}
