// Leaving a question to a person, with a reason. It stays in the inbox.

import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { Notice } from '../../parts/page/notice.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { bodyOf, type Item } from '../item.ts'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'

export function SetAside({ item }: { readonly item: Item }) {
  const phrases = usePhrases(inboxPhrases)
  const toasts = useToasts()
  const setAside = useChange('setItemAside', { drafts: [`aside.${item.id}`] })
  const [reason, setReason] = useDraft(`aside.${item.id}`, '')
  const [isBegun] = useState(reason !== '')
  const problem = fieldProblems(setAside.error).reason
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAside.mutate(
      { item: item.id, reason },
      {
        onSuccess: () => {
          setReason('')
          toasts.say(phrases.setAsideDone)
        },
        onError: (error) => fieldProblems(error).reason ?? toasts.sayError(error),
      },
    )
  }
  return (
    <details className={styles.fold} open={isBegun}>
      <summary>{phrases.setAside}</summary>
      <form onSubmit={onSubmit}>
        <p>{phrases.setAsideExplain}</p>
        <TextField label={phrases.setAsideReason} problem={problem} lines={2} value={reason} onChange={setReason} />
        <Button type="submit" disabled={setAside.isPending}>
          {phrases.setAside}
        </Button>
      </form>
    </details>
  )
}

export function WasSetAside({ item }: { readonly item: Item }) {
  const phrases = usePhrases(inboxPhrases)
  const dates = useDates()
  return (
    <Notice tone="warning">
      {phrases.wasSetAside(isolated(item.actor), isolated(dates.moment(item.at)))}:{' '}
      <GivenText>{bodyOf(item).set_aside_because}</GivenText>
    </Notice>
  )
}
