// The to-do list: everything there is to do, found, sorted, and done.

import { Columns3 } from 'lucide-react'
import { Link } from 'wouter'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page } from '../parts/page/page.tsx'
import { useFiltersInUrl } from './filters-in-url.ts'
import { tasksPhrases } from './phrases.ts'
import { QuickAdd } from './quick-add.tsx'
import { TaskFilterBar } from './task-filter-bar.tsx'
import { TaskRows } from './task-rows.tsx'
import styles from './tasks-page.module.css'
import { useTaskPages } from './use-task-pages.ts'

export default function TasksPage() {
  const phrases = usePhrases(tasksPhrases)
  const { filters, setFilter, clear } = useFiltersInUrl()
  const pages = useTaskPages(filters)
  const { tasks } = pages
  const { counted } = useWords()
  const shown = pages.hasNextPage ? phrases.firstShown : counted.tasks
  const isFiltered = Object.keys(filters).some((name) => name !== 'sort')
  return (
    <Page
      title={phrases.title}
      beside={
        <Link href="/board" className={buttonClass} data-size="small">
          <Columns3 size={16} aria-hidden />
          {phrases.board}
        </Link>
      }
    >
      <QuickAdd />
      <TaskFilterBar filters={filters} onChange={setFilter} />
      <div className={styles.count} role="status">
        {tasks !== undefined && tasks.length > 0 && shown(tasks.length)}
        {isFiltered && (
          <Button kind="quiet" size="small" onClick={clear}>
            {phrases.clear}
          </Button>
        )}
      </div>
      <Answered query={pages} lines={10}>
        {() =>
          tasks === undefined || tasks.length === 0 ? (
            <Notice>{isFiltered ? phrases.nothing : phrases.nothingHere}</Notice>
          ) : (
            <TaskRows
              tasks={tasks}
              isAll={!pages.hasNextPage}
              onEndNear={() => !pages.isFetching && void pages.fetchNextPage()}
            />
          )
        }
      </Answered>
    </Page>
  )
}
