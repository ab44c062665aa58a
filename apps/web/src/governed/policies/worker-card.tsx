// One System1 profile: its skills, who runs it, and whether it is given tasks.

import type { RecordView } from '@pawl/contract'
import { useState } from 'react'
import { useMay } from '../../api/may.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { readDraft } from '../../parts/form/use-draft.ts'
import { useToasts } from '../../parts/page/toasts.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { governedPhrases } from '../phrases.ts'
import { useStateName } from '../record-states.ts'
import { ChangeWorker, workerDraft } from './change-worker.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { namesIn } from './settings.ts'

export function WorkerCard({ worker }: { readonly worker: RecordView }) {
  const phrases = usePhrases(policyPhrases)
  const { version } = usePhrases(governedPhrases)
  const stateName = useStateName('worker')
  const toasts = useToasts()
  const change = useChange('changeWorker')
  const [editing, setEditing] = useState(() => readDraft(workerDraft(worker.id)) !== undefined)
  const mayChange = useMay()('changeWorker')
  const isOn = worker.state === 'enabled'
  const skills = namesIn(worker.body.skills)
  return (
    <li className={styles.card}>
      <h3>
        <GivenText>{worker.id}</GivenText> <small>{version(worker.version)}</small>
        <Chip tone={isOn ? 'good' : 'quiet'}>{stateName(worker.state)}</Chip>
      </h3>
      {editing ? (
        <ChangeWorker worker={worker} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles.skills}>
            {skills.length === 0 && phrases.noSkills}
            {skills.map((skill) => (
              <GivenText key={skill}>{skill}</GivenText>
            ))}
          </p>
          {typeof worker.body.owner === 'string' && (
            <p className={styles.explain}>
              {phrases.owner}: <GivenText>{worker.body.owner}</GivenText>
            </p>
          )}
          {mayChange && (
            <div className={styles.actions}>
              <Button size="small" onClick={() => setEditing(true)}>
                {phrases.changeWorker}
              </Button>
              <Button
                size="small"
                title={isOn ? phrases.offExplain : undefined}
                disabled={change.isPending}
                onClick={() => change.mutate({ worker: worker.id, enabled: !isOn }, { onError: toasts.sayError })}
              >
                {isOn ? phrases.turnOff : phrases.turnOn}
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  )
}
