// Where the link of an invitation leads: a name, a password, and one is in. The secret stands behind the # of the address,
// which browsers send to nobody.

import type { ErrorCode, SignInAnswer } from '@pawl/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { fieldProblems } from '../api/field-problems.ts'
import { INVITATION, useSignIn } from '../api/operation.ts'
import { RefusedError, requestSignIn } from '../api/request.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { ErrorNotice, Notice, useErrorText } from '../parts/page/notice.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './people.module.css'
import { peoplePhrases } from './phrases.ts'
import { ProviderButton } from './provider-button.tsx'

const OF_THE_NAME: readonly ErrorCode[] = ['PERSON_NAME_TAKEN', 'NAME_LOOKS_ALIKE']

export default function JoinPage() {
  const { join: phrases } = usePhrases(peoplePhrases)
  // Read once: the address changes when one has joined.
  const [secret] = useState(() => decodeURIComponent(location.hash.slice(1)))
  return (
    <Page title={phrases.title}>
      <Panel>{secret === '' ? <Notice>{phrases.noLink}</Notice> : <Invited secret={secret} />}</Panel>
    </Page>
  )
}

function Invited({ secret }: { readonly secret: string }) {
  // What the link says does not change, and is asked once: not again when one has joined by it.
  const invitation = useQuery({
    queryKey: [INVITATION, secret],
    queryFn: () => requestSignIn('showInvitation', { secret }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return <Answered query={invitation}>{(found) => <JoinForm secret={secret} invitation={found} />}</Answered>
}

interface JoinFormProps {
  readonly secret: string
  readonly invitation: SignInAnswer<'showInvitation'>
}

function JoinForm({ secret, invitation }: JoinFormProps) {
  const all = usePhrases(peoplePhrases)
  const phrases = all.join
  const { moment } = useDates()
  const say = useErrorText()
  const [, go] = useLocation()
  const join = useSignIn('join')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { person, workspace, role, invitedBy, expiresAt, isKnown, resets } = invitation
  const asksKnown = isKnown && !resets
  const problems = fieldProblems(join.error)
  const isTaken = join.error instanceof RefusedError && OF_THE_NAME.includes(join.error.document.code)
  const nameProblem = isTaken ? say(join.error as Error) : problems.name
  const isElsewhere = join.error !== null && !isTaken && Object.keys(problems).length === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = person === null ? { name } : {}
    join.mutate({ secret, password, ...chosen }, { onSuccess: () => go('/', { replace: true }) })
  }
  const hint = asksKnown ? phrases.knownHint : resets ? phrases.resetHint : all.passwordHint
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p>{phrases.invited(invitedBy.replace(/^person:/, ''), workspace, all.roles[role])}</p>
      <p className={styles.soft}>{phrases.until(moment(expiresAt))}</p>
      {isElsewhere && <ErrorNotice error={join.error as Error} />}
      {person === null ? (
        <NameField
          label={all.name}
          hint={phrases.nameHint}
          problem={nameProblem}
          value={name}
          onChange={setName}
          autoComplete="username"
        />
      ) : (
        <NameField
          label={all.name}
          problem={nameProblem}
          value={person.replace(/^person:/, '')}
          autoComplete="username"
        />
      )}
      <PasswordField
        label={asksKnown ? phrases.knownPassword : phrases.newPassword}
        hint={hint}
        problem={problems.password}
        value={password}
        onChange={setPassword}
        autoComplete={asksKnown ? 'current-password' : 'new-password'}
      />
      <Button type="submit" kind="primary" disabled={join.isPending}>
        {phrases.enter}
      </Button>
      {!isKnown && <ProviderButton label={phrases.withProvider} input={{ secret }} />}
    </form>
  )
}
