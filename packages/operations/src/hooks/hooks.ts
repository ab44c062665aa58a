// Hooks, as whoever wants to be told handles them. What they send is filed and sent elsewhere (`file-events.ts`,
// `reminders/deliver.ts`).
//
// HO1. A hook is its owner’s; who manages the workspace sees it too, and may pause or remove it, but not have it go on.
// HO2. What is secret in an address, and what messages are signed with, is kept beside the record and shown to nobody.

import {
  formatFor,
  HOOKS_LIMIT,
  type HookFormat,
  type HookView,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  shownAddress,
  standingOf,
  succeed,
} from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RecordOf, StoredRecord } from '../ports/record-store.ts'
import type { StoredChannel } from '../ports/reminder-store.ts'
import { moveRecord, newRecord, type StateOf } from '../record-decisions.ts'
import { codeFor, isConfirmed } from '../reminders/confirm-address.ts'
import { refuseAddress } from '../reminders/refuse-address.ts'
import { checkedFilter } from './checked-filter.ts'
import { toHookView, viewsOf } from './hook-views.ts'

const ATTEMPTS = 10
const NOT_REMOVED = ['active', 'paused', 'stopped'] as const satisfies readonly StateOf<'hook'>[]

type HookAnswer = Outcome<{ hook: HookView }>
type SecretAnswer = Outcome<{ hook: HookView; secret: string | null }>

export async function addHook(context: Context, input: InputOf<Operations['addHook']>): Promise<SecretAnswer> {
  const { store, principal, language } = context
  const { on, to, name, as: format = formatFor(to) } = input
  const filter = await checkedFilter(context, on)
  if (filter.refused) return filter
  const unfit = unfitFor(context, format, to)
  if (unfit !== undefined) return unfit
  const there = await store.records({ kind: 'hook', states: NOT_REMOVED, limit: HOOKS_LIMIT })
  if (there.length >= HOOKS_LIMIT) return refuse('HOOKS_FULL', { limit: HOOKS_LIMIT })
  if (name !== undefined && there.some(({ id, body }) => id === name || body.name === name))
    return refuse('HOOK_NAME_TAKEN', { name })
  const record = newRecord(context, 'hook', {
    subject: principal.name,
    body: {
      ...(name !== undefined && { name }),
      filter: on,
      format,
      address: shownAddress(to),
      owner: principal.name,
      language,
    },
  })
  const position = await store.lastPosition()
  const channel = channelOf(context, record, to, position)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const confirmed = await isConfirmed(store, channel)
    const code = await codeFor(context, channel)
    if (code.refused) return code
    const hook = toHookView(record, { ...NOTHING_SENT, position }, confirmed)
    const answer = () => ({ hook, secret: secretIn(channel) })
    if (await store.insertHook(record, channel, code.value, receiptFor(context, answer))) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

export async function listHooks(context: Context): Promise<Outcome<ResultOf<Operations['listHooks']>>> {
  return succeed({ hooks: await viewsOf(context, await ownHooks(context)) })
}

export async function showHook(context: Context, { hook }: InputOf<Operations['showHook']>): Promise<HookAnswer> {
  const found = await hookNamed(context, hook)
  if (found === undefined) return refuse('HOOK_NOT_FOUND', { hook })
  return succeed({ hook: present((await viewsOf(context, [found]))[0]) })
}

export function pauseHook(context: Context, { hook }: InputOf<Operations['pauseHook']>): Promise<HookAnswer> {
  return changed(context, hook, async (found) => {
    const next = moved(context, found, 'paused', 'pauseHook')
    if (next.refused) return next
    const answer = await answering(context, next.value)
    const change = { record: next.value, feeding: false, at: context.now() }
    return (await context.store.changeHook(change, receiptFor(context, answer))) ? succeed(answer()) : undefined
  })
}

export function resumeHook(context: Context, { hook, to }: InputOf<Operations['resumeHook']>): Promise<SecretAnswer> {
  const { store } = context
  return changed(context, hook, async (found) => {
    const before = await store.findChannel(found.id)
    if (before === undefined && to === undefined) return refuse('HOOK_HAS_NO_ADDRESS', { hook })
    const format = found.body.format as HookFormat
    const unfit = to === undefined ? undefined : unfitFor(context, format, to)
    if (unfit !== undefined) return unfit
    const address = to === undefined ? {} : { address: shownAddress(to) }
    const next = moved(context, found, 'active', 'resumeHook', address)
    if (next.refused) return next
    const channel = to === undefined ? undefined : channelOf(context, next.value, to, await store.lastPosition())
    const code = channel === undefined ? succeed(undefined) : await codeFor(context, channel)
    if (code.refused) return code
    const view = await answering(context, next.value, channel)
    const answer = () => ({ ...view(), secret: channel === undefined ? null : secretIn(channel) })
    const sentTo = { ...(channel && { channel }), ...(code.value && { code: code.value }) }
    const change = { record: next.value, feeding: true, at: context.now(), ...sentTo }
    return (await store.changeHook(change, receiptFor(context, answer))) ? succeed(answer()) : undefined
  })
}

export function removeHook(context: Context, { hook }: InputOf<Operations['removeHook']>): Promise<HookAnswer> {
  return changed(context, hook, async (found) => {
    const next = moved(context, found, 'removed', 'removeHook')
    if (next.refused) return next
    const [before] = await viewsOf(context, [found])
    const answer = () => ({ hook: toHookView(next.value, undefined, before?.confirmed === true) })
    return (await context.store.removeHook(next.value, receiptFor(context, answer))) ? succeed(answer()) : undefined
  })
}

/** Those of whoever asks, and everyone’s for who manages the workspace. */
export async function ownHooks({ store, principal }: Context): Promise<readonly RecordOf<'hook'>[]> {
  const all = await store.records({ kind: 'hook', states: NOT_REMOVED, limit: HOOKS_LIMIT * 10 })
  const isManager = principal.alone || standingOf(principal).includes('administrator')
  return isManager ? all : all.filter(({ body }) => body.owner === principal.name)
}

/** By its id, or by its name. */
export async function hookNamed(context: Context, hook: string): Promise<RecordOf<'hook'> | undefined> {
  const all = await ownHooks(context)
  return all.find(({ id }) => id === hook) ?? all.find(({ body }) => body.name === hook)
}

/** Tried again on the hook as it is by then, if someone else has changed it. */
async function changed<Answer>(
  context: Context,
  hook: string,
  next: (found: RecordOf<'hook'>) => Promise<Outcome<Answer> | undefined>,
): Promise<Outcome<Answer>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await hookNamed(context, hook)
    if (found === undefined) return refuse('HOOK_NOT_FOUND', { hook })
    const outcome = await next(found)
    if (outcome !== undefined) return outcome
  }
  return refuse('STORE_CONTENDED', {})
}

