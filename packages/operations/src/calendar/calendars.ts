// A person's calendar, and the address it is read under. Calendars of other programs cannot sign in: the address itself is the
// secret. It is shown once and kept as a hash, and opens nothing but this one file.
//
// CA1. An address works as long as its person could come in themselves: as the person of the machine, as a member, or by a
//     token that is good for their to-dos.
// CA2. Each person has one address in a workspace; a new one takes its place.

import {
  CALENDAR_ENDING,
  CALENDAR_PATH,
  type CalendarView,
  LOCAL_ACTOR,
  localPrincipal,
  type Operations,
  type Outcome,
  type Principal,
  type ResultOf,
  refuse,
  succeed,
} from '@pawl/contract'
import type { TodoTask } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import { goodTokens } from '../access/good-token.ts'
import { recordSecurityEvent } from '../access/security-events.ts'
import { hashSecret } from '../access/tokens.ts'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { AuditStore } from '../ports/audit-store.ts'
import type { CalendarStore, FoundCalendar, StoredCalendar } from '../ports/calendar-store.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { TokenStore } from '../ports/token-store.ts'

/** More make a file that programs do not read in time; those with the latest deadlines are kept. */
const MOST = 10_000
const OPEN: readonly string[] = ['open', 'in_progress']

export async function showCalendar({
  store,
  principal,
}: Context<CalendarStore>): Promise<Outcome<ResultOf<Operations['showCalendar']>>> {
  const calendar = await store.findCalendarOf(principal.name)
  return succeed({ calendar: calendar === undefined ? null : toView(calendar) })
}

export async function addCalendar(
  context: Context<CalendarStore & AuditStore>,
): Promise<Outcome<ResultOf<Operations['addCalendar']>>> {
  const secret = crypto().randomBytes(24).toString('base64url')
  const calendar: StoredCalendar = {
    person: context.principal.name,
    secretHash: hashSecret(secret),
    createdAt: context.now(),
    lastUsedAt: null,
  }
  const answer = () => ({ calendar: toView(calendar), address: `${CALENDAR_PATH}${secret}${CALENDAR_ENDING}` })
  await context.store.putCalendar(calendar, receiptFor(context, answer))
  await recordSecurityEvent(context, { kind: 'calendar_made', about: calendar.person })
  return succeed(answer())
}

export async function revokeCalendar(
  context: Context<CalendarStore & AuditStore>,
): Promise<Outcome<ResultOf<Operations['revokeCalendar']>>> {
  const { name } = context.principal
  const answer = (calendar: StoredCalendar) => ({ calendar: toView(calendar) })
  const revoked = await context.store.forgetCalendar(name, receiptFor(context, answer))
  if (revoked === undefined) return refuse('CALENDAR_NOT_FOUND', {})
  await recordSecurityEvent(context, { kind: 'calendar_revoked', about: name })
  return succeed(answer(revoked))
}

export async function exportCalendar({
  store,
}: Context<ConversationStore>): Promise<Outcome<ResultOf<Operations['exportCalendar']>>> {
  const { tasks } = await store.tasksNow('todo')
  const due = (tasks as readonly TodoTask[]).filter(
    ({ status, fields }) => OPEN.includes(status) && fields.deadline !== undefined,
  )
  const shown = due
    .toSorted((one, other) => (present(one.fields.deadline) < present(other.fields.deadline) ? 1 : -1))
    .slice(0, MOST)
    .toSorted((one, other) => one.number - other.number)
  // Slow to load, and needed by nobody else.
  const { calendarFile } = await import('./calendar-file.ts')
  return succeed({ file: calendarFile(shown), tasks: shown.length })
}

/** Whose calendar an address is, and where; undefined if it is nobody's, or no more. */
export async function calendarOf(store: CalendarStore, secret: string): Promise<FoundCalendar | undefined> {
  return store.findCalendar(hashSecret(secret))
}

/** As whom a calendar is read: its person, as they could come in themselves [CA1]. `store` is that of its workspace. */
export async function readerOf(
  store: TokenStore & Pick<AccountStore, 'hasAccounts' | 'listMembers'>,
  { calendar: { person }, role, ownsLocal }: FoundCalendar,
  now: number,
): Promise<Principal | undefined> {
  const owns = ownsLocal ? { owns: [LOCAL_ACTOR] } : {}
  if (role !== null) return { name: person, role, alone: false, by: 'sign-in', ...owns }
  if (person === LOCAL_ACTOR) return localPrincipal(!(await store.hasAccounts()))
  const token = (await goodTokens(store, now, person)).find(({ rooms }) => rooms === null)
  return token && { name: person, role: token.role, alone: false, by: 'token', ...owns }
}

function toView({ secretHash: _, ...view }: StoredCalendar): CalendarView {
  return view
}
