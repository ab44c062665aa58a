// A status as a person reads it. The colour only repeats what the word says.

import { isLifecycleName, type LifecycleName } from '@pawl/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import styles from './status.module.css'

export type Tone = 'quiet' | 'active' | 'good' | 'warning' | 'bad' | 'review'

const TONES: { readonly [lifecycle in LifecycleName]: Readonly<Record<string, Tone>> } = {
  todo: { open: 'quiet', in_progress: 'active', done: 'good', deleted: 'bad' },
  room: {
    pending: 'warning',
    acknowledged: 'active',
    in_progress: 'active',
    completed: 'good',
    backlog: 'quiet',
    backlog_acknowledged: 'quiet',
    pending_user_review: 'review',
    queued: 'quiet',
    closed: 'bad',
  },
  governed: {
    pending: 'warning',
    in_progress: 'active',
    blocked: 'bad',
    completed: 'review',
    approved: 'good',
    rejected: 'bad',
    canceled: 'quiet',
  },
}

export function toneOf(lifecycle: string, status: string): Tone {
  return (isLifecycleName(lifecycle) && TONES[lifecycle][status]) || 'quiet'
}

export function Status({ lifecycle, status }: { readonly lifecycle: LifecycleName; readonly status: string }) {
  const words = useWords().lifecycles[lifecycle].statuses[status]
  return (
    <ToneMark tone={toneOf(lifecycle, status)} title={words?.means}>
      {words?.name ?? status}
    </ToneMark>
  )
}

interface ToneMarkProps {
  readonly tone: Tone
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A short word in the same look, for what is no status. */
export function ToneMark({ tone, title, children }: ToneMarkProps) {
  return (
    <span className={styles.status} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
