// One hook: of what it tells, where to, how that fares; and what can be done with it.

import { type HookView, hookWords } from '@pawl/contract'
import { useAsked, useChange } from '../api/operation.ts'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { ConfirmButton } from '../parts/form/confirm-button.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { type Tone, ToneMark } from '../parts/task/status.tsx'
import { Ago } from '../parts/text/ago.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from '../people/people.module.css'
import { ConfirmAddress } from '../reminders/confirm-address.tsx'
import { hooksPhrases } from './phrases.ts'

const TONES = { active: 'good', paused: 'quiet', stopped: 'bad', removed: 'quiet' } satisfies Record<
  HookView['state'],
  Tone
>

export function HookRow({ hook }: { readonly hook: HookView }) {
  const phrases = usePhrases(hooksPhrases)
  const words = hookWords[useLanguage().language]
  const { id, name, on, to, state, because, hasAddress, waiting, dead, lastSentAt, confirmed, owner } = hook
  const me = useAsked('whoAmI', {}).data?.principal
  const waitsForCode = confirmed === false && state === 'active'
  return (
    <li>
      <span>
        {name !== null && (
          <>
            <strong>
              <GivenText>{name}</GivenText>
            </strong>{' '}
          </>
        )}
        <bdi dir="ltr">{on}</bdi> <span className={styles.soft}>{to}</span>{' '}
        {waitsForCode ? (
          <ToneMark tone="warning">{phrases.notConfirmed}</ToneMark>
        ) : (
          <ToneMark tone={TONES[state]}>{phrases.states[state]}</ToneMark>
        )}{' '}
        <span className={styles.soft}>
          {because !== null && `${words.stops[because]} · `}
          {!hasAddress && `${phrases.noAddress} · `}
          {waiting > 0 && `${phrases.waiting(waiting)} · `}
          {dead > 0 && `${phrases.dead(dead)} · `}
          {lastSentAt === null ? (
            phrases.neverSent
          ) : (
            <>
              {phrases.lastSent} <Ago at={lastSentAt} />
            </>
          )}
        </span>
      </span>
      <Actions hook={hook} label={name ?? id} />
      {confirmed === false && owner === me && <ConfirmAddress address={to} />}
    </li>
  )
}

function Actions({ hook: { id, state, dead, confirmed }, label }: { readonly hook: HookView; readonly label: string }) {
  const phrases = usePhrases(hooksPhrases)
  const toasts = useToasts()
  const [pause, resume, test] = [useChange('pauseHook'), useChange('resumeHook'), useChange('testHook')]
  const [replay, remove] = [useChange('replayHook'), useChange('removeHook')]
  const input = { hook: id }
  const onError = toasts.sayError
  return (
    <span className={styles.actions}>
      {state === 'active' ? (
        <Button size="small" aria-label={`${phrases.pause}: ${label}`} onClick={() => pause.mutate(input, { onError })}>
          {phrases.pause}
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={`${phrases.resume}: ${label}`}
          onClick={() => resume.mutate(input, { onError })}
        >
          {phrases.resume}
        </Button>
      )}
      {confirmed !== false && (
        <Button
          size="small"
          aria-label={`${phrases.test}: ${label}`}
          onClick={() => test.mutate(input, { onError, onSuccess: () => toasts.say(phrases.tested) })}
        >
          {phrases.test}
        </Button>
      )}
      {dead > 0 && (
        <Button
          size="small"
          aria-label={`${phrases.replay}: ${label}`}
          onClick={() =>
            replay.mutate(input, { onError, onSuccess: ({ replayed }) => toasts.say(phrases.replayed(replayed)) })
          }
        >
          {phrases.replay}
        </Button>
      )}
      <ConfirmButton
        size="small"
        kind="danger"
        label={phrases.remove}
        question={phrases.removeAsk(label)}
        onConfirm={() => remove.mutate(input, { onError })}
      >
        <p>{phrases.removeMeans}</p>
      </ConfirmButton>
    </span>
  )
}
