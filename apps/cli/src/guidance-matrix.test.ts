// [D29] Every status × operation × caller, by the command line and by one of the other doors. Where it is refused and a way is named, the way is taken as it is
// printed, and what was attempted has happened, with the caller's own words kept. Where none is named, a search through
// the table finds none that throws nothing away.

import type { Client } from '@modelcontextprotocol/client'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import {
  mayRun,
  type OperationCall,
  type OperationDeclaration,
  type OperationKey,
  operations,
  splitSession,
} from '@pawl/contract'
import { brokenValidation, governed, type Lifecycle, room, type Task, type TaskEvent, todo } from '@pawl/kernel'
import type { Context, WorkspaceStore } from '@pawl/operations'
import { openStore, type Store } from '@pawl/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { commandLine, http, type Obedient, tools } from '../../../testing/guidance-doors.ts'
import { GOVERNED_PLACES, ROOM_PLACES, type Standing, TODO_PLACES } from '../../../testing/guidance-places.ts'
import { newClient } from '../../../testing/mcp-clients.ts'
import { asked, contextOf } from '../../../testing/operation-context.ts'
import { LocalAccess } from '../../server/src/access/local-access.ts'
import { socketOwners } from '../../server/src/access/socket-owner.ts'
import { buildApp } from '../../server/src/build-app.ts'

/** What a shell, a regular expression and a careless parser would each take for their own. */
const RESULT = `--result "it's done" $(reboot) \`id\` 100% \\n — then: pawl x && y; שלום \${HOME} #1 *`
const LINES = `first line\n\t'second' — "third"\n\nPAWL-RESULT: שורה אחרונה\nEND-OF-INPUT`
const DESTROYS = ['cancelTask', 'resetStuckTask', 'deleteTask', 'cancel', 'archive', 'resetInvalidReview']

interface Who {
  readonly actor: string
  readonly session?: string
}
interface Attempt {
  readonly call: (standing: Standing, session: string | undefined) => OperationCall
  /** Whether it has happened. */
  readonly holds: (found: Found, standing: Standing, session: string | undefined) => void
  /** The status it leads to, for a search through the table; a holder's also has to be its own. */
  readonly goals: readonly string[]
  /** Whether there is nothing left to do, where that is not a matter of status. */
  readonly isDone?: (found: Found, standing: Standing) => void
  readonly byHolder?: true
  readonly destroys?: true
}
interface Found {
  readonly task: Task
  readonly events: readonly TaskEvent[]
  readonly newest: readonly Task[]
}

const call = (operation: OperationKey, input: Record<string, unknown>): OperationCall => ({ operation, input })
const moved = (operation: OperationKey, goals: readonly string[], destroys?: true): Attempt => ({
  call: ({ task }) => call(operation, { task }),
  holds: ({ task }) => expect(goals).toContain(task.status),
  goals,
  ...(destroys && { destroys }),
})

function isAttached({ task, newest }: Found, { parent }: Standing): void {
  const to = newest.find(({ number }) => String(number) === parent)
  expect(task.fields.parentTaskIds).toContain(to?.id)
}

