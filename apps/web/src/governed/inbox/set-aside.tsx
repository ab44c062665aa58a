// Leaving a question to a person, with a reason. It stays in the inbox.

import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { useDates } from '../../language/dates.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/button.tsx'
import { Field, inputClass } from '../../parts/field.tsx'
import { GivenText } from '../../parts/given-text.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useToasts } from '../../parts/toasts.tsx'
import { bodyOf, type Item } from '../item.ts'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'

export function SetAside({ item }: { readonly item: Item }) {
  const phrases = usePhrases(inboxPhrases)
  const toasts = useToasts()
  const setAside = useChange('setItemAside')
  const [reason, setReason] = useState('')
  const problem = fieldProblems(setAside.error).reason
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAside.mutate(
      { item: item.id, reason },
      {
        onSuccess: () => toasts.say(phrases.setAsideDone),
        onError: (error) => fieldProblems(error).reason ?? toasts.sayError(error),
      },
    )
  }
  return (
    <details className={styles.fold}>
      <summary>{phrases.setAside}</summary>
      <form onSubmit={onSubmit}>
        <p>{phrases.setAsideExplain}</p>
        <Field label={phrases.setAsideReason} problem={problem}>
          <textarea
            className={inputClass}
            dir="auto"
            rows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
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
      {phrases.wasSetAside(item.actor, dates.moment(item.at))}: <GivenText>{bodyOf(item).set_aside_because}</GivenText>
    </Notice>
  )
}
