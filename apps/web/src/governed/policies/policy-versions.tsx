// Every version a policy had, the newest first. Asked for when it is opened.

import { useState } from 'react'
import { useAsked } from '../../api/operation.ts'
import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { useStateName } from '../record-states.ts'
import { Clarifications } from './clarifications.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { SettingsView } from './settings-view.tsx'

export function PolicyVersions({ policy }: { readonly policy: string }) {
  const phrases = usePhrases(policyPhrases)
  const stateName = useStateName('policy')
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const shown = useAsked('showPolicy', { policy }, { enabled: isOpen })
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{phrases.versions}</summary>
      {isOpen && (
        <Answered query={shown} lines={2}>
          {({ versions }) => (
            <ol className={styles.versions}>
              {versions.toReversed().map((record) => (
                <li key={record.version}>
                  <small>
                    {phrases.version(record.version, isolated(record.actor), isolated(dates.moment(record.at)))}
                    {record.state === 'retired' && `, ${stateName(record.state)}`}
                  </small>
                  <Markdown>{String(record.body.text)}</Markdown>
                  <Clarifications of={record} />
                  <SettingsView of={record} />
                </li>
              ))}
            </ol>
          )}
        </Answered>
      )}
    </details>
  )
}