const BY_HOLDER: Readonly<Record<string, Attempt>> = {
  start: {
    call: ({ task }, session) => call('startWork', { task, session }),
    holds: ({ task }) => expect(task.status).toBe('in_progress'),
    goals: ['in_progress'],
    byHolder: true,
  },
  report: {
    call: ({ task }, session) => call('reportProgress', { task, session, progress: '-50% of it' }),
    holds: ({ task }) => expect(task.fields.progress).toBe('-50% of it'),
    goals: ['acknowledged', 'in_progress'],
    byHolder: true,
  },
  complete: {
    call: ({ task }, session) => call('completeWork', { task, session, result: RESULT }),
    holds: ({ task }) => expect(task).toMatchObject({ status: 'completed', fields: { result: RESULT } }),
    goals: ['completed'],
    byHolder: true,
  },
}
const HAND_OFF: Attempt = {
  call: ({ task }, session) => call('handOff', { task, session, to: 'reviewer', message: LINES, result: RESULT }),
  holds: ({ task, newest }) => {
    expect(task).toMatchObject({ status: 'completed', fields: { result: RESULT } })
    expect(newest.map(({ fields }) => [fields.role, fields.content])).toContainEqual(['reviewer', LINES])
  },
  goals: ['completed'],
  byHolder: true,
}
const ASK: Attempt = {
  call: ({ task }, session) => call('blockWork', { task, session, ask: LINES }),
  holds: ({ task }) => expect(task).toMatchObject({ status: 'pending_user_review', fields: { question: LINES } }),
  goals: ['pending_user_review'],
  byHolder: true,
}
const IN_ROOM: Readonly<Record<string, Attempt>> = { ...BY_HOLDER, 'hand off': HAND_OFF, ask: ASK }
const OF_THE_ROOM: Readonly<Record<string, Attempt>> = {
  'move to queue': moved('moveToQueue', ['pending', 'queued']),
  'send back': moved('sendBackForRework', ['pending', 'queued']),
  accept: moved('markBacklogComplete', ['completed']),
  reopen: moved('reopenBacklogTask', ['pending_user_review']),
  'take back': moved('resetStuckTask', ['pending']),
  cancel: moved('cancelTask', ['closed'], true),
  close: moved('closeBacklogTask', ['closed'], true),
  done: moved('completeTask', ['completed']),
  'move to completed': {
    ...moved('transitionTask', ['completed']),
    call: ({ task }) => call('transitionTask', { task, to: 'completed' }),
  },
  attach: {
    call: ({ task, parent }) => call('attachToMessage', { task, to: parent }),
    holds: isAttached,
    goals: [],
    isDone: isAttached,
  },
}
const BY_WORKER: Readonly<Record<string, Attempt>> = {
  ...BY_HOLDER,
  report: { ...(BY_HOLDER.report as Attempt), goals: ['in_progress'] },
  'complete as told': {
    ...(BY_HOLDER.complete as Attempt),
    call: ({ task }, session) => call('completeWork', { task, session, result: RESULT, epoch: 1 }),
  },
  ask: {
    call: ({ task }, session) => call('blockWork', { task, session, ask: LINES }),
    holds: ({ task }) => expect(task).toMatchObject({ status: 'blocked', fields: { next_action: LINES } }),
    goals: ['blocked'],
    byHolder: true,
  },
  // Nobody hands on governed work.
  'hand off': { ...HAND_OFF, goals: [] },
}
const toStatus = (to: string): Attempt => ({
  call: ({ task }) => call('transitionTask', { task, to, description: RESULT }),
  holds: ({ task }) => expect(task).toMatchObject({ status: to, fields: { description: RESULT } }),
  goals: [to],
})
const OF_TODOS: Readonly<Record<string, Attempt>> = {
  start: moved('startTask', ['in_progress']),
  stop: moved('stopTask', ['open']),
  done: moved('completeTask', ['done']),
  reopen: moved('reopenTask', ['open']),
  restore: moved('restoreTask', ['open', 'in_progress', 'done']),
  delete: moved('deleteTask', ['deleted'], true),
  'move to open': toStatus('open'),
  'move to in_progress': toStatus('in_progress'),
  'move to done': toStatus('done'),
  'start what was seen': {
    ...moved('startTask', ['in_progress']),
    call: ({ task }) => call('startTask', { task, expectedVersion: -1 }),
  },
}

interface Board {
  readonly lifecycle: Lifecycle
  readonly places: typeof ROOM_PLACES
  readonly attempts: Readonly<Record<string, Attempt>>
  readonly who: Readonly<Record<string, (standing: Standing) => Who>>
}
const people = { 'a person': () => ({ actor: 'person:local' }) }
const BOARDS: Readonly<Record<string, Board>> = {
  'a room, by sessions': {
    lifecycle: room,
    places: ROOM_PLACES,
    attempts: IN_ROOM,
    who: {
      'the holder': ({ holder }) => ({ actor: 'person:local', session: holder }),
      another: ({ other }) => ({ actor: 'person:local', session: other }),
      'an agent with a task': ({ busy }) => ({ actor: 'agent:builder', session: busy }),
    },
  },
  'a room, by people': {
    lifecycle: room,
    places: ROOM_PLACES,
    attempts: OF_THE_ROOM,
    who: { ...people, 'an agent': () => ({ actor: 'agent:builder' }) },
  },
  'governed work': {
    lifecycle: governed,
    places: GOVERNED_PLACES,
    attempts: BY_WORKER,
    who: {
      'its worker': ({ holder }) => ({ actor: 'person:local', session: holder }),
      'another worker': ({ other }) => ({ actor: 'person:local', session: other }),
    },
  },
  'to-dos': { lifecycle: todo, places: TODO_PLACES, attempts: OF_TODOS, who: people },
}

const DEAD_END = /There is no safe way from here|אין מכאן דרך בטוחה/
const ALREADY = /The task is already|המשימה כבר/

