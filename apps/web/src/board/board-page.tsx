// The to-dos as a board: by status, by project, or, where there are others, by person.

import { ListTodo, Trash2 } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { QuickAdd } from '../adding/quick-add.tsx'
import { useAsked } from '../api/operation.ts'
import { appPhrases } from '../app/phrases.ts'
import { usePhrases } from '../language/language.tsx'
import { buttonClass } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { Page } from '../parts/page/page.tsx'
import { SORTS } from '../tasks/filters-in-url.ts'
import { tasksPhrases } from '../tasks/phrases.ts'
import { Board } from './board.tsx'
import styles from './board-page.module.css'
import { usePersonWay, useProjectWay } from './by-field.ts'
import { useStatusWay } from './by-status.tsx'
import { boardPhrases } from './phrases.ts'

const WAYS = ['status', 'project', 'person'] as const
type Way = (typeof WAYS)[number]
type Sort = (typeof SORTS)[number]
const FIRST_SORT: Sort = 'priority'

export default function BoardPage() {
  const phrases = usePhrases(boardPhrases)
  const { sorts } = usePhrases(tasksPhrases)
  const { pages } = usePhrases(appPhrases)
  const { by, sort, choose } = useChosen()
  const isAlone = useAsked('whoAmI', {}).data?.alone ?? true
  const ways = {
    status: useStatusWay(sort),
    project: useProjectWay(sort, by === 'project'),
    person: usePersonWay(sort, by === 'person'),
  }
  return (
    <Page
      title={phrases.title}
      fills
      beside={
        <div className={styles.tools}>
          <Choice
            label={phrases.columnsBy}
            value={by}
            names={phrases.columnsByEach}
            choices={isAlone ? WAYS.filter((way) => way !== 'person') : WAYS}
            onChange={(way) => choose('by', way, WAYS[0])}
          />
          <Choice
            label={phrases.sort}
            value={sort}
            names={sorts}
            choices={SORTS}
            onChange={(given) => choose('sort', given, FIRST_SORT)}
          />
          <Link href="/tasks" className={buttonClass}>
            <ListTodo size={16} aria-hidden />
            {phrases.asList}
          </Link>
          <Link href="/trash" className={`${buttonClass} ${styles.trash}`}>
            <Trash2 size={16} aria-hidden />
            {pages.trash}
          </Link>
        </div>
      }
    >
      <QuickAdd />
      <Board way={ways[by]} />
    </Page>
  )
}

/** What the address says of the board: back, reload and a link show the same. */
function useChosen() {
  const [params, setParams] = useSearchParams()
  const by = WAYS.find((way) => way === params.get('by')) ?? WAYS[0]
  const sort = SORTS.find((name) => name === params.get('sort')) ?? FIRST_SORT
  const choose = (name: 'by' | 'sort', value: string, usual: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (value === usual) next.delete(name)
      else next.set(name, value)
      return next
    })
  return { by, sort, choose } satisfies { by: Way; sort: Sort; choose: unknown }
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly names: Readonly<Record<Value, string>>
  readonly choices: readonly Value[]
  readonly onChange: (value: string) => void
}

function Choice<Value extends string>({ label, value, names, choices, onChange }: ChoiceProps<Value>) {
  return (
    <label className={styles.sort}>
      <span>{label}</span>
      <select className={inputClass} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
