// Above the inbox: questions to a System that nobody answers.

import { Link } from 'wouter'
import { useMayAnswer } from '../api/may.ts'
import { usePhrases } from '../language/language.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Ago } from '../parts/text/ago.tsx'
import { notificationPhrases } from './phrases.ts'
import { useUnanswered } from './use-unanswered.ts'

export function UnansweredNotice() {
  const phrases = usePhrases(notificationPhrases)
  const answersFor = useMayAnswer()
  const items = useUnanswered()
  const [oldest] = items
  if (oldest === undefined) return null
  return (
    <Notice
      tone="bad"
      action={
        <Link href={`/inbox/${oldest.id}`}>{answersFor(oldest.to) ? phrases.answerOldest : phrases.seeOldest}</Link>
      }
    >
      {phrases.unanswered(items.length)} <Ago at={oldest.at} />
    </Notice>
  )
}