/** Whoever acts as an agent has an agent's rights. */
function mayAskAs(actor: string, operation: OperationKey): boolean {
  const role = actor.startsWith('agent:') ? 'agent' : 'owner'
  const declaration: OperationDeclaration = operations[operation]
  return mayRun({ name: actor, role, alone: true }, declaration)
}

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  let opened: Store
  let store: WorkspaceStore
  let context: Context
  let app: ReturnType<typeof buildApp>
  let doors: readonly Obedient[]
  const clients = new Map<string, Client>()
  const environment = { ...process.env }

  beforeAll(async () => {
    for (const one of Object.keys(process.env)) if (one.startsWith('PAWL_')) delete process.env[one]
    opened = await openStore(await freshPlace())
    store = await opened.in()
    context = contextOf(store, 'person:local')
    await asked(context).done('addPolicy', { policy: 'safe', text: 'Nothing secret' })
    const settings = { version: 'test', host: '127.0.0.1', instance: 'test', log: false } as const
    const local = new LocalAccess({
      bySocket: true,
      requireSignIn: false,
      trustedProxies: [],
      socketOwner: socketOwners(),
    })
    const openWorkspace = (workspace: string) => opened.in(workspace)
    app = buildApp({
      store,
      openWorkspace,
      figures: () => opened.figures(),
      beyondLoopback: false,
      local,
      ...settings,
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const clientFor = async (actor: string, language: string) => {
      const key = `${actor} ${language}`
      const headers = { 'pawl-actor': actor, 'accept-language': language }
      const known = clients.get(key)
      if (known !== undefined) return known
      const client = newClient('2026-07-28')
      await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }))
      clients.set(key, client)
      return client
    }
    doors = [commandLine(url), http(url), tools(clientFor)]
  })
  afterAll(async () => {
    Object.assign(process.env, environment)
    for (const client of clients.values()) await client.close()
    await app.close()
    await opened.close()
  })

  const found = async ({ task: number }: Standing): Promise<Found> => {
    const task = (await store.findTask({ number: Number(number) })) as Task
    const events = (await store.taskEvents(task.id)).map(({ event }) => event)
    const statuses = Object.keys(room.statuses)
    const id = task.fields.chatroomId
    const newest = id === undefined ? [] : await store.roomTasks({ room: String(id), statuses, limit: 50 })
    return { task, events, newest }
  }

  // Every cell on SQLite, every seventh on PostgreSQL: the decisions are the same, the reading is not.
  const cells = Object.entries(BOARDS).flatMap(([board, { places, attempts, who }]) =>
    Object.keys(places).flatMap((place, row) =>
      Object.keys(attempts).flatMap((one, column) =>
        Object.keys(who).map((by, depth) => [board, place, one, by, row + column + depth] as const),
      ),
    ),
  )
  const taken = cells.filter((_, index) => name === 'SQLite' || index % 7 === 0)
  const standings = new Map<string, Standing>()
  const outcomes = new Map<string, number>()
  const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1)
  const byDoor = new Map<string, Set<string>>()

  test.each(taken)('[D29] %s: %s, %s, by %s', async (board, place, one, by, turn) => {
    const { lifecycle, places, attempts, who } = BOARDS[board] as Board
    const attempt = attempts[one] as Attempt
    // A refusal changes nothing, so whoever comes next finds the task where it stood.
    const stand = async () => {
      const build = places[place] as (context: Context) => Promise<Standing>
      const standing = standings.get(`${board} ${place}`) ?? (await build(context))
      standings.set(`${board} ${place}`, standing)
      return standing
    }
    const language = (board.length + place.length + one.length) % 2 === 0 ? 'en' : 'he'
    let standing = await stand()
    // All of them run the same operations; each has words of its own. Two take turns, and turns to be the first.
    const both = [doors[0], doors[1 + (turn % 2)]] as const
    for (const door of (turn % 4 < 2 ? both : both.toReversed()) as Obedient[]) {
      byDoor.set(door.name, (byDoor.get(door.name) ?? new Set()).add(`${board}, ${one}`))
      const caller = (who[by] as (standing: Standing) => Who)(standing)
      const before = await found(standing)
      const wanted = attempt.call(standing, caller.session)
      const input = {
        ...wanted.input,
        ...(wanted.input.expectedVersion === -1 && { expectedVersion: before.task.version }),
      }
      const refused = await door.ask({ ...wanted, input }, caller.actor, language)
      if (refused === undefined) continue
      if (!mayAskAs(caller.actor, wanted.operation)) {
        // [D43] Not for an agent to do: it is told who could, and nothing else.
        expect(refused?.guidance, door.name).toMatch(/Who may:|למי מותר:/)
        expect((await found(standing)).task).toEqual(before.task)
        count('not allowed')
        continue
      }
      if (refused === null) {
        standings.delete(`${board} ${place}`)
        count('done')
        return
      }
      const where = `${door.name}: ${JSON.stringify(refused)}`
      expect((await found(standing)).task, where).toEqual(before.task)
      if (caller.session !== standing.holder && lifecycle === room && standing.holder !== '')
        expect(refused.whole, where).not.toContain(standing.holder)
      expect(refused.guidance, where).not.toMatch(/<\w|undefined|null/)
      const way = door.wayIn(refused.guidance)
      if (way === undefined) {
        count('no way')
        const isDeadEnd = DEAD_END.test(refused.guidance)
        if (isDeadEnd) expect(searched(lifecycle, before, attempt, caller, place, door), where).toBe(false)
        else expect(refused.guidance, where).toMatch(ALREADY)
        if (!isDeadEnd) attempt.isDone?.(before, standing)
        if (!isDeadEnd && attempt.isDone === undefined) expect(attempt.goals, where).toContain(before.task.status)
        continue
      }
      count('way')
      standings.delete(`${board} ${place}`)
      expect(attempt.destroys, where).toBeUndefined()
      expect(await door.obey(way, caller.actor), where).toBe('')
      const now = await found(standing)
      attempt.holds(now, standing, caller.session)
      const since = now.events.slice(before.events.length).map(({ trigger }) => trigger)
      expect(
        since.filter((trigger) => DESTROYS.includes(trigger)),
        where,
      ).toEqual([])
      standing = await stand()
    }
  })

  test('ways, dead ends and what is simply done are all among them', () => {
    expect([...outcomes.keys()].sort()).toEqual(['done', 'no way', 'not allowed', 'way'])
  })

  test('every door was asked for every operation', () => {
    const asked = doors.map((door) => byDoor.get(door.name)?.size)
    const most = new Set(taken.map(([board, , one]) => `${board}, ${one}`)).size
    if (name === 'SQLite') expect(asked).toEqual(doors.map(() => most))
    else expect(Math.min(...asked.map(Number))).toBeGreaterThan(most / 2)
  })
})

