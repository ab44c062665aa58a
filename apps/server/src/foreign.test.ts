// Every operation, by HTTP and by MCP, in the name of each role, about what is another's: of another workspace, a to-do or a
// conversation of someone else, a room and an initiative that are closed. The answer is that of something that does not exist, and
// nothing changes. Made from the contract: a new operation or tool is in the test by itself.

import {
  MEMBER_ROLES,
  type MemberRole,
  type OperationDeclaration,
  type OperationKey,
  operations,
  type Principal,
} from '@pawl/contract'
import { hashSecret, newId, runOperation } from '@pawl/operations'
import { openStore, type Store, sqlitePlace } from '@pawl/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAs, toolCalls } from '../../../testing/ask-as.ts'
import { databases, temporaryFolder } from '../../../testing/databases.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { oneOfEach } from '../../../testing/one-of-each.ts'
import { storedToken } from '../../../testing/stored-token.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** What an input names something by, and how something is named that there is not. */
const NOTHING = {
  ...{ task: '99', to: '99', room: 'none', initiative: 'zzzzzzzzzzzzzz', item: 'zzzzzzzzzzzzzz', change: '99@1' },
  ...{
    conversation: 'zzzzzzzzzzzzzz',
    conversation_id: 'zzzzzzzzzzzzzz',
    policy: 'none',
    worker: 'none',
    name: 'none',
  },
  ...{ member: 'none', invitation: 'zzzzzzzzzzzzzz' },
} as const
type Reference = keyof typeof NOTHING
type References = { readonly [name in Reference]?: readonly string[] }
/** Names that are given to what is new, or say something else. */
const NO_REFERENCE: readonly string[] = [
  ...['addToken name', 'createWorkspace name', 'createOwner name', 'inviteMember name', 'createRoom room'],
  ...['addPolicy policy', 'addWorker worker', 'transitionTask to', 'whyTask to', 'handOff to', 'shareTask to'],
  ...['takeTurn name', 'waitForTask worker'],
]
const dana: Principal = { name: 'person:dana', role: 'member', alone: false }
const KINDS = ['another workspace', 'another owner', 'a closed place'] as const
type Kind = (typeof KINDS)[number]

const RECORDS = ['initiative', 'policy', 'worker', 'item', 'message', 'access'] as const

const keys = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const { shape }: OperationDeclaration = operations[key]
  return shape === undefined
})
const referencesOf = (key: OperationKey) =>
  (Object.keys(operations[key].input.shape) as Reference[]).filter(
    (name) =>
      name in NOTHING && !NO_REFERENCE.includes(`${key} ${name}`) && (name !== 'to' || key === 'attachToMessage'),
  )

