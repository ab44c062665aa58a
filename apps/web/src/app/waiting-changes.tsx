// Changes that wait for the server, and those it did not take: how many, and what they say.

import { CloudUpload } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { discard, sendAgain, type WaitingChange, waitingNow, watchWaiting } from '../api/waiting-changes.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Dialog } from '../parts/form/dialog.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenBlock } from '../parts/text/given-text.tsx'
import styles from './waiting-changes.module.css'
import { waitingPhrases } from './waiting-phrases.ts'

export function WaitingChanges() {
  const phrases = usePhrases(waitingPhrases)
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const { waiting, refused, sent } = useSyncExternalStore(watchWaiting, waitingNow)
  const told = useRef(sent)
  useEffect(() => {
    if (sent === told.current || waiting.length > 0) return
    toasts.say(phrases.sent(sent - told.current))
    told.current = sent
  }, [sent, waiting.length, toasts, phrases])
  if (waiting.length + refused.length === 0) return null
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className={styles.sign}
        data-tone={refused.length > 0 ? 'bad' : 'warning'}
        onClick={() => setOpen(true)}
      >
        <CloudUpload size={16} aria-hidden />
        {refused.length > 0 ? phrases.refused(refused.length) : phrases.waiting(waiting.length)}
      </Button>
      {isOpen && (
        <Dialog label={phrases.title} onClose={() => setOpen(false)}>
          <h2>{phrases.title}</h2>
          <p className={styles.quiet}>{phrases.explain}</p>
          <ul className={styles.changes}>
            {[...refused, ...waiting].map((change) => (
              <ChangeLine key={change.idempotencyKey} change={change} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

function ChangeLine({ change }: { readonly change: WaitingChange }) {
  const phrases = usePhrases(waitingPhrases)
  const dates = useDates()
  const { refusal, at, key, input } = change
  const { triggers } = useWords().lifecycles.todo
  return (
    <li>
      <div className={styles.head}>
        <strong>{phrases.names[key] ?? triggers[key] ?? phrases.change}</strong>
        <small>{dates.moment(at)}</small>
      </div>
      <GivenBlock>{textOf(input)}</GivenBlock>
      {refusal !== undefined && <p role="alert">{refusal === '' ? phrases.tooOld : refusal}</p>}
      <div className={styles.head}>
        {refusal !== undefined && (
          <Button size="small" onClick={() => sendAgain(change)}>
            {phrases.again}
          </Button>
        )}
        <Button size="small" kind="danger" onClick={() => discard(change)}>
          {phrases.discard}
        </Button>
      </div>
    </li>
  )
}

/** Not what was written: which version it was of, and where the person is. */
const UNSAID = ['expectedVersion', 'timeZone']

function textOf(input: WaitingChange['input']): string {
  return Object.entries(input)
    .filter(([name, value]) => !UNSAID.includes(name) && value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
}