/** Whether the table has a safe way for this caller. Only what the caller could pull itself counts. */
function searched(
  lifecycle: Lifecycle,
  { task }: Found,
  attempt: Attempt,
  { actor, session }: Who,
  place: string,
  door: Obedient,
): boolean {
  if (attempt.goals.length === 0) return task.status === 'backlog'
  const isMine = (status: string) =>
    lifecycle === governed
      ? task.fields.assignee === session
      : status === task.status && task.fields.claimedBy === (session && splitSession(session).name)
  const mayReview = session === undefined && actor.startsWith('person:')
  const isBusyRoom = place.includes('busy') || place === 'queued'
  const isFree = session !== undefined && !session.startsWith('b') && !place.includes('behind')
  const may: Readonly<Record<string, (mine: boolean, to: string) => boolean>> = {
    claimTask: () => isFree,
    startTask: (mine) => lifecycle === todo || mine,
    completeTask: (mine) => lifecycle === todo || (mine && attempt.byHolder === true),
    setAside: (mine) => mine && attempt.byHolder === true,
    moveToQueue: (_, to) => to === (isBusyRoom ? 'queued' : 'pending'),
    sendBackForRework: () => mayReview,
    markBacklogComplete: () => mayReview,
    reopenBacklogTask: () => mayReview,
    stopTask: () => true,
    reopenTask: () => true,
    // No tool restores what was deleted.
    restoreTask: () => door.name !== 'MCP',
    start: (mine) => mine && session !== undefined,
    complete: (mine) => mine,
    block: (mine) => mine,
    resume: () => place === 'blocked',
  }
  const reached = [{ status: task.status, mine: isMine(task.status) }]
  for (const { status, mine } of reached) {
    const isEnd = attempt.goals.includes(status) && (attempt.byHolder !== true || mine)
    if (isEnd && reached.length > 1) return true
    for (const rule of lifecycle.rules) {
      if (rule.from !== status || lifecycle.destructiveTriggers.includes(rule.trigger)) continue
      if (brokenValidation(rule, task) !== undefined) continue
      if (!may[rule.trigger]?.(mine, rule.to)) continue
      const next = { status: rule.to, mine: mine || rule.trigger === 'claimTask' }
      if (!reached.some((one) => one.status === next.status && one.mine === next.mine)) reached.push(next)
    }
  }
  return false
}
