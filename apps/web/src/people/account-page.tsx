// Who I am here: my workspaces, my password, and the way out.

import { type Operations, type ResultOf, RIGHTS, RIGHTS_OF, type Right } from '@pawl/contract'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { fieldProblems } from '../api/field-problems.ts'
import { IfMay, useMay } from '../api/may.ts'
import { useAsked, useSignIn } from '../api/operation.ts'
import { RefusedError } from '../api/request.ts'
import { usePhrases } from '../language/language.tsx'
import { NotificationsPanel } from '../notifications/notifications-panel.tsx'
import { Button } from '../parts/form/button.tsx'
import { ConfirmButton } from '../parts/form/confirm-button.tsx'
import { leaveDrafts } from '../parts/form/use-draft.ts'
import { Answered } from '../parts/page/answered.tsx'
import { ErrorNotice, useErrorText } from '../parts/page/notice.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { RemindersPanel } from '../reminders/reminders-panel.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './people.module.css'
import { peoplePhrases } from './phrases.ts'
import { ProviderButton, useProvider } from './provider-button.tsx'

type Me = ResultOf<Operations['whoAmI']>

export default function AccountPage() {
  const { account: phrases } = usePhrases(peoplePhrases)
  const me = useAsked('whoAmI', {})
  const places = useTold()
  return (
    <Page title={phrases.title}>
      <Answered query={me} together={places}>
        {(found) => <Account me={found} />}
      </Answered>
    </Page>
  )
}

/** Where one is told of things: it stands above the rest. */
function useTold() {
  const may = useMay()
  return [
    useAsked('listChannels', {}, { enabled: may('addChannel') }),
    useAsked('listDeliveries', {}, { enabled: may('addChannel') }),
    useAsked('listHooks', {}, { enabled: may('addHook') }),
  ]
}

function Account({ me }: { readonly me: Me }) {
  const { account: phrases, roles } = usePhrases(peoplePhrases)
  const isOwner = me.role === 'owner' && !me.alone
  return (
    <>
      <Panel>
        <p>{me.alone ? phrases.alone : phrases.you(me.principal.replace(/^person:/, ''), roles[me.role])}</p>
        {me.by === 'token' && <p className={styles.soft}>{phrases.byToken}</p>}
        {!me.alone && (
          <p className={styles.soft}>
            {phrases.workspace}: <GivenText>{me.workspace}</GivenText>
          </p>
        )}
        {!me.alone && <YourRights role={me.role} />}
        {isOwner && <Link href="/members">{phrases.members}</Link>}
        {me.by === 'sign-in' && (
          <>
            <WaysOut />
            <ProviderButton label={phrases.linkProvider} input={{ link: true }} />
          </>
        )}
      </Panel>
      <IfMay run="addChannel">
        <RemindersPanel />
      </IfMay>
      <NotificationsPanel principal={me.principal} />
      {me.by === 'sign-in' && (
        <>
          <WorkspacePanel />
          <PasswordPanel />
        </>
      )}
    </>
  )
}

/** By the role alone; what is limited to rooms, or to one task, the server says. */
function YourRights({ role }: Pick<Me, 'role'>) {
  const phrases = usePhrases(peoplePhrases)
  const granted: readonly Right[] = RIGHTS_OF[role]
  const refused = (Object.keys(RIGHTS) as Right[]).filter((right) => !granted.includes(right))
  const lists = [
    [phrases.youMay, granted],
    [phrases.youMayNot, refused],
  ] as const
  return lists.map(
    ([title, rights]) =>
      rights.length > 0 && (
        <details key={title} open={title === phrases.youMay}>
          <summary>{title}</summary>
          <ul className={styles.rights}>
            {rights.map((right) => (
              <li key={right}>{phrases.rights[right]}</li>
            ))}
          </ul>
        </details>
      ),
  )
}

function WaysOut() {
  const { account: phrases } = usePhrases(peoplePhrases)
  const toasts = useToasts()
  const signOut = useSignIn('signOut')
  const leave = (everywhere: boolean) => {
    leaveDrafts()
    signOut.mutate({ everywhere }, { onError: toasts.sayError })
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => leave(false)}>{phrases.signOut}</Button>
      <ConfirmButton
        kind="danger"
        label={phrases.signOutEverywhere}
        question={phrases.everywhereQuestion}
        onConfirm={() => leave(true)}
      >
        {phrases.everywhereExplain}
      </ConfirmButton>
    </div>
  )
}

/** Shown only to whoever has a choice. */
function WorkspacePanel() {
  const { account: phrases, roles } = usePhrases(peoplePhrases)
  const toasts = useToasts()
  const workspaces = useAsked('listWorkspaces', {}).data?.workspaces ?? []
  const enter = useSignIn('enterWorkspace')
  if (workspaces.length < 2) return null
  return (
    <Panel title={phrases.workspaces}>
      <ul className={styles.rows}>
        {workspaces.map(({ name, role, current }) => (
          <li key={name}>
            <span>
              <GivenText>{name}</GivenText> <span className={styles.soft}>{roles[role]}</span>
            </span>
            {current ? (
              <span className={styles.soft}>{phrases.here}</span>
            ) : (
              <Button
                size="small"
                disabled={enter.isPending}
                onClick={() => enter.mutate({ workspace: name }, { onError: toasts.sayError })}
              >
                {phrases.enter(name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function PasswordPanel() {
  const all = usePhrases(peoplePhrases)
  const phrases = all.account
  const toasts = useToasts()
  const say = useErrorText()
  const provider = useProvider()
  const change = useSignIn('changePassword')
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { error } = change
  const problems = fieldProblems(error)
  const isWrong = error instanceof RefusedError && error.document.code === 'PASSWORD_WRONG'
  const isElsewhere = error !== null && !isWrong && Object.keys(problems).length === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { next, ...(current !== '' && { current }) },
      {
        onSuccess: () => {
          toasts.say(phrases.changed)
          setCurrent('')
          setNext('')
        },
      },
    )
  }
  return (
    <Panel title={phrases.changePassword}>
      <form className={styles.form} onSubmit={onSubmit}>
        {isElsewhere && <ErrorNotice error={error} />}
        <PasswordField
          label={phrases.current}
          hint={provider === null ? undefined : phrases.currentHint(provider)}
          isOptional={provider !== null}
          problem={isWrong ? say(error) : problems.current}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
        />
        <PasswordField
          label={phrases.next}
          hint={all.passwordHint}
          problem={problems.next}
          value={next}
          onChange={setNext}
          autoComplete="new-password"
        />
        <Button type="submit" disabled={change.isPending}>
          {phrases.change}
        </Button>
      </form>
    </Panel>
  )
}
