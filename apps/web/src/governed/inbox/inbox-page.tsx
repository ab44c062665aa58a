// The inbox: everything that waits for someone's judgement, grouped by what it asks: questions, and work of rooms to be reviewed.
// J and K go through it; a question opens beside it.

import { Link, useSearch } from 'wouter'
import { usePhrases } from '../../language/language.tsx'
import { UnansweredNotice } from '../../notifications/unanswered-notice.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Notice } from '../../parts/page/notice.tsx'
import { Page } from '../../parts/page/page.tsx'
import { useQuestionName } from '../answers/use-question-name.ts'
import type { Item } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import { useAskedName } from './asked-system.tsx'
import { useHasOthers } from './hand-menu.tsx'
import { handPhrases } from './hand-phrases.ts'
import styles from './inbox.module.css'
import { ItemLine } from './item-line.tsx'
import { inboxPhrases } from './phrases.ts'
import { SpentBudgets } from './spent-budgets.tsx'
import { useInboxPages } from './use-inbox-pages.ts'

const SYSTEMS = ['user', 'system3', 'system4', 'system5'] as const
/** What is not in everyone's inbox. */
const APART = ['snoozed', 'handed'] as const

export default function InboxPage() {
  const phrases = usePhrases(inboxPhrases)
  const params = new URLSearchParams(useSearch())
  const apart = APART.find((one) => params.has(one))
  const chosen = SYSTEMS.find((system) => system === params.get('for'))
  const all = useInboxPages({})
  const none = { snoozed: phrases.noneSnoozed, handed: usePhrases(handPhrases).noneHanded }
  const inbox = useInboxPages(shownBy(chosen, apart))
  return (
    <Page title={phrases.title}>
      <UnansweredNotice />
      <SystemFilter items={all.items} chosen={apart ?? chosen} isAll={!all.hasNextPage} />
      <Answered query={{ data: inbox.items, error: inbox.error, refetch: inbox.refetch }}>
        {(items) => (
          <>
            {apart === undefined && <SpentBudgets budgets={inbox.budgets} />}
            {items.length + (apart === undefined ? inbox.budgets.length : 0) === 0 && (
              <Notice>
                {apart !== undefined ? none[apart] : chosen === undefined ? phrases.empty : phrases.emptyFor}
              </Notice>
            )}
            <Questions items={items} />
          </>
        )}
      </Answered>
      {inbox.hasNextPage && (
        <Button onClick={() => void inbox.fetchNextPage()} disabled={inbox.isFetchingNextPage}>
          {phrases.more}
        </Button>
      )}
    </Page>
  )
}

function shownBy(chosen: (typeof SYSTEMS)[number] | undefined, apart: (typeof APART)[number] | undefined) {
  if (apart !== undefined) return { [apart]: true }
  return chosen === undefined ? {} : { for: chosen }
}

/** By what they ask, those that have waited longest first. */
function Questions({ items }: { readonly items: readonly Item[] }) {
  const nameOf = useQuestionName()
  return [...Map.groupBy(items, ({ type }) => type)].map(([type, asked]) => (
    <section key={type} className={styles.group} aria-label={nameOf(type)}>
      <h2>
        {nameOf(type)} <span className={styles.groupCount}>{asked.length}</span>
      </h2>
      <ul className={styles.lines}>
        {asked.map((item) => (
          <ItemLine key={item.id} item={item} opensBeside={!NEEDS_ROOM.includes(type)} isInGroup />
        ))}
      </ul>
    </section>
  ))
}

/** A result beside its policies is read on a page of its own. */
const NEEDS_ROOM: readonly string[] = ['TaskReview']

interface FilterProps {
  /** Not known yet: the choices stand there without numbers, so that nothing jumps. */
  readonly items: readonly Item[] | undefined
  readonly chosen: string | undefined
  /** Whether these are all there are: what is not loaded yet is not counted. */
  readonly isAll: boolean
}

function SystemFilter({ items, chosen, isAll }: FilterProps) {
  const count = (of?: string) => {
    const some = items?.filter(({ to }) => of === undefined || to === of).length
    return some === undefined || isAll ? some : `${some}+`
  }
  const phrases = usePhrases(inboxPhrases)
  const { roles } = usePhrases(governedPhrases)
  const nameOf = useAskedName()
  const { handedOnes } = usePhrases(handPhrases)
  const hasOthers = useHasOthers()
  // Whoever has no governed work need not learn what the Systems are.
  const shown = SYSTEMS.filter((one) => one === chosen || items?.some(({ to }) => to === one))
  return (
    <nav className={styles.filter} aria-label={phrases.filter}>
      <Link href="/inbox" aria-current={chosen === undefined ? 'true' : undefined}>
        {phrases.all} <span>{count()}</span>
      </Link>
      <Link href="/inbox?snoozed" aria-current={chosen === 'snoozed' ? 'true' : undefined}>
        {phrases.snoozedOnes}
      </Link>
      {hasOthers && (
        <Link href="/inbox?handed" aria-current={chosen === 'handed' ? 'true' : undefined}>
          {handedOnes}
        </Link>
      )}
      {shown.map((system) => (
        <Link
          key={system}
          href={`/inbox?for=${system}`}
          title={roles[system]}
          aria-current={chosen === system ? 'true' : undefined}
        >
          {nameOf(system)} <span>{count(system)}</span>
        </Link>
      ))}
    </nav>
  )
}
