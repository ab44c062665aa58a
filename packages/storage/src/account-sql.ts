// The statements about accounts, the same on both databases but for the names of tables and the marks of values. Each value
// stands once, in the order in which it is given.

import { TOKEN_COLUMNS } from './rows.ts'

interface Dialect {
  /** `pawl.` where the tables have a schema. */
  readonly schema: string
  readonly placeholder: (index: number) => string
  /** Sorts names by their bytes. */
  readonly byBytes: string
  /** Added to a read whose rows nobody else may change until the end of the transaction. */
  readonly locking: string
  /** One JSON text or value of rows with these two columns. */
  readonly asList: (id: string, body: string) => string
}

const INVITATION = `id, role, person, secret_hash, state, created_by, created_at, expires_at, accepted_by, ended_at, by_operator`
const MEMBER = 'person, role, state, joined_at, changed_at, changed_by'
const ACCOUNT = 'key, person, password_hash, created_at, password_at, owns_local'

export function accountSql({ schema, placeholder, byBytes, locking, asList }: Dialect) {
  const values = (count: number) => Array.from({ length: count }, (_, index) => placeholder(index + 1)).join(', ')
  const one = placeholder(1)
  const two = placeholder(2)
  const three = placeholder(3)
  const table = (name: string) => `${schema}${name}`
  // Whoever is found is shown no more than they are let into at that moment, for no further question to the database.
  const closedPlacesIn = (workspace: string) => `(select ${asList('h.id', 'h.body')} from ${table('record_heads')} h
      where h.workspace = ${workspace} and h.kind = 'access' and h.state = 'closed') as closed_places`
  return {
    workspaces: `select workspace from ${table('workspaces')} order by workspace ${byBytes}`,
    addWorkspace: `insert into ${table('workspaces')} (workspace) values (${one}) on conflict do nothing returning workspace`,
    anyAccount: `select 1 as found from ${table('accounts')} limit 1`,
    account: `select ${ACCOUNT} from ${table('accounts')} where key = ${one}`,
    addAccount: `insert into ${table('accounts')} (${ACCOUNT}) values (${values(6)}) on conflict do nothing returning key`,
    putAccount: `insert into ${table('accounts')} (${ACCOUNT}) values (${values(6)})
      on conflict (key) do update set password_hash = excluded.password_hash, password_at = excluded.password_at,
        owns_local = excluded.owns_local`,
    identity: `select person from ${table('identities')} where issuer = ${one} and subject = ${two}`,
    addIdentity: `insert into ${table('identities')} (issuer, subject, person, linked_at) values (${values(4)})
      on conflict do nothing`,
    localOwner: `select person from ${table('accounts')} where owns_local limit 1`,
    people: `select person from ${table('accounts')} order by person ${byBytes}`,
    memberships: `select workspace, role from ${table('members')} where person = ${one} and state = 'active'
      order by workspace ${byBytes}`,
    members: `select ${MEMBER} from ${table('members')} where workspace = ${one} order by person ${byBytes}`,
    membersLocked: `select ${MEMBER} from ${table('members')} where workspace = ${one} order by person ${locking}`,
    putMember: `insert into ${table('members')} (workspace, ${MEMBER}) values (${values(7)})
      on conflict (workspace, person) do update set role = excluded.role, state = excluded.state,
        changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    addInvitation: `insert into ${table('invitations')} (workspace, ${INVITATION}) values (${values(12)})`,
    invitations: `select workspace, ${INVITATION} from ${table('invitations')} where workspace = ${one}
      order by created_at desc, id limit 500`,
    invitationByHash: `select workspace, ${INVITATION} from ${table('invitations')} where secret_hash = ${one}`,
    invitationLocked: `select workspace, ${INVITATION} from ${table('invitations')} where workspace = ${one} and id = ${two} ${locking}`,
    endInvitation: `update ${table('invitations')} set state = ${one}, accepted_by = ${two}, ended_at = ${three}
      where workspace = ${placeholder(4)} and id = ${placeholder(5)}`,
    addSignIn: `insert into ${table('sign_ins')} (secret_hash, person, workspace, created_at, last_used_at) values (${values(5)})`,
    signIn: `select s.secret_hash, s.person, s.workspace, s.created_at, s.last_used_at, m.role, a.owns_local,
      ${closedPlacesIn('s.workspace')} from ${table('sign_ins')} s
      join ${table('accounts')} a on a.person = s.person
      left join ${table('members')} m on m.workspace = s.workspace and m.person = s.person and m.state = 'active'
      where s.secret_hash = ${one}`,
    noteSignInUse: `update ${table('sign_ins')} set last_used_at = ${one} where secret_hash = ${two} and last_used_at < ${three}`,
    enterWorkspace: `update ${table('sign_ins')} set workspace = ${one} where secret_hash = ${two}`,
    forgetSignIns: `delete from ${table('sign_ins')} where last_used_at < ${one} or created_at < ${two}`,
    endSignIn: `delete from ${table('sign_ins')} where secret_hash = ${one}`,
    endSignIns: `delete from ${table('sign_ins')} where person = ${one} and secret_hash <> ${two}`,
    countSignIns: `select s.person, count(*) as signed_in from ${table('sign_ins')} s
      join ${table('members')} m on m.person = s.person and m.workspace = ${one}
      where s.last_used_at > ${two} and s.created_at > ${three} group by s.person`,
    tokenAnywhere: `select t.workspace, ${inTable('t', TOKEN_COLUMNS)}, a.owns_local, m.role as member_role, m.state as member_state,
      ${closedPlacesIn('t.workspace')}
      from ${table('tokens')} t left join ${table('accounts')} a on a.person = t.actor
      left join ${table('members')} m on m.workspace = t.workspace
        and m.person = case when t.name ${byBytes} >= 'task.' and t.name ${byBytes} < 'task/' then t.created_by else t.actor end where t.secret_hash = ${one}`,
    claimConversations: `update ${table('conversations')} set owner = ${one} where workspace = ${two} and owner = ${three}`,
  } as const
}

function inTable(table: string, columns: string): string {
  return columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ')
}
