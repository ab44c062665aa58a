// Policies: what results are judged by.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type RecordView,
  refuse,
  standingOf,
  succeed,
} from '@pawl/contract'
import { recordSecurityEvent } from '../access/security-events.ts'
import { someoneHere } from '../access/someone-here.ts'
import type { Context } from '../context.ts'
import type { RecordOf } from '../ports/record-store.ts'
import { editRecord, moveOrEdit } from '../record-decisions.ts'
import { behindChange, behindField } from './behind.ts'
import { given } from './moves.ts'
import { addNamed, changeNamed } from './named-records.ts'
import { toRecordView } from './records.ts'

const MANY = 10_000

export async function addPolicy(
  context: Context,
  { policy, text, ...more }: InputOf<Operations['addPolicy']>,
): Promise<Outcome<{ policy: RecordView }>> {
  const stranger = await strangerAmong(context, more.approvers)
  if (stranger !== undefined) return refuse('PERSON_NOT_HERE', { person: stranger })
  const added = await addNamed(
    context,
    'policy',
    policy,
    { text, clarifications: [], ...given(more), ...behindField(context.principal) },
    answer,
  )
  return recorded(context, 'added', added)
}

/** On a server whoever changes what others are judged by says why [D42]. */
export async function changePolicy(
  context: Context,
  { policy, text, retire, ...more }: InputOf<Operations['changePolicy']>,
): Promise<Outcome<{ policy: RecordView }>> {
  if (more.reason === undefined && !context.principal.alone) return refuse('REASON_NEEDED', { policy })
  const stranger = await strangerAmong(context, more.approvers)
  if (stranger !== undefined) return refuse('PERSON_NOT_HERE', { person: stranger })
  // A new text has no clarifications yet.
  const changes = { ...(text !== undefined && { text, clarifications: [] }), ...given(more) }
  const as = standingOf(context.principal)
  const next = (record: RecordOf<'policy'>) => {
    const body = { ...changes, ...behindChange(context.principal, record) }
    if (retire === undefined) return editRecord(context, record, as, body)
    return retire
      ? moveOrEdit(context, record, { kind: 'policy', to: 'retired', trigger: 'retirePolicy', as, body })
      : moveOrEdit(context, record, { kind: 'policy', to: 'active', trigger: 'restorePolicy', as, body })
  }
  const act = retire === undefined ? 'changed' : retire ? 'retired' : 'restored'
  return recorded(context, act, await changeNamed(context, 'policy', policy, next, answer))
}

/** The first who is not of the workspace: a name that is spelled wrong would let nothing be approved. */
async function strangerAmong(context: Context, names: readonly string[] = []): Promise<string | undefined> {
  if (context.principal.alone) return undefined
  for (const name of names) if ((await someoneHere(context, name)) !== name) return name
  return undefined
}

async function recorded(
  context: Context,
  act: 'added' | 'changed' | 'retired' | 'restored',
  outcome: Outcome<{ policy: RecordView }>,
): Promise<Outcome<{ policy: RecordView }>> {
  if (outcome.refused) return outcome
  const { id, version } = outcome.value.policy
  await recordSecurityEvent(context, { kind: 'policy_changed', about: id, details: { act, version } })
  return outcome
}

const answer = (policy: RecordView) => ({ policy })

export async function listPolicies(
  { store }: Context,
  { retired }: InputOf<Operations['listPolicies']>,
): Promise<Outcome<{ policies: RecordView[] }>> {
  const policies = await store.records({ kind: 'policy', limit: MANY, ...(!retired && { states: ['active'] }) })
  return succeed({ policies: policies.map(toRecordView) })
}

export async function showPolicy(
  { store }: Context,
  { policy: id }: InputOf<Operations['showPolicy']>,
): Promise<Outcome<{ versions: RecordView[] }>> {
  const versions = await store.recordVersions('policy', id)
  return versions.length === 0
    ? refuse('RECORD_NOT_FOUND', { kind: 'policy', id })
    : succeed({ versions: versions.map(toRecordView) })
}
