// The question after this one, by a press or by N.

import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useAsked } from '../../api/operation.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { usePhrases } from '../../language/language.tsx'
import { buttonClass } from '../../parts/form/button.tsx'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'

const LOOKED_AT = 100

/** The next in line, from the beginning again after the last; undefined if there is no other. */
export function useNextItem(item: string): string | undefined {
  const { data } = useAsked('inbox', { limit: LOOKED_AT, brief: true })
  const ids = (data?.items ?? []).map(({ id }) => id)
  const others = [...ids.slice(ids.indexOf(item) + 1), ...ids]
  return others.find((id) => id !== item)
}

export function NextItem({ item, kind }: { readonly item: string; readonly kind?: 'primary' }) {
  const phrases = usePhrases(inboxPhrases)
  const [, go] = useLocation()
  const next = useNextItem(item)
  const address = `/inbox/${next}`
  useKeys(next === undefined ? {} : { n: () => go(address) })
  if (next === undefined) return null
  return (
    <Link href={address} className={buttonClass} data-kind={kind} aria-keyshortcuts="n">
      <span className={kind === undefined ? styles.iconText : undefined}>{phrases.nextQuestion}</span>
      <ArrowRight size={16} className="mirrored" aria-hidden />
    </Link>
  )
}
