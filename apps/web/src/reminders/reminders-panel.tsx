// Where I am reminded: this browser, email, webhooks; and what could not be sent there.

import { type ChannelView, reminderWords } from '@pawl/contract'
import type { FormEvent } from 'react'
import { fieldProblems } from '../api/field-problems.ts'
import { useAsked, useChange } from '../api/operation.ts'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from '../people/people.module.css'
import { ConfirmAddress } from './confirm-address.tsx'
import { ownZone } from './own-zone.ts'
import { reminderPhrases } from './phrases.ts'
import { remindHere } from './push-subscription.ts'

export function RemindersPanel() {
  const phrases = usePhrases(reminderPhrases)
  const { data } = useAsked('listChannels', {})
  return (
    <Panel title={phrases.title}>
      <p className={styles.soft}>{phrases.explain}</p>
      {data?.channels.length === 0 && <p className={styles.soft}>{phrases.none}</p>}
      <ul className={styles.rows}>
        {data?.channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} />
        ))}
      </ul>
      <HereButton pushKey={data?.pushKey ?? null} />
      <EmailForm />
    </Panel>
  )
}

function ChannelRow({ channel: { id, kind, address, confirmed } }: { readonly channel: ChannelView }) {
  const phrases = usePhrases(reminderPhrases)
  const words = reminderWords[useLanguage().language]
  const toasts = useToasts()
  const remove = useChange('removeChannel')
  const test = useChange('testChannel')
  const failed = useAsked('listDeliveries', {}).data?.deliveries.filter(
    (one) => one.channel === id && one.state === 'failed',
  )
  const trouble = failed?.[0]?.trouble
  const shown = kind === 'push' ? new URL(address).host : address
  const onTest = () =>
    test.mutate({ channel: id }, { onSuccess: () => toasts.say(phrases.testing), onError: toasts.sayError })
  return (
    <li>
      <span>
        {words.kinds[kind]} <GivenText>{shown}</GivenText>
        {trouble && (
          <span className={styles.soft}>
            {' '}
            {phrases.failed}: {failed?.length} ({words.troubles[trouble]})
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {confirmed !== false && (
          <Button size="small" aria-label={phrases.testAt(shown)} onClick={onTest}>
            {phrases.test}
          </Button>
        )}
        <Button
          size="small"
          aria-label={phrases.removeFrom(shown)}
          onClick={() => remove.mutate({ channel: id }, { onError: toasts.sayError })}
        >
          {phrases.remove}
        </Button>
      </span>
      {confirmed === false && <ConfirmAddress address={address} />}
    </li>
  )
}

function HereButton({ pushKey }: { readonly pushKey: string | null }) {
  const phrases = usePhrases(reminderPhrases)
  const toasts = useToasts()
  const onClick = async () => {
    const said = { yes: phrases.hereDone, no: phrases.hereRefused, 'not here': phrases.hereOpen }
    await remindHere(pushKey).then((allowed) => toasts.say(said[allowed]), toasts.sayError)
  }
  return (
    <Button className={styles.here} onClick={() => void onClick()}>
      {phrases.here}
    </Button>
  )
}

function EmailForm() {
  const phrases = usePhrases(reminderPhrases)
  const toasts = useToasts()
  const add = useChange('addChannel')
  const [address, setAddress] = useDraft('reminders.email', '')
  const problems = fieldProblems(add.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(
      { kind: 'email', address: address.trim(), timeZone: ownZone() },
      {
        onSuccess: () => setAddress(''),
        onError: (error) => Object.keys(fieldProblems(error)).length > 0 || toasts.sayError(error),
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField label={phrases.email} problem={problems.address} value={address} onChange={setAddress} />
      <Button type="submit" disabled={add.isPending || address.trim() === ''}>
        {phrases.addEmail}
      </Button>
    </form>
  )
}