describe.each(databases)('on $name', ({ name: database, freshPlace }) => {
  let server: RunningServer
  let opened: Store
  let foreign: Record<Kind, References>
  const secretOf = (kind: Kind, role: MemberRole) => `pawl_${kind === 'another workspace' ? 'away' : 'here'}-${role}`

  beforeAll(async () => {
    const dataFolder = temporaryFolder()
    const place = await freshPlace()
    const databaseUrl = 'postgresUrl' in place ? place.postgresUrl : undefined
    opened = await openStore(databaseUrl === undefined ? sqlitePlace(dataFolder) : place)
    const store = await opened.in()
    const now = { store, language: 'en', now: Date.now, newId } as const
    const done = async (key: OperationKey, input: object, who = dana) => {
      const outcome = await runOperation({ ...now, principal: who, actor: who.name }, key, input)
      if (outcome.refused) throw new Error(`${key} ${JSON.stringify(outcome.refusal)}`)
      // biome-ignore lint/suspicious/noExplicitAny: answers of every operation, looked into by name
      return outcome.value as any
    }
    const owner: Principal = { name: 'person:local', role: 'owner', alone: true }
    await done('createWorkspace', { name: 'away' }, owner)
    for (const [workspace, of] of [
      [store, 'here'],
      [await opened.in('away'), 'away'],
    ] as const)
      for (const role of MEMBER_ROLES) {
        const actor = `${role === 'agent' ? 'agent' : 'person'}:${of}-${role}`
        await workspace.insertToken(
          storedToken({ name: role, actor, role, secretHash: hashSecret(`pawl_${of}-${role}`) }),
        )
      }
    await store.insertToken(storedToken({ name: 'noa', actor: 'person:noa', role: 'member', secretHash: 'noa' }))
    // The numbers of what is asked about are no others that an answer could hold.
    for (let number = 1; number <= 40; number++) await done('addTask', { title: `Buy ${number}` })
    const { conversation_id } = await done('takeTurn', { message: 'add a ring' })
    await done('createRoom', { room: 'mill', roles: ['builder', 'tester'] })
    await done('postMessage', { room: 'mill', content: 'Grind it' })
    await done('addBacklogTask', { room: 'mill', content: 'Later' })
    await done('addPolicy', { policy: 'brief', text: 'Be brief' }, owner)
    await done('addWorker', { worker: 'ada' }, owner)
    const { initiative, items } = await done('startInitiative', { title: 'Grow' })
    await done('answerItem', { item: items[0].id, answer: { tasks: [{ title: 'Sow' }] } }, owner)
    const { items: asked } = await done('inbox', {}, owner)
    for (const closed of [{ room: 'mill' }, { initiative: initiative.id }])
      await done('admitMember', { ...closed, member: 'noa' })
    const idOf = async (number: number) => (await store.findTask({ number }))?.id as string
    const own = {
      task: ['40', await idOf(40)],
      change: ['40@1'],
      conversation: [conversation_id],
      conversation_id: [conversation_id],
    }
    const inside = ['42', await idOf(42), '43', '44', await idOf(44)]
    const closed = {
      ...{ task: inside, to: inside, room: ['mill'], initiative: [initiative.id] },
      item: [items[0].id, ...asked.map(({ id }: { id: string }) => id)],
    }
    const rest = { policy: ['brief'], worker: ['ada'], name: ['noa'], member: ['noa'] }
    const away = { ...own, ...closed, ...rest, task: [...own.task, ...closed.task] }
    foreign = { 'another workspace': away, 'another owner': own, 'a closed place': closed }
    const limits = { requests: 1_000_000 }
    server = await startServer({ dataFolder, databaseUrl, port: 0, version: 'test', log: false, limits })
  })
  afterAll(async () => {
    await server.close()
    await opened.close()
  })

  /** Both inputs, for each thing of another that an operation can name. */
  function* pairs(key: OperationKey, kind: Kind) {
    for (const name of referencesOf(key))
      for (const theirs of foreign[kind][name] ?? []) {
        const missing = /^[0-9a-z]{14}$/.test(theirs) ? 'zzzzzzzzzzzzzz' : NOTHING[name]
        const given = oneOfEach[key]
        yield { name, theirs, missing, input: { ...given, [name]: theirs }, none: { ...given, [name]: missing } }
      }
  }
  const asMissing = (text: string, theirs: string, missing: string) =>
    text.replaceAll(theirs.split('@')[0] as string, missing.split('@')[0] as string)
  const state = async () => {
    const store = await opened.in()
    const tokens = (await store.listTokens()).map(({ lastUsedAt: _, ...token }) => token)
    const records = await Promise.all(RECORDS.map((kind) => store.records({ kind, limit: 100 })))
    return [await store.lastPosition(), tokens, records]
  }

  describe.each(KINDS)('what is of %s', (kind) => {
    const roles = kind === 'a closed place' ? MEMBER_ROLES.filter((role) => role !== 'owner') : MEMBER_ROLES
    test.each(roles)('[D41] is not there for %s by HTTP', async (role) => {
      const before = await state()
      expect(keys.flatMap((key) => [...pairs(key, kind)]).length).toBeGreaterThan(20)
      for (const key of keys)
        for (const { name, theirs, missing, input, none } of pairs(key, kind)) {
          const [one, other] = [
            await askAs(server.url, secretOf(kind, role), key, input),
            await askAs(server.url, secretOf(kind, role), key, none),
          ]
          const claim = `${key} ${name} ${theirs}`
          expect([one.status, asMissing(one.body, theirs, missing)], claim).toEqual([
            other.status,
            asMissing(other.body, theirs, missing),
          ])
          expect(one.status, claim).toBeLessThan(500)
        }
      expect(await state()).toEqual(before)
    })

    // What a tool runs is what HTTP runs: one database shows that the door adds nothing.
    if (database !== 'SQLite') return
    test.each(roles)('[D41] is not there for %s by MCP', async (role) => {
      const before = await state()
      const headers = { authorization: `Bearer ${secretOf(kind, role)}` }
      const { client, close } = await overHttp('2026-07-28', { ...server, dataFolder: '' } as never, headers)
      for (const { tool, operation, from } of toolCalls)
        for (const { name, theirs, missing, input, none } of pairs(operation, kind)) {
          const [one, other] = [
            JSON.stringify(await client.callTool({ name: tool, arguments: from(input) })),
            JSON.stringify(await client.callTool({ name: tool, arguments: from(none) })),
          ]
          expect(asMissing(one, theirs, missing), `${tool} ${name} ${theirs}`).toEqual(
            asMissing(other, theirs, missing),
          )
        }
      await close()
      expect(await state()).toEqual(before)
    })
  })
})
