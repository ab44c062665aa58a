// Of what I am told, here and by email. By email it is a hook of mine, one for each subject.

import { useState } from 'react'
import { Link } from 'wouter'
import { fieldProblems } from '../api/field-problems.ts'
import { IfMay, useMay } from '../api/may.ts'
import { useAsked, useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import styles from '../people/people.module.css'
import { ConfirmAddress } from '../reminders/confirm-address.tsx'
import { notificationPhrases } from './phrases.ts'
import { FILTERS, hookNameOf, SUBJECTS, type Subject, tellOf, toldOf } from './subjects.ts'

export function NotificationsPanel({ principal }: { readonly principal: string }) {
  const phrases = usePhrases(notificationPhrases)
  return (
    <Panel title={phrases.title}>
      <p className={styles.soft}>{phrases.explain}</p>
      <OnThisComputer principal={principal} />
      <IfMay run="addHook">
        <ByEmail principal={principal} />
        <Link href="/hooks">{phrases.hooks}</Link>
      </IfMay>
    </Panel>
  )
}

function OnThisComputer({ principal }: { readonly principal: string }) {
  const phrases = usePhrases(notificationPhrases)
  const toasts = useToasts()
  const [told, setTold] = useState(() => toldOf(principal))
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'))
  const choose = (subjects: readonly Subject[]) => {
    setTold(subjects)
    tellOf(principal, subjects)
  }
  const onAllow = async () => {
    const given = 'Notification' in window ? await Notification.requestPermission() : 'denied'
    setPermission(given)
    if (given !== 'granted') toasts.say(phrases.refused)
  }
  return (
    <fieldset className={styles.form}>
      <legend>{phrases.here}</legend>
      <Choices chosen={told} onChoose={choose} />
      {permission !== 'granted' && (
        <div className={styles.actions}>
          <span className={styles.soft}>{phrases.notAllowed}</span>
          <Button size="small" onClick={() => void onAllow()}>
            {phrases.allow}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function ByEmail({ principal }: { readonly principal: string }) {
  const phrases = usePhrases(notificationPhrases)
  const toasts = useToasts()
  const hooks = useAsked('listHooks', {}).data?.hooks ?? []
  const mine = hooks.filter(({ owner, state }) => owner === principal && state !== 'removed')
  const chosen = SUBJECTS.filter((subject) => mine.some(({ name }) => name === hookNameOf(subject)))
  const [typed, setTyped] = useDraft<string | null>('notifications.email', null)
  const known = mine.find(({ name, as }) => as === 'email' && chosen.some((one) => hookNameOf(one) === name))?.to
  // Part of an address may be hidden.
  const address = typed ?? (known?.includes('…') ? '' : (known ?? ''))
  const add = useChange('addHook')
  const remove = useChange('removeHook')
  const problem = fieldProblems(add.error).to
  const choose = (subjects: readonly Subject[]) => {
    const onError = (error: Error) => Object.keys(fieldProblems(error)).length > 0 || toasts.sayError(error)
    for (const subject of SUBJECTS) {
      const name = hookNameOf(subject)
      if (subjects.includes(subject) && !chosen.includes(subject))
        add.mutate({ on: FILTERS[subject], to: address.trim(), name }, { onSuccess: () => setTyped(null), onError })
      if (!subjects.includes(subject) && chosen.includes(subject))
        remove.mutate({ hook: name }, { onError: toasts.sayError })
    }
  }
  const unconfirmed = mine.flatMap(({ as, confirmed, to }) => (as === 'email' && confirmed === false ? [to] : []))
  const askedAbove = useAskedAbove()
  const waiting = [...new Set(unconfirmed)].filter((to) => !askedAbove.has(to))
  return (
    <fieldset className={styles.form}>
      <legend>{phrases.byEmail}</legend>
      <TextField
        label={phrases.address}
        hint={phrases.emailHint}
        problem={problem}
        value={address}
        onChange={setTyped}
      />
      <Choices chosen={chosen} onChoose={choose} disabled={add.isPending || remove.isPending} />
      {waiting.map((to) => (
        <ConfirmAddress key={to} address={to} />
      ))}
    </fieldset>
  )
}

/** The addresses whose code is asked for where reminders go: a page asks for it once. */
function useAskedAbove(): ReadonlySet<string> {
  const isShown = useMay()('addChannel')
  const { data } = useAsked('listChannels', {}, { enabled: isShown })
  return new Set(data?.channels.flatMap(({ address, confirmed }) => (confirmed === false ? [address] : [])))
}

interface ChoicesProps {
  readonly chosen: readonly Subject[]
  readonly onChoose: (subjects: readonly Subject[]) => void
  readonly disabled?: boolean
}

function Choices({ chosen, onChoose, disabled }: ChoicesProps) {
  const { subjects } = usePhrases(notificationPhrases)
  return SUBJECTS.map((subject) => (
    <label key={subject}>
      <input
        type="checkbox"
        disabled={disabled}
        checked={chosen.includes(subject)}
        onChange={({ target }) =>
          onChoose(target.checked ? [...chosen, subject] : chosen.filter((one) => one !== subject))
        }
      />{' '}
      {subjects[subject]}
    </label>
  ))
}
