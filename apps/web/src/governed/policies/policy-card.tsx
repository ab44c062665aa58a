// One policy: its text and version, who judges by it and what it is for, a new text, its end, and every version it had.

import type { RecordView } from '@pawl/contract'
import { useState } from 'react'
import { useMay } from '../../api/may.ts'
import { useAsked, useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { ConfirmButton } from '../../parts/form/confirm-button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { readDraft, useDraft } from '../../parts/form/use-draft.ts'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { governedPhrases } from '../phrases.ts'
import { ChangePolicy, policyDraft, settingsDraft } from './change-policy.tsx'
import { Clarifications } from './clarifications.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { PolicyVersions } from './policy-versions.tsx'
import { SettingsView } from './settings-view.tsx'

export function PolicyCard({ policy }: { readonly policy: RecordView }) {
  const phrases = usePhrases(policyPhrases)
  const { version } = usePhrases(governedPhrases)
  const toasts = useToasts()
  const change = useChange('changePolicy')
  const [editing, setEditing] = useState(() =>
    [policyDraft, settingsDraft].some((draft) => readDraft(draft(policy.id)) !== undefined),
  )
  const mayChange = useMay()('changePolicy')
  const isAlone = useAsked('whoAmI', {}).data?.alone !== false
  const [reason, setReason] = useDraft(`policy.${policy.id}.retire`, '')
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }
  const retire = (isRetired: boolean) =>
    change.mutate(
      { policy: policy.id, retire: isRetired, ...why },
      { onSuccess: () => setReason(''), onError: toasts.sayError },
    )
  return (
    <li className={styles.card}>
      <h3>
        <GivenText>{policy.id}</GivenText> <small>{version(policy.version)}</small>
      </h3>
      {editing ? (
        <ChangePolicy policy={policy} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Markdown>{String(policy.body.text)}</Markdown>
          <Clarifications of={policy} />
          <SettingsView of={policy} />
          {!isAlone && mayChange && (
            <TextField label={phrases.why} hint={phrases.whyHint} value={reason} onChange={setReason} />
          )}
          {mayChange && (
            <div className={styles.actions}>
              <Button size="small" onClick={() => setEditing(true)}>
                {phrases.change}
              </Button>
              {policy.state === 'active' ? (
                <ConfirmButton
                  kind="danger"
                  size="small"
                  label={phrases.retire}
                  question={phrases.retireQuestion(policy.id)}
                  onConfirm={() => retire(true)}
                >
                  {phrases.retireExplain}
                </ConfirmButton>
              ) : (
                <Button size="small" onClick={() => retire(false)}>
                  {phrases.restore}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {policy.version > 1 && <PolicyVersions policy={policy.id} />}
    </li>
  )
}
