// The policies or the result changed while the question was open: it is asked again, elsewhere.

import { Link } from 'wouter'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Notice } from '../../parts/page/notice.tsx'
import { bodyOf, type Item } from '../item.ts'
import { inboxPhrases } from './phrases.ts'

export function AskedAnew({ item }: { readonly item: Item }) {
  const phrases = usePhrases(inboxPhrases)
  const { initiative_id = '', task_id } = bodyOf(item)
  const waiting = useAsked('showInitiative', { initiative: initiative_id }).data?.waitsFor ?? []
  const anew = waiting.find((other) => other.id !== item.id && bodyOf(other).task_id === task_id)
  return (
    <Notice
      tone="warning"
      action={anew === undefined ? undefined : <Link href={`/inbox/${anew.id}`}>{phrases.askedAnew}</Link>}
    >
      {phrases.outdated}
    </Notice>
  )
}
