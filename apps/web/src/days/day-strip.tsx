// The days a task can be dropped on, in reach while one is dragged, and the task under the pointer.

import { useLanguage, usePhrases } from '../language/language.tsx'
import { dayAfter, dayOf, localDay, relativeDay } from '../language/relative-day.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import { useDayDrag } from './day-drag.ts'
import styles from './days.module.css'
import { dayPhrases } from './phrases.ts'

/** Today, and a week from it. */
const DAYS = 8

export function DayStrip() {
  const drag = useDayDrag()
  if (drag === undefined) return null
  return (
    <>
      <Days deadline={drag.task.deadline} over={drag.over} />
      <DraggedTask />
    </>
  )
}

function Days({ deadline, over }: { readonly deadline: string | undefined; readonly over: string | undefined }) {
  const phrases = usePhrases(dayPhrases)
  const { language } = useLanguage()
  const today = dayOf(new Date())
  const here = deadline === undefined ? 'none' : localDay(deadline)
  const days = Array.from({ length: DAYS }, (_, index) => dayAfter(today, index))
  return (
    <div className={styles.strip} aria-hidden>
      {[...days, 'none'].map((day) => (
        <span
          key={day}
          className={styles.target}
          data-day={day === here ? undefined : day}
          data-over={day === over || undefined}
          data-here={day === here || undefined}
        >
          {day === 'none' ? phrases.noDate : relativeDay(language, day, today)}
        </span>
      ))}
    </div>
  )
}

/** What is in the air, also on a page that has its own days. */
export function DraggedTask() {
  const drag = useDayDrag()
  if (drag === undefined) return null
  return (
    <div className={styles.dragged} style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }} aria-hidden>
      <GivenText>{drag.task.title ?? ''}</GivenText>
    </div>
  )
}
