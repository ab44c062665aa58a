// The to-dos as a board: a column for each status of the table.

import { todo } from '@pawl/kernel'
import { ListTodo } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { QuickAdd } from '../adding/quick-add.tsx'
import { usePhrases } from '../language/language.tsx'
import { buttonClass } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { Page } from '../parts/page/page.tsx'
import { SORTS } from '../tasks/filters-in-url.ts'
import { tasksPhrases } from '../tasks/phrases.ts'
import { type TaskFilters, useTaskPages } from '../tasks/use-task-pages.ts'
import { Board } from './board.tsx'
import styles from './board-page.module.css'
import { boardPhrases } from './phrases.ts'

type Sort = (typeof SORTS)[number]
const FIRST_SORT: Sort = 'priority'

export default function BoardPage() {
  const phrases = usePhrases(boardPhrases)
  const { sorts } = usePhrases(tasksPhrases)
  const [params, setParams] = useSearchParams()
  const given = params.get('sort') as Sort
  const sort = SORTS.includes(given) ? given : FIRST_SORT
  return (
    <Page
      title={phrases.title}
      fills
      beside={
        <div className={styles.tools}>
          <label className={styles.sort}>
            {phrases.sort}
            <select
              className={inputClass}
              value={sort}
              onChange={({ target }) => setParams(target.value === FIRST_SORT ? {} : { sort: target.value })}
            >
              {SORTS.map((name) => (
                <option key={name} value={name}>
                  {sorts[name]}
                </option>
              ))}
            </select>
          </label>
          <Link href="/tasks" className={buttonClass}>
            <ListTodo size={16} aria-hidden />
            {phrases.asList}
          </Link>
        </div>
      }
    >
      <QuickAdd />
      <Board lifecycle={todo} useCards={(status) => useTaskPages({ status: status as TaskFilters['status'], sort })} />
    </Page>
  )
}
