// Who are you? By name and password, or as a provider of OpenID Connect says; programs' tokens are taken too.

import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../api/field-problems.ts'
import { queries, useSignIn } from '../api/operation.ts'
import type { RefusedError } from '../api/request.ts'
import { keepToken } from '../api/token.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { ErrorNotice } from '../parts/page/notice.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './people.module.css'
import { peoplePhrases } from './phrases.ts'
import { ProviderButton } from './provider-button.tsx'

/** What everyone gets who has not come in yet is no news. */
const USUAL = 'TOKEN_REQUIRED'

export function SignInPage({ refused }: { readonly refused: RefusedError }) {
  const { signIn: phrases } = usePhrases(peoplePhrases)
  // In a frame on another site browsers keep no cookie: there only a token helps.
  const [offersToken] = useState(() => refused.document.code === 'TOKEN_INVALID' || window.parent !== window)
  return (
    <Page title={phrases.title}>
      <Panel>
        {refused.document.code !== USUAL && <ErrorNotice error={refused} />}
        <SignInForm />
        <ProviderButton label={phrases.withProvider} />
        <details className={styles.fold} open={offersToken}>
          <summary>{phrases.byToken}</summary>
          <TokenForm />
        </details>
      </Panel>
    </Page>
  )
}

function SignInForm() {
  const all = usePhrases(peoplePhrases)
  const phrases = all.signIn
  const enter = useSignIn('signIn')
  const [name, setName] = useDraft('sign-in.name', '')
  const [password, setPassword] = useState('')
  const problems = fieldProblems(enter.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    enter.mutate({ name, password }, { onError: () => setPassword('') })
  }
  const isOfFields = Object.keys(problems).length > 0
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {enter.error !== null && !isOfFields && <ErrorNotice error={enter.error} />}
      <NameField label={all.name} problem={problems.name} value={name} onChange={setName} autoComplete="username" />
      <PasswordField
        label={all.password}
        problem={problems.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <Button type="submit" kind="primary" disabled={enter.isPending}>
        {phrases.enter}
      </Button>
      <p className={styles.soft}>{phrases.forgotten}</p>
    </form>
  )
}

function TokenForm() {
  const { signIn: phrases } = usePhrases(peoplePhrases)
  const [token, setToken] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    keepToken(token.trim())
    void queries.resetQueries()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p>{phrases.tokenExplain}</p>
      <PasswordField label={phrases.token} value={token} onChange={setToken} autoComplete="current-password" />
      <Button type="submit">{phrases.useToken}</Button>
    </form>
  )
}
