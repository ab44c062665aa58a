// The home, and the day: what is overdue, what is due today, what waits for the person, what agents finished, what was added
// today for another time, and, folded, what was done.

import type { TaskView } from '@pawl/contract'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { NothingYet } from '../adding/nothing-yet.tsx'
import { QuickAdd } from '../adding/quick-add.tsx'
import { useAsked } from '../api/operation.ts'
import { DayStrip } from '../days/day-strip.tsx'
import { SampleNotice, Welcome } from '../first-run/welcome.tsx'
import { usePhrases } from '../language/language.tsx'
import { dayOf, localDay } from '../language/relative-day.ts'
import { Button } from '../parts/form/button.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page } from '../parts/page/page.tsx'
import { BulkBar } from '../picked/bulk-bar.tsx'
import { ownZone } from '../reminders/own-zone.ts'
import { TaskSection } from '../tasks/task-section.tsx'
import { AgentsFinished, useAgentsFinished } from './agents-finished.tsx'
import { doneLately } from './done-lately.ts'
import { todayPhrases } from './phrases.ts'
import styles from './today-page.module.css'
import { useWaitingForMe, WaitingForMe } from './waiting-for-me.tsx'

/** Days and times pass without an event. */
const EVERY = 60_000

export function TodayPage() {
  const phrases = usePhrases(todayPhrases)
  const today = useAsked('todaysTasks', { timeZone: ownZone() }, { every: EVERY })
  const isEmpty = useAsked('listTasks', { status: 'all', limit: 1 }).data?.tasks.length === 0
  const [pending, done] = [useAsked('listTasks', PENDING), useAsked('listTasks', DONE)]
  // What comes later than the rest would push it down.
  const isOnItsWay = [today, useWaitingForMe(), useAgentsFinished(), pending, done].some(({ isLoading }) => isLoading)
  return (
    <Page title={phrases.title}>
      <QuickAdd />
      {isEmpty ? <Welcome /> : <SampleNotice />}
      <Answered query={today} lines={4}>
        {({ overdue, tasks }) => (
          <>
            {overdue.length > 0 && <TaskSection title={phrases.overdue} tasks={overdue} toOtherDays />}
            {tasks.length > 0 ? (
              <TaskSection title={phrases.today} tasks={tasks} toOtherDays />
            ) : (
              overdue.length === 0 && isEmpty === false && <NothingYet>{phrases.nothingToday}</NothingYet>
            )}
          </>
        )}
      </Answered>
      {!isOnItsWay && (
        <>
          <WaitingForMe />
          <AgentsFinished />
          <AddedToday pending={pending.data?.tasks ?? []} />
          <DoneToday done={done.data?.tasks ?? []} />
          {isEmpty === false && (
            <Link href="/upcoming" className={styles.next}>
              {phrases.upcoming}
              <ChevronRight size={16} className="mirrored" aria-hidden />
            </Link>
          )}
        </>
      )}
      <DayStrip />
      <BulkBar />
    </Page>
  )
}

/** How many of a day are looked at; who adds or finishes more sees the last of them. */
const MANY = 100
const PENDING = { status: 'pending', sort: 'updated', limit: MANY } as const
const DONE = { status: 'done', sort: 'updated', limit: MANY } as const

/** Whatever is typed here is seen here, also what is due another day or none. */
function AddedToday({ pending }: { readonly pending: readonly TaskView[] }) {
  const phrases = usePhrases(todayPhrases)
  const today = dayOf(new Date())
  const tasks = pending.filter(
    ({ createdAt, deadline }) =>
      dayOf(new Date(createdAt)) === today && (deadline === undefined || localDay(deadline) > today),
  )
  return tasks.length === 0 ? null : <TaskSection title={phrases.addedToday} tasks={tasks} toOtherDays />
}

function DoneToday({ done }: { readonly done: readonly TaskView[] }) {
  const phrases = usePhrases(todayPhrases)
  const [isOpen, setOpen] = useState(false)
  const { today: tasks, lately } = doneLately(done, dayOf(new Date()))
  if (tasks.length === 0) return null
  const beside = (
    <>
      {lately > tasks.length && lately < MANY && <small className={styles.soft}>{phrases.doneLately(lately)}</small>}
      <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? phrases.hide : phrases.show}
      </Button>
    </>
  )
  return <TaskSection title={phrases.doneToday(tasks.length)} tasks={isOpen ? tasks : []} beside={beside} />
}
