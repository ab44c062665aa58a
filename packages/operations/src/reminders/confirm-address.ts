// An address of email belongs to whoever can read what is sent there: they are sent a code, and give it back. Until then
// nothing else goes to that address for them, by no channel and no hook.
//
// AD1. Confirmed is an address for one person: what someone else could read there opens nothing for you.
// AD2. A code is for a day and a few tries. So many go to one address in a day, and so many are sent for one person; what is
//     asked for beyond that is refused, and changes nothing.
// AD3. Where a code is still open no other is sent, unless it is asked for.

import {
  CODE_DIGITS,
  CODE_TRIES,
  CODES_FOR_PERSON,
  CODES_TO_ADDRESS,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { AddressCode, AddressStore, NewAddressCode } from '../ports/address-store.ts'
import type { RecordStore } from '../ports/record-store.ts'
import type { ChannelStore, StoredChannel } from '../ports/reminder-store.ts'
import { deliveryId } from './delivery-id.ts'

const DAY = 86_400_000
const ATTEMPTS = 20

type To = Pick<StoredChannel, 'id' | 'person' | 'address' | 'kind'>
type Store = AddressStore & ChannelStore & Pick<AccountStore, 'workspace'>

export async function isConfirmed(store: AddressStore, { kind, person, address }: Omit<To, 'id'>): Promise<boolean> {
  if (kind !== 'email') return true
  return ((await store.findCode(mailboxOf(address), person))?.confirmedAt ?? null) !== null
}

/** Which of these may be sent to: one look for all addresses of a person. */
export async function confirmedOf(store: AddressStore, channels: readonly To[]): Promise<ReadonlySet<string>> {
  const people = [...new Set(channels.flatMap(({ kind, person }) => (kind === 'email' ? [person] : [])))]
  const read = people.map(async (person) => [person, await store.confirmedMailboxes(person)] as const)
  const known = new Map(await Promise.all(read))
  const isKnown = ({ kind, person, address }: To) =>
    kind !== 'email' || known.get(person)?.includes(mailboxOf(address)) === true
  return new Set(channels.filter(isKnown).map(({ id }) => id))
}

/** What has to be stored with a channel, so that its address can be confirmed. Undefined if no code is needed. */
export async function codeFor(
  { store, now }: Context<Store>,
  to: To,
  isAskedFor = false,
): Promise<Outcome<NewAddressCode | undefined>> {
  if (await isConfirmed(store, to)) return succeed(undefined)
  const mailbox = mailboxOf(to.address)
  const last = await store.findCode(mailbox, to.person)
  if (!isAskedFor && last !== undefined && (await isOnItsWay(store, last, now()))) return succeed(undefined)
  const day = Math.floor(now() / DAY)
  const { toMailbox, byPerson } = await store.codesOfDay(mailbox, to.person, day)
  if (toMailbox >= CODES_TO_ADDRESS || byPerson >= CODES_FOR_PERSON)
    return refuse('CODES_USED_UP', { address: to.address })
  const digits = crypto()
    .randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')
  const code: AddressCode = {
    mailbox,
    person: to.person,
    day,
    toMailbox: toMailbox + 1,
    byPerson: byPerson + 1,
    code: digits,
    channel: to.id,
    tries: 0,
    createdAt: now(),
    confirmedAt: null,
  }
  const id = deliveryId(store.workspace, 'code', mailbox, String(day), String(code.toMailbox))
  const delivery = { id, channel: to.id, message: { code: digits, dueAt: now() }, createdAt: now() }
  return succeed({ code, delivery })
}

export async function sendCode(
  context: Context<Store & RecordStore>,
  { address }: InputOf<Operations['sendCode']>,
): Promise<Outcome<ResultOf<Operations['sendCode']>>> {
  const to = await ownAt(context, address)
  if (to === undefined) return refuse('ADDRESS_UNKNOWN', { address })
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const code = await codeFor(context, to, true)
    if (code.refused) return code
    const answer = () => ({ address, confirmed: code.value === undefined })
    if (code.value === undefined || (await context.store.insertCode(code.value, receiptFor(context, answer))))
      return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

export async function confirmAddress(
  context: Context<Store>,
  { address, code: given }: InputOf<Operations['confirmAddress']>,
): Promise<Outcome<ResultOf<Operations['confirmAddress']>>> {
  const { store, principal, now } = context
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const code = await store.findCode(mailboxOf(address), principal.name)
    const answer = () => ({ address, confirmed: true })
    if (code === undefined) return refuse('ADDRESS_UNKNOWN', { address })
    if (code.confirmedAt !== null) return succeed(answer())
    if (!isOpen(code, now())) return refuse('NO_CODE_OPEN', { address })
    if (code.code === given.replace(/\D/g, '')) {
      if (await store.changeCode({ ...code, confirmedAt: now() }, code.tries, receiptFor(context, answer)))
        return succeed(answer())
    } else if (await store.changeCode({ ...code, tries: code.tries + 1 }, code.tries))
      return refuse('CODE_WRONG', { address, left: CODE_TRIES - code.tries - 1 })
  }
  return refuse('STORE_CONTENDED', {})
}

/** Something of whoever asks that goes to an address: a channel, or a hook. */
async function ownAt({ store, principal }: Context<Store & RecordStore>, address: string): Promise<To | undefined> {
  const isThere = (to: StoredChannel | undefined) =>
    to?.kind === 'email' && to.person === principal.name && mailboxOf(to.address) === mailboxOf(address)
  const channel = (await store.listChannels(principal.name)).find(isThere)
  if (channel !== undefined) return channel
  const query = { kind: 'hook', subject: principal.name, states: ['active', 'paused', 'stopped'] } as const
  for (const { id } of await store.records({ ...query, limit: 1_000 })) {
    const ofHook = await store.findChannel(id)
    if (isThere(ofHook)) return ofHook
  }
  return undefined
}

/** Open, and not taken back with the channel that was to bring it. */
async function isOnItsWay(store: Store, code: AddressCode, now: number): Promise<boolean> {
  return isOpen(code, now) && (await store.findChannel(code.channel)) !== undefined
}

function isOpen({ tries, createdAt }: AddressCode, now: number): boolean {
  return tries < CODE_TRIES && now - createdAt < DAY
}

function mailboxOf(address: string): string {
  return address.toLowerCase()
}
