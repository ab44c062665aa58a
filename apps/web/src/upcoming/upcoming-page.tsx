// What the next four weeks bring: day by day as a list, or as a calendar in which tasks are dragged to another day.

import { CalendarDays, List } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { NothingYet } from '../adding/nothing-yet.tsx'
import { useAsked } from '../api/operation.ts'
import { DayStrip, DraggedTask } from '../days/day-strip.tsx'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { dayOf, relativeDay } from '../language/relative-day.ts'
import { Button } from '../parts/form/button.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page } from '../parts/page/page.tsx'
import { BulkBar } from '../picked/bulk-bar.tsx'
import { ownZone } from '../reminders/own-zone.ts'
import { TaskSection } from '../tasks/task-section.tsx'
import { Calendar } from './calendar.tsx'
import { upcomingPhrases } from './phrases.ts'
import styles from './upcoming.module.css'
import { DAYS } from './upcoming-days.ts'

/** Days and times pass without an event. */
const EVERY = 60_000

export default function UpcomingPage() {
  const phrases = usePhrases(upcomingPhrases)
  const { language } = useLanguage()
  const [params, setParams] = useSearchParams()
  const isCalendar = params.get('as') === 'calendar'
  const upcoming = useAsked('upcomingTasks', { days: DAYS, timeZone: ownZone() }, { every: EVERY })
  const today = dayOf(new Date())
  return (
    <Page
      title={phrases.title}
      wide={isCalendar}
      beside={
        <fieldset className={styles.views} aria-label={phrases.views}>
          <Button size="small" aria-pressed={!isCalendar} onClick={() => setParams(new URLSearchParams())}>
            <List size={16} aria-hidden />
            {phrases.list}
          </Button>
          <Button
            size="small"
            aria-pressed={isCalendar}
            onClick={() => setParams(new URLSearchParams({ as: 'calendar' }))}
          >
            <CalendarDays size={16} aria-hidden />
            {phrases.calendar}
          </Button>
        </fieldset>
      }
    >
      <Answered query={upcoming} lines={8}>
        {({ days }) => {
          if (isCalendar) return <Calendar days={days} today={today} />
          if (days.length === 0) return <NothingYet>{phrases.nothing}</NothingYet>
          return (
            <>
              {days.map(({ day, tasks }) => (
                <TaskSection key={day} title={relativeDay(language, day, today)} tasks={tasks} toOtherDays />
              ))}
            </>
          )
        }}
      </Answered>
      {isCalendar ? <DraggedTask /> : <DayStrip />}
      <BulkBar />
    </Page>
  )
}
