// A new hook. The secret of one that sends JSON is shown once, here.

import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../api/field-problems.ts'
import { useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { ErrorNotice } from '../parts/page/notice.tsx'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { CommandLine } from '../parts/text/command-line.tsx'
import styles from '../people/people.module.css'
import { hooksPhrases } from './phrases.ts'

const EMPTY = { on: '', to: '', name: '' }

export function AddHook() {
  const phrases = usePhrases(hooksPhrases)
  const toasts = useToasts()
  const add = useChange('addHook')
  const [given, setGiven] = useDraft('hooks.add', EMPTY)
  const [secret, setSecret] = useState<string | null>(null)
  const problems = fieldProblems(add.error)
  const set = (field: keyof typeof EMPTY) => (value: string) => setGiven((before) => ({ ...before, [field]: value }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const name = given.name.trim()
    add.mutate(
      { on: given.on.trim(), to: given.to.trim(), ...(name !== '' && { name }) },
      {
        onSuccess: (added) => {
          setGiven(EMPTY)
          setSecret(added.secret)
          toasts.say(phrases.added)
        },
      },
    )
  }
  const isElsewhere = add.error !== null && Object.keys(problems).length === 0
  return (
    <Panel title={phrases.add}>
      <form className={styles.form} onSubmit={onSubmit}>
        {isElsewhere && <ErrorNotice error={add.error} />}
        <TextField
          label={phrases.on}
          hint={phrases.onHint}
          problem={problems.on}
          value={given.on}
          onChange={set('on')}
        />
        <TextField
          label={phrases.to}
          hint={phrases.toHint}
          problem={problems.to}
          value={given.to}
          onChange={set('to')}
        />
        <TextField label={phrases.name} problem={problems.name} value={given.name} onChange={set('name')} limit={64} />
        <Button
          type="submit"
          kind="primary"
          disabled={add.isPending || given.on.trim() === '' || given.to.trim() === ''}
        >
          {phrases.add}
        </Button>
      </form>
      {secret !== null && (
        <div role="status">
          <p>{phrases.secret}</p>
          <CommandLine command={secret} />
          <p className={styles.soft}>{phrases.secretHint}</p>
        </div>
      )}
    </Panel>
  )
}
