// One initiative in the list. Those that are over keep to themselves: what is asked of the server is what is looked at.

import type { RecordView } from '@pawl/contract'
import { Link } from 'wouter'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Ago } from '../../parts/text/ago.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { InitiativeState, isOver } from './initiative-state.tsx'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'
import { TaskProgress } from './task-progress.tsx'
import { WaitsOn } from './waits-on.tsx'

export function InitiativeCard({ initiative }: { readonly initiative: RecordView }) {
  const phrases = usePhrases(initiativePhrases)
  const shown = useAsked('showInitiative', { initiative: initiative.id }, { enabled: !isOver(initiative) }).data
  const { title, summary } = initiative.body as { title?: string; summary?: string }
  return (
    <li className={styles.card}>
      <div className={styles.cardTop}>
        <h2>
          <Link href={`/initiatives/${initiative.id}`}>
            <GivenText>{title}</GivenText>
          </Link>
        </h2>
        <InitiativeState initiative={initiative} />
        <small>
          <Ago at={initiative.at} />
        </small>
      </div>
      {isOver(initiative) ? (
        summary !== undefined && (
          <p>
            {phrases.summary}: <GivenText>{summary}</GivenText>
          </p>
        )
      ) : (
        <div className={styles.cardBody}>
          {shown !== undefined && (
            <>
              <TaskProgress tasks={shown.tasks} />
              <WaitsOn tasks={shown.tasks} waitsFor={shown.waitsFor} />
            </>
          )}
        </div>
      )}
    </li>
  )
}
