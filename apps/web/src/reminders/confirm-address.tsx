// What an address of email waits for before anything is sent there: the code of the message it was sent.

import type { FormEvent } from 'react'
import { fieldProblems } from '../api/field-problems.ts'
import { useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import styles from '../people/people.module.css'
import { reminderPhrases } from './phrases.ts'

export function ConfirmAddress({ address }: { readonly address: string }) {
  const phrases = usePhrases(reminderPhrases)
  const toasts = useToasts()
  const [code, setCode] = useDraft(`code.${address}`, '')
  const confirm = useChange('confirmAddress')
  const again = useChange('sendCode')
  const problem = fieldProblems(confirm.error).code
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const onError = (error: Error) => Object.keys(fieldProblems(error)).length > 0 || toasts.sayError(error)
    const onSuccess = () => {
      setCode('')
      toasts.say(phrases.confirmed(address))
    }
    confirm.mutate({ address, code }, { onSuccess, onError })
  }
  const onAgain = () =>
    again.mutate({ address }, { onSuccess: () => toasts.say(phrases.codeSent(address)), onError: toasts.sayError })
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={phrases.code(address)}
        hint={phrases.codeHint}
        problem={problem}
        holds="digits"
        value={code}
        onChange={setCode}
      />
      <span className={styles.actions}>
        <Button type="submit" disabled={confirm.isPending || code.trim() === ''}>
          {phrases.confirm}
        </Button>
        <Button disabled={again.isPending} onClick={onAgain}>
          {phrases.sendAgain}
        </Button>
      </span>
    </form>
  )
}
