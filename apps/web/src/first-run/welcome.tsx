// What someone sees who has nothing yet: what Pawl is, and three ways to begin. They may as well begin to type: the field that
// adds has the focus where there are keys.

import type { OperationKey } from '@pawl/contract'
import { Bot, ListTodo, type LucideIcon, Scale } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useMay } from '../api/may.ts'
import { appPhrases } from '../app/phrases.ts'
import { auditPhrases } from '../audit/phrases.ts'
import { openOver } from '../keys/opened.ts'
import { usePhrases } from '../language/language.tsx'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { firstRunPhrases } from './phrases.ts'
import { useSamples } from './use-samples.ts'
import styles from './welcome.module.css'

const DOORS: readonly {
  readonly name: 'list' | 'agents' | 'policies'
  readonly Icon: LucideIcon
  readonly href?: string
  /** What one has to be allowed to for it to lead anywhere. */
  readonly needs: OperationKey
}[] = [
  { name: 'list', Icon: ListTodo, needs: 'addTask' },
  { name: 'agents', Icon: Bot, href: '/rooms', needs: 'createRoom' },
  { name: 'policies', Icon: Scale, href: '/policies', needs: 'addPolicy' },
]

export function Welcome() {
  const phrases = usePhrases(firstRunPhrases)
  const { load, isBusy } = useSamples()
  const may = useMay()
  const doors = DOORS.filter(({ needs }) => may(needs))
  useEffect(focusAddField, [])
  return (
    <section className={styles.welcome} aria-label={phrases.title}>
      <p className={styles.what}>{phrases.what}</p>
      <ul className={styles.doors}>
        {doors.map(({ name, Icon, href }) => (
          <li key={name} className={styles.door}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden />
            </span>
            <h2>{phrases.doors[name].title}</h2>
            <p>{phrases.doors[name].text}</p>
            {href === undefined ? (
              <Button kind="primary" size="small" onClick={() => openOver('add')}>
                {phrases.doors[name].action}
              </Button>
            ) : (
              <Link href={href} className={buttonClass} data-size="small">
                {phrases.doors[name].action}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {doors.length === 0 && <OnlyLooking />}
      {may('addTask') && (
        <p className={styles.sample}>
          {phrases.sample}
          <Button size="small" disabled={isBusy} onClick={() => void load()}>
            {phrases.load}
          </Button>
        </p>
      )}
    </section>
  )
}

/** For whoever reads and changes nothing: where there is something to read. */
function OnlyLooking() {
  const phrases = usePhrases(firstRunPhrases)
  const { pages } = usePhrases(appPhrases)
  const { title: audit } = usePhrases(auditPhrases)
  const places = [
    ['/rooms', pages.rooms],
    ['/initiatives', pages.initiatives],
    ['/insight', pages.insight],
    ['/audit', audit],
  ] as const
  return (
    <>
      <p>{phrases.onlyLooking}</p>
      <p className={styles.sample}>
        {places.map(([href, name]) => (
          <Link key={href} href={href} className={buttonClass} data-size="small">
            {name}
          </Link>
        ))}
      </p>
    </>
  )
}

/** On a phone the keyboard would cover the page; and nobody is taken away from where they are. */
function focusAddField(): void {
  const isFree = document.activeElement === null || document.activeElement === document.body
  if (isFree && matchMedia('(hover: hover)').matches) document.querySelector<HTMLElement>('[data-add]')?.focus()
}

/** As long as there are any. */
export function SampleNotice() {
  const phrases = usePhrases(firstRunPhrases)
  const { samples, remove, isBusy } = useSamples()
  if (samples.length === 0) return null
  return (
    <p className={styles.sample} role="status">
      {phrases.samplesHere}
      <Button size="small" disabled={isBusy} onClick={() => void remove()}>
        {phrases.remove}
      </Button>
    </p>
  )
}