function moved(
  context: Context,
  hook: RecordOf<'hook'>,
  to: StateOf<'hook'>,
  trigger: 'pauseHook' | 'resumeHook' | 'removeHook',
  body: StoredRecord['body'] = {},
): Outcome<RecordOf<'hook'>> {
  const { principal } = context
  const isOwn = principal.alone || hook.body.owner === principal.name
  const as: readonly Relation[] = [...standingOf(principal), ...(isOwn ? (['subscriber'] as const) : [])]
  return moveRecord(context, hook, { kind: 'hook', to, trigger, as, body })
}

/** With the channel that it gets with this change, if it gets one. */
async function answering(
  context: Context,
  record: RecordOf<'hook'>,
  channel?: StoredChannel,
): Promise<() => { hook: HookView }> {
  const hook = present((await viewsOf(context, [record]))[0])
  const confirmed = channel === undefined ? hook.confirmed : await isConfirmed(context.store, channel)
  return () => ({ hook: { ...hook, confirmed } })
}

function channelOf(context: Context, hook: RecordOf<'hook'>, address: string, position: string | null): StoredChannel {
  const format = hook.body.format as HookFormat
  return {
    id: hook.id,
    person: String(hook.body.owner),
    ownsLocal: false,
    kind: format,
    address,
    language: hook.body.language as StoredChannel['language'],
    timeZone: 'UTC',
    // What others than our own receivers get is not signed: they would not look.
    keys: format === 'json' ? { secret: `whsec_${crypto().randomBytes(32).toString('base64')}` } : {},
    createdAt: context.now(),
    hook: { position },
  }
}

function unfitFor(context: Context, format: HookFormat, address: string) {
  return isFor(format, address) ? refuseAddress(context, format, address) : refuse('HOOK_ADDRESS_UNFIT', { format })
}

function isFor(format: HookFormat, address: string): boolean {
  if (format === 'email') return formatFor(address) === 'email'
  if (format === 'telegram')
    return /^https?:\/\/[^?#]+\/bot[^/?#]+\/sendMessage\?(?:[^#]*&)?chat_id=[^&#]+/.test(address)
  return formatFor(address) !== 'email'
}

const secretIn = ({ keys }: StoredChannel) => keys.secret ?? null

const NOTHING_SENT = { waiting: 0, failing: 0, dead: 0, lastSentAt: null }
