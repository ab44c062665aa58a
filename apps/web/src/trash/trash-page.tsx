// The trash: what was deleted, last deleted first, each with the way back. Nothing leaves it by itself.

import { usePhrases, useWords } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page } from '../parts/page/page.tsx'
import { BulkBar } from '../picked/bulk-bar.tsx'
import { TaskRows } from '../tasks/task-rows.tsx'
import styles from '../tasks/tasks-page.module.css'
import { useTaskPages } from '../tasks/use-task-pages.ts'
import { trashPhrases } from './phrases.ts'

export default function TrashPage() {
  const phrases = usePhrases(trashPhrases)
  const { counted } = useWords()
  const pages = useTaskPages({ status: 'deleted', sort: 'updated' })
  const { tasks } = pages
  return (
    <Page title={phrases.title}>
      <Answered query={pages} lines={6}>
        {() =>
          tasks === undefined || tasks.length === 0 ? (
            <Notice>{phrases.empty}</Notice>
          ) : (
            <>
              <p>{phrases.explain}</p>
              <div className={styles.count} role="status">
                {pages.hasNextPage ? `${tasks.length}+` : counted.tasks(tasks.length)}
              </div>
              <TaskRows
                label={phrases.list}
                tasks={tasks}
                group="none"
                isOrdered={false}
                isAll={!pages.hasNextPage}
                onEndNear={() => !pages.isFetching && void pages.fetchNextPage()}
              />
            </>
          )
        }
      </Answered>
      <BulkBar />
    </Page>
  )
}
