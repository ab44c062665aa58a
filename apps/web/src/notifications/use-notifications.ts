// What waits for the person stands on the tab; and while they look elsewhere the system tells of what is new, where the browser
// was allowed to.

import type { EventView } from '@pawl/contract'
import { useEffect, useRef } from 'react'
import { listen } from '../api/live.ts'
import { useMayAnswer } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { INBOX_OF_PERSON, shownCount, useWaitingCount } from '../app/inbox-count.tsx'
import { useLanguage } from '../language/language.tsx'
import { titleWaiting } from '../parts/page/tab-title.ts'
import { type Subject, toldOf } from './subjects.ts'
import { useUnanswered } from './use-unanswered.ts'

export function useNotifications(): void {
  const { language } = useLanguage()
  const principal = useAsked('whoAmI', {}).data?.principal
  const items = useAsked('inbox', INBOX_OF_PERSON).data?.items
  const answersFor = useMayAnswer()
  const late = useUnanswered().filter(({ to }) => answersFor(to)).length
  const count = useWaitingCount() + late
  useEffect(() => titleWaiting(count === 0 ? '' : shownCount(count)), [count])

  const seen = useRef<ReadonlySet<string> | undefined>(undefined)
  useEffect(() => {
    if (items === undefined || principal === undefined) return
    const before = seen.current
    seen.current = new Set(items.map(({ id }) => id))
    if (before === undefined) return
    for (const item of items) {
      // Work to review is told of by its event, but for what is handed to them later.
      if (before.has(item.id) || (item.type === 'RoomReview' && item.handed === undefined)) continue
      const { title, question } = item.body as { title?: unknown; question?: unknown }
      const text = [question, title].find((one) => typeof one === 'string') ?? ''
      tell({ principal, subject: 'questions', id: item.id, href: `/inbox/${item.id}`, text: String(text), language })
    }
  }, [items, principal, language])

  useEffect(() => {
    if (principal === undefined) return
    const onEvent = (event: EventView) => {
      const subject = subjectOf(event)
      if (subject === undefined) return
      const { number, version } = event
      tell({ principal, subject, id: `${number}.${version}`, href: `/task/${number}`, task: String(number), language })
    }
    return listen({ onEvent, onRecord: () => {}, onGap: () => {} })
  }, [principal, language])
}

/** What goes to a person without a question, and what is done. Questions are items of the inbox. */
function subjectOf({ lifecycle, from, to, set }: EventView): Subject | undefined {
  if (lifecycle !== 'room' || from === to) return undefined
  if (to === 'completed') return 'finished'
  return to === 'pending_user_review' && set.question === undefined ? 'reviews' : undefined
}

type News = Parameters<typeof import('./show-news.ts').showNews>[0]

function tell(news: News & { readonly principal: string }): void {
  const isWanted = toldOf(news.principal).includes(news.subject)
  if (!isWanted || document.hasFocus() || !('Notification' in window) || Notification.permission !== 'granted') return
  // Rarely needed, so not part of what is loaded first.
  void import('./show-news.ts').then(({ showNews }) => showNews(news))
}
