// The initiatives: those under way with their progress and what they wait for, and those that are over.

import type { RecordView } from '@pawl/contract'
import { ScrollText } from 'lucide-react'
import { Link } from 'wouter'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { buttonClass } from '../../parts/form/button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Notice } from '../../parts/page/notice.tsx'
import { Page } from '../../parts/page/page.tsx'
import { InitiativeCard } from './initiative-card.tsx'
import { isOver } from './initiative-state.tsx'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'
import { StartInitiative } from './start-initiative.tsx'

export default function InitiativesPage() {
  const phrases = usePhrases(initiativePhrases)
  const listed = useAsked('listInitiatives', {})
  return (
    <Page
      title={phrases.title}
      beside={
        <Link href="/policies" className={buttonClass}>
          <ScrollText size={16} aria-hidden />
          {phrases.policies}
        </Link>
      }
    >
      <IfMay run="startInitiative">
        <StartInitiative />
      </IfMay>
      <Answered query={listed}>{({ initiatives }) => <Initiatives initiatives={initiatives} />}</Answered>
    </Page>
  )
}

function Initiatives({ initiatives }: { readonly initiatives: readonly RecordView[] }) {
  const phrases = usePhrases(initiativePhrases)
  const latest = initiatives.toSorted((a, b) => b.at - a.at)
  const over = latest.filter(isOver)
  const cards = (of: readonly RecordView[]) => (
    <ul className={styles.cards}>
      {of.map((initiative) => (
        <InitiativeCard key={initiative.id} initiative={initiative} />
      ))}
    </ul>
  )
  if (initiatives.length === 0) return <Notice>{phrases.none}</Notice>
  return (
    <>
      {cards(latest.filter((initiative) => !isOver(initiative)))}
      {over.length > 0 && (
        <details className={styles.over} open={over.length === initiatives.length}>
          <summary>{phrases.over(over.length)}</summary>
          {cards(over)}
        </details>
      )}
    </>
  )
}
