// All tasks: what is to be done, by due date; found, sorted, and done. What is done is folded away below.

import { Columns3 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { NothingYet } from '../adding/nothing-yet.tsx'
import { QuickAdd } from '../adding/quick-add.tsx'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page } from '../parts/page/page.tsx'
import { BulkBar } from '../picked/bulk-bar.tsx'
import { SaveView } from '../views/save-view.tsx'
import { useFiltersInUrl } from './filters-in-url.ts'
import type { Grouping } from './list-headings.ts'
import { tasksPhrases } from './phrases.ts'
import { TaskFilterBar } from './task-filter-bar.tsx'
import { TaskRows } from './task-rows.tsx'
import styles from './tasks-page.module.css'
import { type TaskFilters, useTaskPages } from './use-task-pages.ts'

export default function TasksPage() {
  const phrases = usePhrases(tasksPhrases)
  const { chosen, filters, group, isGroupOfSort, setFilter, clear } = useFiltersInUrl()
  // A project and a tag are places, not filters of one.
  const isFiltered = Object.keys(chosen).some((name) => !['sort', 'group', 'project', 'tag'].includes(name))
  return (
    <Page
      title={chosen.project ?? (chosen.tag === undefined ? phrases.title : `#${chosen.tag}`)}
      beside={
        <>
          <SaveView shows={chosen} />
          <Link href="/board" className={`${buttonClass} ${styles.asBoard}`} data-size="small">
            <Columns3 size={16} aria-hidden />
            {phrases.board}
          </Link>
        </>
      }
    >
      <QuickAdd under={{ project: chosen.project, tags: chosen.tag === undefined ? undefined : [chosen.tag] }} />
      <TaskFilterBar filters={filters} group={group} onChange={setFilter} />
      <TaskList
        filters={filters}
        group={group}
        isGroupOfSort={isGroupOfSort}
        empty={isFiltered ? <Notice>{phrases.nothing}</Notice> : <NothingYet>{phrases.nothingHere}</NothingYet>}
        after={filters.status === 'pending' && <DoneTasks filters={filters} />}
        beside={
          isFiltered && (
            <Button kind="quiet" size="small" onClick={clear}>
              {phrases.clear}
            </Button>
          )
        }
      />
      <BulkBar />
    </Page>
  )
}

interface TaskListProps {
  readonly filters: TaskFilters
  readonly group: Grouping
  readonly isGroupOfSort: boolean
  readonly label?: string
  readonly empty: ReactNode
  readonly beside?: ReactNode
  /** What follows its last row: not there while more rows may come, so that nothing is pushed away. */
  readonly after?: ReactNode
}

function TaskList({ filters, group, isGroupOfSort, label, empty, beside, after }: TaskListProps) {
  const phrases = usePhrases(tasksPhrases)
  const { counted } = useWords()
  const pages = useTaskPages(filters, { all: !isGroupOfSort })
  const { tasks } = pages
  const shown = pages.hasNextPage ? phrases.firstShown : counted.tasks
  return (
    <>
      <div className={styles.count} role="status">
        {tasks !== undefined && tasks.length > 0 && shown(tasks.length)}
        {beside}
      </div>
      <Answered query={pages} lines={10}>
        {() =>
          tasks === undefined || tasks.length === 0 ? (
            empty
          ) : (
            <TaskRows
              {...(label !== undefined && { label })}
              tasks={tasks}
              group={group}
              isOrdered={filters.sort === 'position' && group === 'none'}
              isAll={!pages.hasNextPage}
              onEndNear={() => !pages.isFetching && void pages.fetchNextPage()}
            />
          )
        }
      </Answered>
      {tasks !== undefined && !pages.hasNextPage && after}
    </>
  )
}

/** Folded away until it is asked for; what was finished last on top. */
function DoneTasks({ filters }: { readonly filters: TaskFilters }) {
  const phrases = usePhrases(tasksPhrases)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button kind="quiet" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
          {phrases.showDone}
        </Button>
      </div>
    )
  }
  return (
    <section className={styles.done} aria-label={phrases.done}>
      <h2>{phrases.done}</h2>
      <TaskList
        filters={{ ...filters, status: 'done', sort: 'updated' }}
        group="none"
        isGroupOfSort
        label={phrases.done}
        empty={<Notice>{phrases.nothing}</Notice>}
      />
    </section>
  )
}
