// Every operation, by HTTP, by MCP and by the command, in the name of each role, about what is another's: of another workspace, a
// to-do, a conversation, a hook or a channel of someone else, a room and an initiative that are closed. The answer is that of
// something that does not exist, and nothing changes. Made from the contract: a new operation or tool is in the test by itself, and
// a new field has to be said to name something or not to.

import { isDeepStrictEqual } from 'node:util'
import {
  inputFields,
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
import { commandFor, ownCommandsAsking } from '../../../testing/command-for.ts'
import { databases, temporaryFolder } from '../../../testing/databases.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { oneOfEach } from '../../../testing/one-of-each.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'
import { storedToken } from '../../../testing/stored-token.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** What an input names something by, and how something is named that there is not. */
const NOTHING = {
  task: '99',
  to: '99',
  before: '99',
  after: '99',
  on: '99',
  notOn: '99',
  blockedBy: '99',
  attach: '99',
  change: '99@1',
  room: 'none',
  initiative: 'zzzzzzzzzzzzzz',
  item: 'zzzzzzzzzzzzzz',
  conversation: 'zzzzzzzzzzzzzz',
  conversation_id: 'zzzzzzzzzzzzzz',
  schedule: 'zzzzzzzzzzzzzz',
  import: 'zzzzzzzzzzzzzz',
  hook: 'zzzzzzzzzzzzzz',
  channel: 'zzzzzzzzzzzzzz',
  view: 'none',
  policy: 'none',
  worker: 'none',
  name: 'none',
  member: 'none',
  invitation: 'zzzzzzzzzzzzzz',
} as const
type Reference = keyof typeof NOTHING
type References = { readonly [name in Reference]?: readonly string[] }
const IN_A_LIST: readonly string[] = ['on', 'notOn', 'blockedBy', 'attach']
/** Names that are given to what is new, or say something else. */
const NO_REFERENCE: readonly string[] = [
  ...['addToken name', 'createWorkspace name', 'createOwner name', 'inviteMember name', 'createRoom room'],
  ...['addPolicy policy', 'addWorker worker', 'transitionTask to', 'whyTask to', 'handOff to', 'shareTask to'],
  ...[
    'takeTurn name',
    'waitForTask worker',
    'addHook name',
    'addView name',
    'addHook to',
    'resumeHook to',
    'addHook on',
  ],
]
/** Fields that name nothing of anybody: text, dates, words of one's own; those by which who asks
 * proves who they are; and, last, what is within the room or the hook that is named beside it. */
const NAMES_NOTHING: readonly string[] = `
  text title description deadline project tags addTags leave tag recurrence recurrenceText reminders checklist timeZone time_zone dueBefore dueAfter
  cursor since until now pieces address code p256dh auth content fileName conversation_history tasks message_id roles entry addRole removeRole
  renameRole label labels rights every skills role progress model result ask of owner action because reason answer answeredWith actor
  rooms systems expiresIn session with person agent who approvers initiatives
  message delivery
`.split(/\s+/)
/** Commands with words of their own that name a task or a room. */
const ABOUT_OTHERS: readonly OperationKey[] = ['showLog', 'appendLog', 'importWork']
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

test('every field of every operation names something of somebody, or is said to name nothing', () => {
  const unknown = keys.flatMap((key) =>
    inputFields(operations[key])
      .filter(
        ({ name, kind, options }) =>
          (kind === 'text' || kind === 'list') && options === undefined && !(name in NOTHING),
      )
      .flatMap(({ name }) => (NAMES_NOTHING.includes(name) ? [] : [`${key} ${name}`])),
  )
  expect(unknown).toEqual([])
})

describe.each(databases)('on $name', ({ name: database, freshPlace }) => {
  const commandFolder = temporaryFolder()
  let server: RunningServer
  let opened: Store
  let foreign: Record<Kind, References>
  /** A to-do and a task of an open room that whoever asks may change. */
  const own = new Map<string, { readonly todo: string; readonly room: string }>()
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
    const { schedule } = await done('addSchedule', { room: 'mill', content: 'Sweep', every: 'every friday at 9' })
    const { hook } = await done('addHook', { on: 'todo -> done', to: 'https://example.com/hook' })
    await done('addView', { name: 'Outside', tag: 'garden' })
    const { channel } = await done('addChannel', { kind: 'email', address: 'dana@example.com' })
    await done('addPolicy', { policy: 'brief', text: 'Be brief' }, owner)
    await done('addWorker', { worker: 'ada' }, owner)
    const { initiative, items } = await done('startInitiative', { title: 'Grow' })
    await done('answerItem', { item: items[0].id, answer: { tasks: [{ title: 'Sow' }] } }, owner)
    const { items: asked } = await done('inbox', {}, owner)
    const issues = JSON.stringify([{ number: 1, title: 'Sieve it' }])
    const imported = await done('importWork', { room: 'mill', from: 'github', content: issues })
    for (const closed of [{ room: 'mill' }, { initiative: initiative.id }])
      await done('admitMember', { ...closed, member: 'noa' })
    const idOf = async (number: number) => (await store.findTask({ number }))?.id as string
    const among = (tasks: readonly string[]) => {
      const one = tasks.slice(0, 1)
      return { task: tasks, to: one, before: one, after: one, on: one, notOn: one, blockedBy: one, attach: one }
    }
    const todos = {
      ...among(['40', await idOf(40)]),
      change: ['40@1'],
      conversation: [conversation_id],
      conversation_id: [conversation_id],
      hook: [hook.id],
      channel: [channel.id],
      view: ['Outside'],
    }
    const closed = {
      ...among(['42', await idOf(42), '43', '44', await idOf(44)]),
      room: ['mill'],
      initiative: [initiative.id],
      schedule: [schedule.schedule],
      import: [imported.import],
      item: [items[0].id, ...asked.map(({ id }: { id: string }) => id)],
    }
    const rest = { policy: ['brief'], worker: ['ada'], name: ['noa'], member: ['noa'] }
    const away = { ...todos, ...closed, ...rest, task: [...todos.task, ...closed.task] }
    foreign = { 'another workspace': away, 'another owner': todos, 'a closed place': closed }
    const limits = { requests: 1_000_000 }
    server = await startServer({ dataFolder, databaseUrl, port: 0, version: 'test', log: false, limits })
    for (const workspace of ['here', 'away']) {
      const as = async (role: MemberRole, key: OperationKey, input: object) =>
        JSON.parse((await askAs(server.url, `pawl_${workspace}-${role}`, key, { ...input })).body)
      await as('owner', 'createRoom', { room: 'yard', roles: ['builder'] })
      for (const role of MEMBER_ROLES.filter((one) => one !== 'auditor')) {
        const todo = await as(role, 'addTask', { title: 'Of their own' })
        const room = await as(role, 'addBacklogTask', { room: 'yard', content: 'Of their own' })
        own.set(`pawl_${workspace}-${role}`, { todo: String(todo.task.number), room: String(room.task.number) })
      }
    }
  })
  afterAll(async () => {
    await server.close()
    await opened.close()
  })

  /** Both inputs, for each thing of another that an operation can name; all else in them is there for whoever asks. */
  function* pairs(key: OperationKey, kind: Kind, secret: string) {
    const { todo = '98', room = '98' } = own.get(secret) ?? {}
    const ofRooms = ['moveRoomTask', 'attachToMessage'].includes(key)
    const there: Readonly<Record<string, unknown>> = { task: ofRooms ? room : todo, room: 'yard' }
    // Who manages the workspace sees everyone's hooks [HO1].
    const isManager = kind === 'another owner' && secret.endsWith('-owner')
    for (const name of referencesOf(key).filter((one) => !(isManager && one === 'hook')))
      for (const theirs of foreign[kind][name] ?? []) {
        const missing = /^[0-9a-z]{14}$/.test(theirs) ? 'zzzzzzzzzzzzzz' : NOTHING[name]
        const named = (value: string) => ({ [name]: IN_A_LIST.includes(name) ? [value] : value })
        const shown = Object.entries(oneOfEach[key]).map(([field, value]) => [field, there[field] ?? value])
        const given = Object.fromEntries(name === 'after' ? shown.filter(([field]) => field !== 'before') : shown)
        yield { name, theirs, missing, input: { ...given, ...named(theirs) }, none: { ...given, ...named(missing) } }
      }
  }
  /** What is said of what there is not is the same however often it is asked: it is asked once. */
  const onceFor = <Answer>() => {
    const answers = new Map<string, Promise<Answer>>()
    return (asked: object, ask: () => Promise<Answer>): Promise<Answer> => {
      const name = JSON.stringify(asked)
      const answer = answers.get(name) ?? ask()
      answers.set(name, answer)
      return answer
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
    test.each(roles)(
      '[D41] is not there for %s by HTTP',
      async (role) => {
        const before = await state()
        const once = onceFor<Awaited<ReturnType<typeof askAs>>>()
        expect(keys.flatMap((key) => [...pairs(key, kind, secretOf(kind, role))]).length).toBeGreaterThan(20)
        for (const key of keys)
          for (const { name, theirs, missing, input, none } of pairs(key, kind, secretOf(kind, role))) {
            const [one, other] = [
              await askAs(server.url, secretOf(kind, role), key, input),
              await once([key, none], () => askAs(server.url, secretOf(kind, role), key, none)),
            ]
            const claim = `${key} ${name} ${theirs}`
            expect([one.status, asMissing(one.body, theirs, missing)], claim).toEqual([
              other.status,
              asMissing(other.body, theirs, missing),
            ])
            expect(one.status, claim).toBeLessThan(500)
          }
        expect(await state()).toEqual(before)
      },
      120_000,
    )

    // What a tool runs is what HTTP runs: one database shows that the door adds nothing.
    if (database !== 'SQLite') return
    test.each(roles)(
      '[D41] is not there for %s by MCP',
      async (role) => {
        const before = await state()
        const once = onceFor<string>()
        const headers = { authorization: `Bearer ${secretOf(kind, role)}` }
        const { client, close } = await overHttp('2026-07-28', { ...server, dataFolder: '' } as never, headers)
        for (const { tool, operation, from } of toolCalls)
          for (const { name, theirs, missing, input, none } of pairs(operation, kind, secretOf(kind, role))) {
            // A tool does not take every field of its operation.
            if (isDeepStrictEqual(from(input), from(none))) continue
            const call = async (given: Readonly<Record<string, unknown>>) =>
              JSON.stringify(await client.callTool({ name: tool, arguments: from(given) }))
            const [one, other] = [await call(input), await once([tool, from(none)], () => call(none))]
            expect(asMissing(one, theirs, missing), `${tool} ${name} ${theirs}`).toEqual(
              asMissing(other, theirs, missing),
            )
          }
        await close()
        expect(await state()).toEqual(before)
      },
      120_000,
    )

    // What the command asks for is what HTTP answers: one role and one name for each field show that it adds nothing.
    test('[D41] is not there for a member by the command', async () => {
      const before = await state()
      const secret = secretOf(kind, 'member')
      const env = { PAWL_URL: server.url, PAWL_TOKEN: secret }
      const run = async (key: OperationKey, input: object) => {
        const { code, stdout } = await runPawl(commandFor(key, input) as string[], { dataFolder: commandFolder, env })
        return { code, said: stdout }
      }
      const named = new Set<string>()
      for (const key of keys.filter((one) => commandFor(one, {}) !== undefined))
        for (const { name, theirs, missing, input, none } of pairs(key, kind, secret)) {
          if (named.has(`${key} ${name}`)) continue
          named.add(`${key} ${name}`)
          const [one, other] = [await run(key, input), await run(key, none)]
          expect([one.code, asMissing(one.said, theirs, missing)], `${key} ${name}`).toEqual([
            other.code,
            asMissing(other.said, theirs, missing),
          ])
        }
      expect(named.size).toBeGreaterThan(20)
      const [task = '', room = 'no-such-room'] = [foreign[kind].task?.[0], foreign[kind].room?.[0]]
      const [there, absent] = [ownCommandsAsking(task, room), ownCommandsAsking('987654', 'no-such-room')]
      for (const [index, { key, args, input = '' }] of there.entries()) {
        if (!ABOUT_OTHERS.includes(key)) continue
        const settings = { dataFolder: commandFolder, env, input }
        const one = await runPawl(['--json', ...args], settings)
        const other = await runPawl(['--json', ...(absent[index]?.args ?? [])], settings)
        const said = asMissing(asMissing(one.stdout, task, '987654'), room, 'no-such-room')
        expect([one.code, said], key).toEqual([other.code, other.stdout])
      }
      const talk = foreign[kind].conversation?.[0]
      const goesOn = async (conversation: string) => {
        const args = ['--json', 'chat', '--conversation', conversation]
        const { code, stdout } = await runPawl(args, { dataFolder: commandFolder, env, input: 'list my tasks\n' })
        return [code, asMissing(stdout, conversation, 'zzzzzzzzzzzzzz')]
      }
      if (talk !== undefined) expect(await goesOn(talk)).toEqual(await goesOn('zzzzzzzzzzzzzz'))
      expect(await state()).toEqual(before)
    }, 120_000)
  })
})
