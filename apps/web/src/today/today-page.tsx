// What is overdue, what is due today, and what the week brings.

import type { TaskView } from '@pawl/contract'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { useMove } from '../moves/use-move.ts'
import { Answered } from '../parts/page/answered.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { QuickAdd } from '../tasks/quick-add.tsx'
import { TaskRow } from '../tasks/task-row.tsx'
import { todayPhrases } from './phrases.ts'
import styles from './today-page.module.css'

/** Days and times pass without an event. */
const EVERY = 60_000

export default function TodayPage() {
  const phrases = usePhrases(todayPhrases)
  const dates = useDates()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const today = useAsked('todaysTasks', { timeZone }, { every: EVERY })
  const upcoming = useAsked('upcomingTasks', { days: 8, timeZone }, { every: EVERY })
  return (
    <Page title={phrases.title}>
      <QuickAdd />
      <Answered query={today} lines={4}>
        {({ overdue, tasks }) => (
          <>
            {overdue.length > 0 && <Day title={phrases.overdue} tasks={overdue} />}
            {tasks.length > 0 ? (
              <Day title={phrases.today} tasks={tasks} />
            ) : (
              overdue.length === 0 && <Notice>{phrases.nothingToday}</Notice>
            )}
          </>
        )}
      </Answered>
      <Answered query={upcoming} lines={4}>
        {({ days }) => {
          const later = days.filter(({ day }) => day > (today.data?.day ?? ''))
          return (
            <section aria-label={phrases.upcoming} className={styles.later}>
              <h2>{phrases.upcoming}</h2>
              {later.length === 0 && <Notice>{phrases.nothingUpcoming}</Notice>}
              {later.map(({ day, tasks }) => (
                <Day key={day} title={dates.deadline(day)} tasks={tasks} />
              ))}
            </section>
          )
        }}
      </Answered>
    </Page>
  )
}

function Day({ title, tasks }: { readonly title: string; readonly tasks: readonly TaskView[] }) {
  const move = useMove()
  return (
    <Panel title={title}>
      <ul aria-label={title}>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} onMove={move} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
