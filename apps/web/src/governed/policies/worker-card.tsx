// One System1 profile: its skills, and whether it is given tasks.

import type { RecordView } from '@pawl/contract'
import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { WordsInput } from '../answers/words-input.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { governedPhrases } from '../phrases.ts'
import { useStateName } from '../record-states.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { SaveOrCancel } from './save-or-cancel.tsx'

export function WorkerCard({ worker }: { readonly worker: RecordView }) {
  const phrases = usePhrases(policyPhrases)
  const { version } = usePhrases(governedPhrases)
  const stateName = useStateName('worker')
  const toasts = useToasts()
  const change = useChange('changeWorker')
  const [editing, setEditing] = useState(false)
  const isOn = worker.state === 'enabled'
  const skills = (worker.body.skills as readonly string[] | undefined) ?? []
  return (
    <li className={styles.card}>
      <h3>
        <GivenText>{worker.id}</GivenText> <small>{version(worker.version)}</small>
        <Chip tone={isOn ? 'good' : 'quiet'}>{stateName(worker.state)}</Chip>
      </h3>
      {editing ? (
        <ChangeSkills worker={worker.id} skills={skills} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles.skills}>
            {skills.length === 0 && phrases.noSkills}
            {skills.map((skill) => (
              <GivenText key={skill}>{skill}</GivenText>
            ))}
          </p>
          <div className={styles.actions}>
            <Button size="small" onClick={() => setEditing(true)}>
              {phrases.changeSkills}
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
        </>
      )}
    </li>
  )
}

interface ChangeSkillsProps {
  readonly worker: string
  readonly skills: readonly string[]
  readonly onDone: () => void
}

function ChangeSkills({ worker, skills: before, onDone }: ChangeSkillsProps) {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const change = useChange('changeWorker')
  const [skills, setSkills] = useState(before)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { worker, skills: [...skills] },
      { onSuccess: onDone, onError: (error) => hasFieldProblems(error) || toasts.sayError(error) },
    )
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <WordsInput
        label={phrases.skills}
        problem={fieldProblems(change.error).skills}
        value={skills}
        onChange={setSkills}
      />
      <SaveOrCancel isSaving={change.isPending} onCancel={onDone} />
    </form>
  )
}
