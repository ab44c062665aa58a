// Who a room or an initiative is for. Alone on one's machine there is nobody to keep out.

import { NAMED_RIGHTS, type NamedRight } from '@pawl/contract'
import type { FormEvent } from 'react'
import { fieldProblems } from '../api/field-problems.ts'
import { useAsked, useChange } from '../api/operation.ts'
import type { Result } from '../api/request.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { ConfirmButton } from '../parts/form/confirm-button.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { accessPhrases } from './access-phrases.ts'
import { NameField } from './name-field.tsx'
import styles from './people.module.css'

type Place = { readonly room: string } | { readonly initiative: string }
type Member = Result<'showAccess'>['access']['members'][number]

export function AccessPanel({ place }: { readonly place: Place }) {
  const phrases = usePhrases(accessPhrases)
  const { data: me } = useAsked('whoAmI', {})
  const { data } = useAsked('showAccess', place, { enabled: me?.alone === false })
  const openToAll = useChange('openToAll')
  const { sayError: onError } = useToasts()
  if (data === undefined) return null
  const { open, members, mayChange } = data.access
  return (
    <Panel title={phrases.title}>
      <p>{open ? phrases.everyone : phrases.membersOnly}</p>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.name} className={styles.actions}>
            <GivenText>{member.name}</GivenText>
            <span className={styles.soft}>{member.rights.map((right) => phrases.rights[right]).join(', ')}</span>
            {mayChange && <Dismiss place={place} member={member} />}
          </li>
        ))}
      </ul>
      {mayChange && <AdmitForm place={place} isOpen={open} />}
      {mayChange && !open && (
        <ConfirmButton
          size="small"
          label={phrases.open}
          question={phrases.openQuestion}
          onConfirm={() => openToAll.mutate(place, { onError })}
        >
          {phrases.everyone}
        </ConfirmButton>
      )}
    </Panel>
  )
}

function Dismiss({ place, member: { name } }: { readonly place: Place; readonly member: Member }) {
  const phrases = usePhrases(accessPhrases)
  const dismiss = useChange('dismissMember')
  const { sayError: onError } = useToasts()
  return (
    <Button
      size="small"
      aria-label={phrases.dismissWho(name)}
      disabled={dismiss.isPending}
      onClick={() => dismiss.mutate({ ...place, member: name }, { onError })}
    >
      {phrases.dismiss}
    </Button>
  )
}

const NONE: readonly NamedRight[] = []

function AdmitForm({ place, isOpen }: { readonly place: Place; readonly isOpen: boolean }) {
  const phrases = usePhrases(accessPhrases)
  const toasts = useToasts()
  const admit = useChange('admitMember')
  const draft = `admit.${JSON.stringify(place)}`
  const [name, setName] = useDraft(draft, '')
  const [rights, setRights] = useDraft<readonly NamedRight[]>(`${draft}.rights`, NONE)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = { ...place, member: name.trim(), rights: [...rights] }
    admit.mutate(input, {
      onSuccess: () => {
        setName('')
        setRights(NONE)
      },
      onError: (error) => Object.keys(fieldProblems(error)).length > 0 || toasts.sayError(error),
    })
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {isOpen && <p className={styles.soft}>{phrases.firstCloses}</p>}
      <NameField
        label={phrases.who}
        hint={phrases.whoHint}
        problem={fieldProblems(admit.error).member}
        value={name}
        onChange={setName}
        autoComplete="off"
      />
      <div className={styles.actions}>
        {NAMED_RIGHTS.map((right) => (
          <label key={right}>
            <input
              type="checkbox"
              checked={rights.includes(right)}
              onChange={({ target }) =>
                setRights(target.checked ? [...rights, right] : rights.filter((one) => one !== right))
              }
            />{' '}
            {phrases.rights[right]}
          </label>
        ))}
      </div>
      <Button type="submit" disabled={admit.isPending}>
        {phrases.admit}
      </Button>
    </form>
  )
}
