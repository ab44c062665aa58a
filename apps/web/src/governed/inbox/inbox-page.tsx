// My inbox of questions: everything that waits for someone's judgement, by who is asked.

import { Link, useSearch } from 'wouter'
import { usePhrases } from '../../language/language.tsx'
import { UnansweredNotice } from '../../notifications/unanswered-notice.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Notice } from '../../parts/page/notice.tsx'
import { Page } from '../../parts/page/page.tsx'
import type { Item } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import styles from './inbox.module.css'
import { ItemLine } from './item-line.tsx'
import { inboxPhrases } from './phrases.ts'
import { useInboxPages } from './use-inbox-pages.ts'

const SYSTEMS = ['user', 'system3', 'system4', 'system5'] as const

export default function InboxPage() {
  const phrases = usePhrases(inboxPhrases)
  const asked = new URLSearchParams(useSearch()).get('for')
  const chosen = SYSTEMS.find((system) => system === asked)
  const all = useInboxPages({})
  const inbox = useInboxPages(chosen === undefined ? {} : { for: chosen })
  return (
    <Page title={phrases.title}>
      <UnansweredNotice />
      <Answered query={{ data: all.items, error: all.error, refetch: all.refetch }}>
        {(items) => <SystemFilter items={items} chosen={chosen} isAll={!all.hasNextPage} />}
      </Answered>
      <Answered query={{ data: inbox.items, error: inbox.error, refetch: inbox.refetch }}>
        {(items) => <Questions items={items} chosen={chosen} />}
      </Answered>
      {inbox.hasNextPage && (
        <Button onClick={() => void inbox.fetchNextPage()} disabled={inbox.isFetchingNextPage}>
          {phrases.more}
        </Button>
      )}
    </Page>
  )
}

interface ChosenProps {
  readonly items: readonly Item[]
  readonly chosen: string | undefined
}

function Questions({ items, chosen }: ChosenProps) {
  const phrases = usePhrases(inboxPhrases)
  if (items.length === 0) return <Notice>{chosen === undefined ? phrases.empty : phrases.emptyFor}</Notice>
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <ItemLine key={item.id} item={item} />
      ))}
    </ul>
  )
}

interface FilterProps extends ChosenProps {
  /** Whether these are all there are: what is not loaded yet is not counted. */
  readonly isAll: boolean
}

function SystemFilter({ items, chosen, isAll }: FilterProps) {
  const count = (some: readonly Item[]) => (isAll ? String(some.length) : `${some.length}+`)
  const phrases = usePhrases(inboxPhrases)
  const { systems, roles } = usePhrases(governedPhrases)
  return (
    <nav className={styles.filter} aria-label={phrases.filter}>
      <Link href="/inbox" aria-current={chosen === undefined ? 'true' : undefined}>
        {phrases.all} <span>{count(items)}</span>
      </Link>
      {SYSTEMS.map((system) => (
        <Link
          key={system}
          href={`/inbox?for=${system}`}
          title={roles[system]}
          aria-current={chosen === system ? 'true' : undefined}
        >
          {systems[system]} <span>{count(items.filter(({ to }) => to === system))}</span>
        </Link>
      ))}
    </nav>
  )
}
