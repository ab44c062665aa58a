// What hooks could not send and gave up, with why; each can be sent again.

import { reminderWords } from '@pawl/contract'
import { Link } from 'wouter'
import { useAsked, useChange } from '../api/operation.ts'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { Ago } from '../parts/text/ago.tsx'
import styles from '../people/people.module.css'
import { hooksPhrases } from './phrases.ts'

export function GivenUp() {
  const phrases = usePhrases(hooksPhrases)
  const { troubles } = reminderWords[useLanguage().language]
  const toasts = useToasts()
  const { data } = useAsked('deadDeliveries', {})
  const replay = useChange('replayHook')
  if (data === undefined) return null
  return (
    <Panel title={phrases.givenUp}>
      {data.deliveries.length === 0 && <p className={styles.soft}>{phrases.noneGivenUp}</p>}
      <ul className={styles.rows} aria-label={phrases.givenUp}>
        {data.deliveries.map(({ id, hook, task, from, to, at, attempts, trouble }) => (
          <li key={`${hook} ${id}`}>
            <span>
              {task === null ? phrases.message(task) : <Link href={`/task/${task}`}>{phrases.message(task)}</Link>}{' '}
              {to !== null && (
                <bdi dir="ltr">
                  {from ?? ''} → {to}
                </bdi>
              )}{' '}
              <span className={styles.soft}>
                {[trouble && troubles[trouble], phrases.tries(attempts)].filter(Boolean).join(' · ')} · <Ago at={at} />
              </span>
            </span>
            <Button
              size="small"
              aria-label={`${phrases.again}: ${phrases.message(task)}`}
              onClick={() =>
                replay.mutate(
                  { hook, delivery: id },
                  { onError: toasts.sayError, onSuccess: ({ replayed }) => toasts.say(phrases.replayed(replayed)) },
                )
              }
            >
              {phrases.again}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
