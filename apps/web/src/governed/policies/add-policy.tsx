import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { useToasts } from '../../parts/page/toasts.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { changedSettings, type WrittenSettings } from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'

const NOTHING_SAID = {}

export function AddPolicy() {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const add = useChange('addPolicy', { drafts: ['policy.new.name', 'policy.new.text', 'new-policy.settings'] })
  const [policy, setPolicy] = useDraft('policy.new.name', '')
  const [text, setText] = useDraft('policy.new.text', '')
  const [settings, setSettings] = useDraft<WrittenSettings>('new-policy.settings', NOTHING_SAID)
  const [added, setAdded] = useState(0)
  const [isBegun] = useState(policy !== '' || text !== '' || Object.keys(settings).length > 0)
  const problems = fieldProblems(add.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(
      { policy, text, ...changedSettings(settings, NOTHING_SAID) },
      {
        onSuccess: () => {
          toasts.say(phrases.added(policy))
          setPolicy('')
          setText('')
          setSettings(NOTHING_SAID)
          setAdded(added + 1)
        },
        onError: (error) => hasFieldProblems(error) || toasts.sayError(error),
      },
    )
  }
  return (
    <details className={styles.fold} open={isBegun}>
      <summary>{phrases.add}</summary>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={phrases.name}
          hint={phrases.nameHint}
          problem={problems.policy}
          value={policy}
          onChange={setPolicy}
        />
        <TextField label={phrases.text} problem={problems.text} lines={2} value={text} onChange={setText} />
        <SettingsFields key={added} body={NOTHING_SAID} written={settings} onChange={setSettings} problems={problems} />
        <Button type="submit" kind="primary" disabled={add.isPending}>
          {phrases.addIt}
        </Button>
      </form>
    </details>
  )
}
