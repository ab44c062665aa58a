// When a task is due, as it is said near its day. One that is late says so in words.

import type { TaskView } from '@pawl/contract'
import { useDates } from '../../language/dates.ts'
import { useLanguage, usePhrases } from '../../language/language.tsx'
import { relativeDue } from '../../language/relative-day.ts'
import { partPhrases } from '../phrases.ts'
import styles from './marks.module.css'

export function Due({ task }: { readonly task: Pick<TaskView, 'deadline' | 'status'> }) {
  const phrases = usePhrases(partPhrases)
  const dates = useDates()
  const { language } = useLanguage()
  const { deadline } = task
  if (deadline === undefined) return null
  const state = stateOf(task)
  return (
    <time className={styles.due} data-state={state} dateTime={deadline} title={dates.deadline(deadline)}>
      {state === 'overdue' && <strong>{phrases.overdue} · </strong>}
      {relativeDue(language, deadline, new Date())}
    </time>
  )
}

/** With its whole date, where there is room for it. */
export function DueDetail({ task }: { readonly task: Pick<TaskView, 'deadline' | 'status'> }) {
  const phrases = usePhrases(partPhrases)
  const { deadline = '' } = task
  const { language } = useLanguage()
  const whole = useDates().deadline(deadline)
  const state = stateOf(task)
  const near = relativeDue(language, deadline, new Date())
  const isSaid = whole.includes(near)
  const before = isSaid ? state === 'overdue' && phrases.overdue : near
  return (
    <time className={styles.dueDetail} data-state={state} dateTime={deadline}>
      {before && <strong>{before} · </strong>}
      {whole}
    </time>
  )
}

/** What is over is not late. */
function stateOf({ deadline, status }: Pick<TaskView, 'deadline' | 'status'>) {
  if (deadline === undefined || status === 'done' || status === 'deleted') return undefined
  return urgencyOf(deadline, new Date())
}

/** A date ends with its day where the person is; a moment is the same everywhere. */
export function urgencyOf(deadline: string, now: Date): 'overdue' | 'today' | undefined {
  if (deadline.includes('T') && new Date(deadline) < now) return 'overdue'
  const day = deadline.includes('T') ? localDay(new Date(deadline)) : deadline
  const today = localDay(now)
  if (day === today) return 'today'
  return day < today ? 'overdue' : undefined
}

function localDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
