// The day: what is overdue, what is due today, what waits for the person, what agents finished, and, folded, what was done.

import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { QuickAdd } from '../adding/quick-add.tsx'
import { useAsked } from '../api/operation.ts'
import { SampleNotice, Welcome } from '../first-run/welcome.tsx'
import { usePhrases } from '../language/language.tsx'
import { dayOf } from '../language/relative-day.ts'
import { Button } from '../parts/form/button.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page } from '../parts/page/page.tsx'
import { BulkBar } from '../picked/bulk-bar.tsx'
import { ownZone } from '../reminders/own-zone.ts'
import { TaskSection } from '../tasks/task-section.tsx'
import { AgentsFinished } from './agents-finished.tsx'
import { todayPhrases } from './phrases.ts'
import styles from './today-page.module.css'
import { WaitingForMe } from './waiting-for-me.tsx'

/** Days and times pass without an event. */
const EVERY = 60_000

export default function TodayPage() {
  const phrases = usePhrases(todayPhrases)
  const today = useAsked('todaysTasks', { timeZone: ownZone() }, { every: EVERY })
  const isEmpty = useAsked('listTasks', { status: 'all', limit: 1 }).data?.tasks.length === 0
  return (
    <Page title={phrases.title}>
      <QuickAdd />
      {isEmpty ? <Welcome /> : <SampleNotice />}
      <Answered query={today} lines={4}>
        {({ overdue, tasks }) => (
          <>
            {overdue.length > 0 && <TaskSection title={phrases.overdue} tasks={overdue} />}
            {tasks.length > 0 ? (
              <TaskSection title={phrases.today} tasks={tasks} />
            ) : (
              overdue.length === 0 && !isEmpty && <Notice>{phrases.nothingToday}</Notice>
            )}
          </>
        )}
      </Answered>
      <WaitingForMe />
      <AgentsFinished />
      <DoneToday />
      <Link href="/upcoming" className={styles.next}>
        {phrases.upcoming}
        <ChevronRight size={16} className="mirrored" aria-hidden />
      </Link>
      <BulkBar />
    </Page>
  )
}

/** How many of a day are looked at; who finishes more sees the last of them. */
const MANY = 100

function DoneToday() {
  const phrases = usePhrases(todayPhrases)
  const [isOpen, setOpen] = useState(false)
  const done = useAsked('listTasks', { status: 'done', sort: 'updated', limit: MANY })
  const today = dayOf(new Date())
  const tasks = (done.data?.tasks ?? []).filter(({ updatedAt }) => dayOf(new Date(updatedAt)) === today)
  if (tasks.length === 0) return null
  const fold = (
    <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? phrases.hide : phrases.show}
    </Button>
  )
  return <TaskSection title={phrases.doneToday(tasks.length)} tasks={isOpen ? tasks : []} beside={fold} />
}
