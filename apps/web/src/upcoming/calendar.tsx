// Four weeks from today, a column for each day of the week. A task that is dragged to another day is due then; the keyboard
// does the same by T on the list.

import type { TaskView } from '@pawl/contract'
import { languages } from '@pawl/contract'
import { Link } from 'wouter'
import { startDayDrag, useDayDrag } from '../days/day-drag.ts'
import { onDay } from '../days/kept-time.ts'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { dayAfter, localDay, relativeDay } from '../language/relative-day.ts'
import { useStanding } from '../moves/standing.ts'
import { useEdit } from '../moves/use-edit.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import { upcomingPhrases } from './phrases.ts'
import styles from './upcoming.module.css'
import { DAYS } from './upcoming-days.ts'

interface CalendarProps {
  readonly days: readonly { readonly day: string; readonly tasks: readonly TaskView[] }[]
  readonly today: string
}

export function Calendar({ days, today }: CalendarProps) {
  const phrases = usePhrases(upcomingPhrases)
  const edit = useEdit()
  const tasksOn = new Map(days.map(({ day, tasks }) => [day, tasks]))
  return (
    <>
      <p className={styles.hint}>{phrases.hint}</p>
      <ol className={styles.calendar}>
        {Array.from({ length: DAYS }, (_, index) => dayAfter(today, index)).map((day) => (
          <Day
            key={day}
            day={day}
            today={today}
            tasks={tasksOn.get(day) ?? []}
            onDrop={(task, to) => void edit(task, { deadline: onDay(task, to) })}
          />
        ))}
      </ol>
    </>
  )
}

/** How many stand in a day; the rest is counted. */
const MOST = 5

interface DayProps {
  readonly day: string
  readonly today: string
  readonly tasks: readonly TaskView[]
  readonly onDrop: (task: TaskView, day: string) => void
}

function Day({ day, today, tasks, onDrop }: DayProps) {
  const phrases = usePhrases(upcomingPhrases)
  const { language } = useLanguage()
  const drag = useDayDrag()
  const standing = useStanding()
  const { locale } = languages[language]
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <li className={styles.day} data-day={day} data-over={drag?.over === day || undefined}>
      <h2>{day === today ? relativeDay(language, day, today) : date.format(Date.parse(day))}</h2>
      <ul aria-label={phrases.dayOf(relativeDay(language, day, today))}>
        {tasks.slice(0, MOST).map((task) => (
          <li
            key={task.id}
            className={styles.task}
            data-priority={task.priority}
            onPointerDown={(event) =>
              standing(task).length > 0 &&
              startDayDrag(event, task, (to) => to !== localDay(task.deadline ?? '') && onDrop(task, to))
            }
          >
            <Link href={`/task/${task.number}`} draggable={false}>
              <GivenText>{task.title ?? ''}</GivenText>
            </Link>
          </li>
        ))}
      </ul>
      {tasks.length > MOST && <small>{phrases.more(tasks.length - MOST)}</small>}
    </li>
  )
}
