// On what terms a policy judges a result [D42]: whether it applies at all, who judges by it and how many have to agree.
//
// TE1. What someone changed of that since there is work on the task does not count for their own result: an author who retires a
//     policy, narrows it, or names other judges is judged on the terms that stood before. What others change counts, and what an
//     author makes stricter does too.
// TE2. It goes by what a version changed, not by whose the last version is: a change by someone else on top of it, of another
//     part, does not make the author's change theirs.

import { present } from '@pawl/kernel'
import type { StoredRecord } from '../ports/record-store.ts'
import { namesBehind } from './behind.ts'

export type PolicyVersion = Pick<StoredRecord, 'version' | 'state' | 'at' | 'actor' | 'principal' | 'body'>

export interface Terms {
  readonly isActive: boolean
  /** Names of initiatives and skills, or * for everything. */
  readonly scope: readonly string[]
  /** Anyone who may judge, if nobody is named. */
  readonly approvers: readonly string[]
  readonly quorum: number
}

/** The terms that one version of a policy sets. */
export function termsOf({ state, body }: Pick<PolicyVersion, 'state' | 'body'>): Terms {
  const scope = [...namesIn(body.initiatives), ...namesIn(body.skills)]
  return {
    isActive: state === 'active',
    scope: scope.length === 0 ? [EVERYTHING] : scope,
    approvers: namesIn(body.approvers),
    quorum: typeof body.quorum === 'number' ? body.quorum : 1,
  }
}

/** `versions` are the oldest first, up to the one that the result is judged by. */
export function termsFor(versions: readonly PolicyVersion[], authors: readonly string[], since: number): Terms {
  const all = versions.map(termsOf)
  const isByAuthor = versions.map(
    (version, index) => index > 0 && version.at >= since && namesBehind(version).some((name) => authors.includes(name)),
  )
  const settled = <Part extends keyof Terms>(part: Part): Terms[Part] => {
    const counts = all.filter((terms, index) => {
      const before = all[index - 1]
      return before === undefined || (!isByAuthor[index] && !isSame(terms[part], before[part]))
    })
    return present(counts.at(-1))[part]
  }
  const now = present(all.at(-1))
  return {
    isActive: now.isActive || settled('isActive'),
    scope: [...new Set([...settled('scope'), ...now.scope])],
    approvers: settled('approvers'),
    quorum: Math.max(now.quorum, settled('quorum')),
  }
}

const EVERYTHING = '*'

/** Whether a policy with these terms applies to a task of this initiative that needs these skills. */
export function isAbout({ scope }: Terms, initiative: string, skills: readonly string[] = []): boolean {
  return scope.some((one) => [initiative, ...skills, EVERYTHING].includes(one))
}

export const namesIn = (list: unknown) => (Array.isArray(list) ? (list as string[]) : [])

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
