// What a policy says beside its text: who judges by it, how many have to agree, and what it is for. Of what is being
// written only what was touched is kept, so that a change made meanwhile by someone else is not undone by saving.

import type { RecordView } from '@pawl/contract'

export interface WrittenSettings {
  readonly approvers?: readonly string[]
  /** As it is typed. */
  readonly quorum?: string
  readonly initiatives?: readonly string[]
  readonly skills?: readonly string[]
}

export interface PolicySettings {
  approvers?: string[]
  quorum?: number
  initiatives?: string[]
  skills?: string[]
}

const LISTS = ['approvers', 'initiatives', 'skills'] as const

export const namesIn = (list: unknown) => (Array.isArray(list) ? (list as readonly string[]) : [])

export const quorumOf = ({ quorum }: RecordView['body']) => (typeof quorum === 'number' ? quorum : 1)

export const hasSettings = (body: RecordView['body']) =>
  quorumOf(body) > 1 || LISTS.some((name) => namesIn(body[name]).length > 0)

/** What differs from what the policy says. A number that is none is sent all the same: the server says what is wrong. */
export function changedSettings(written: WrittenSettings, body: RecordView['body']): PolicySettings {
  const changed: PolicySettings = {}
  for (const name of LISTS) {
    const list = written[name]
    if (list !== undefined && !isSame(list, namesIn(body[name]))) changed[name] = [...list]
  }
  if (written.quorum !== undefined) {
    const quorum = written.quorum.trim() === '' ? 1 : Number(written.quorum)
    if (quorum !== quorumOf(body)) changed.quorum = quorum
  }
  return changed
}

/** Whether more have to agree than are named, so that no result could be approved. */
export function asksForTooMany(approvers: readonly string[], quorum: string): boolean {
  return approvers.length > 0 && Number(quorum) > approvers.length
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index])
