// The System1 profiles: who can do what, and whether they are given tasks.

import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useAsked, useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { WordsInput } from '../answers/words-input.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { WorkerCard } from './worker-card.tsx'

export function WorkerPanel() {
  const phrases = usePhrases(policyPhrases)
  const listed = useAsked('listWorkers', {})
  const [added, setAdded] = useState(0)
  return (
    <Panel title={phrases.workers}>
      <p className={styles.explain}>{phrases.workersExplain}</p>
      <AddWorker key={added} onAdded={() => setAdded(added + 1)} />
      <Answered query={listed} lines={3}>
        {({ workers }) =>
          workers.length === 0 ? (
            <p>{phrases.noWorkers}</p>
          ) : (
            <ul className={styles.cards}>
              {workers.map((worker) => (
                <WorkerCard key={worker.id} worker={worker} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  )
}

function AddWorker({ onAdded }: { readonly onAdded: () => void }) {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const add = useChange('addWorker')
  const [worker, setWorker] = useState('')
  const [skills, setSkills] = useState<readonly string[]>([])
  const problems = fieldProblems(add.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(
      { worker, skills: [...skills] },
      {
        onSuccess: () => {
          toasts.say(phrases.added(worker))
          onAdded()
        },
        onError: (error) => hasFieldProblems(error) || toasts.sayError(error),
      },
    )
  }
  return (
    <details className={styles.fold}>
      <summary>{phrases.addWorker}</summary>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={phrases.workerName}
          hint={phrases.nameHint}
          problem={problems.worker}
          value={worker}
          onChange={setWorker}
        />
        <WordsInput label={phrases.skills} problem={problems.skills} value={skills} onChange={setSkills} />
        <Button type="submit" kind="primary" disabled={add.isPending}>
          {phrases.addIt}
        </Button>
      </form>
    </details>
  )
}
