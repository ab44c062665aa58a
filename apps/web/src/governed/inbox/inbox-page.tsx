// My inbox of questions: everything that waits for someone's judgement, by who is asked.

import { Link, useSearch } from 'wouter'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Answered } from '../../parts/answered.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import type { Item } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import styles from './inbox.module.css'
import { ItemLine } from './item-line.tsx'
import { inboxPhrases } from './phrases.ts'

const SYSTEMS = ['user', 'system3', 'system4', 'system5'] as const
/** As many as the server gives at once. */
const LIMIT = 500

export default function InboxPage() {
  const phrases = usePhrases(inboxPhrases)
  const chosen = new URLSearchParams(useSearch()).get('for') ?? undefined
  const inbox = useAsked('inbox', { limit: LIMIT })
  return (
    <Page title={phrases.title}>
      <Answered query={inbox}>
        {({ items }) => (
          <>
            <SystemFilter items={items} chosen={chosen} />
            <Questions items={items.filter(({ to }) => chosen === undefined || to === chosen)} chosen={chosen} />
            {items.length === LIMIT && <Notice>{phrases.more(LIMIT)}</Notice>}
          </>
        )}
      </Answered>
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

function SystemFilter({ items, chosen }: ChosenProps) {
  const phrases = usePhrases(inboxPhrases)
  const { systems, roles } = usePhrases(governedPhrases)
  return (
    <nav className={styles.filter} aria-label={phrases.filter}>
      <Link href="/inbox" aria-current={chosen === undefined ? 'true' : undefined}>
        {phrases.all} <span>{items.length}</span>
      </Link>
      {SYSTEMS.map((system) => (
        <Link
          key={system}
          href={`/inbox?for=${system}`}
          title={roles[system]}
          aria-current={chosen === system ? 'true' : undefined}
        >
          {systems[system]} <span>{items.filter(({ to }) => to === system).length}</span>
        </Link>
      ))}
    </nav>
  )
}
