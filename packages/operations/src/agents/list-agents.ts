// Who works on what, in every room and initiative: what is held, by whom, and what is heard of it.

import {
  type AgentView,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
} from '@pawl/contract'
import { type GovernedTask, governed, isTaskOf, type RoomTask, type Task, room as table } from '@pawl/kernel'
import { lastProgress } from '../attempts/last-progress.ts'
import type { Context } from '../context.ts'
import type { LogHead, LogStore } from '../ports/log-store.ts'
import type { Lease, RoomSettings, RoomStore } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { roomOf } from '../rooms/room-task.ts'
import { isOverdue, isSuspect, lastSeen } from '../rooms/suspect.ts'

type Needs = Context<RoomStore & TaskStore & LogStore>

/** How many characters of the log are shown, and how many lines of those. */
const OUTPUT = 600
const LINES = 4
const TITLE = 200

export async function listAgents(
  context: Needs,
  { room, limit }: InputOf<Operations['listAgents']>,
): Promise<Outcome<ResultOf<Operations['listAgents']>>> {
  const { store } = context
  if (room !== undefined && (await store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const held = await store.listTasks({
    lifecycle: table.name,
    statuses: ['acknowledged', 'in_progress'],
    sort: 'updated',
    limit,
    ...(room !== undefined && { room }),
  })
  const assigned =
    room !== undefined
      ? []
      : await store.listTasks({ lifecycle: governed.name, statuses: ['in_progress'], sort: 'updated', limit })
  const tasks = [...held, ...assigned]
  const ids = tasks.map(({ id }) => id)
  const facts: Facts = { leases: await store.leasesOf(ids), logs: await store.logsOf(ids), now: context.now() }
  const settings = await settingsOf(context, held)
  const outputs = await Promise.all(tasks.map((task) => outputOf(context, task, facts.logs)))
  const agents = tasks.flatMap((task, index) => {
    const output = outputs[index] ?? null
    if (isTaskOf(governed, task)) return [governedAgent(task, facts, output)]
    const of = isTaskOf(table, task) ? settings.get(roomOf(task)) : undefined
    return of === undefined || !isTaskOf(table, task) ? [] : [roomAgent(task, facts, of, output)]
  })
  const longest = (one: AgentView, other: AgentView) => (one.since ?? 0) - (other.since ?? 0)
  const worst = ({ state }: AgentView) => (state === 'suspect' ? 0 : 1)
  agents.sort((one, other) => worst(one) - worst(other) || longest(one, other))
  return succeed({ agents: agents.slice(0, limit) })
}

interface Facts {
  readonly leases: readonly Lease[]
  readonly logs: readonly LogHead[]
  readonly now: number
}

async function settingsOf({ store }: Needs, tasks: readonly Task[]): Promise<ReadonlyMap<string, RoomSettings>> {
  const names = new Set(tasks.flatMap((task) => (isTaskOf(table, task) ? [roomOf(task)] : [])))
  const rooms = await Promise.all([...names].map((name) => store.findRoom(name)))
  return new Map(rooms.flatMap((one) => (one === undefined ? [] : [[one.id, one.settings] as const])))
}

/** The last lines of the attempt that goes on. */
async function outputOf({ store }: Needs, { id, fields }: Task, logs: readonly LogHead[]): Promise<string | null> {
  const head = logs.find(({ taskId, attempt }) => taskId === id && attempt === fields.epoch)
  if (head === undefined) return null
  const after = Math.max(0, head.size - OUTPUT)
  const pieces = await store.logPieces(head, after, 2 * OUTPUT)
  const text = pieces.map((piece) => piece.text.slice(Math.max(0, after - piece.begins))).join('')
  return text.trimEnd().split('\n').slice(-LINES).join('\n').slice(-OUTPUT) || null
}

const firstLine = (text: string) => (text.trim().split('\n')[0] ?? '').slice(0, TITLE)

function roomAgent(
  task: RoomTask,
  { leases, logs, now }: Facts,
  settings: RoomSettings,
  output: string | null,
): AgentView {
  const { fields } = task
  return {
    ...usedBy(task),
    lifecycle: table.name,
    title: firstLine(fields.content),
    room: roomOf(task),
    initiative: null,
    who: fields.assignedTo ?? fields.role,
    session: fields.claimedBy ?? null,
    since: fields.acknowledgedAt ?? null,
    lastSeen: lastSeen(task, leases),
    lastProgress: lastProgress(task, logs),
    state: isSuspect(task, leases, settings, now) ? 'suspect' : 'alive',
    overdue: isOverdue(task, settings, now),
    messages: [...(fields.messages ?? [])],
    output,
  }
}

/** A System1 has no lease: nothing is concluded from its silence. */
function governedAgent(task: GovernedTask, { logs }: Facts, output: string | null): AgentView {
  const { fields } = task
  const log = logs.find(({ taskId, attempt }) => taskId === task.id && attempt === fields.epoch)
  const heard = Math.max(fields.startedAt ?? 0, fields.progressedAt ?? 0, log?.lastAt ?? 0)
  return {
    ...usedBy(task),
    lifecycle: governed.name,
    title: firstLine(fields.title),
    room: null,
    initiative: fields.initiative_id,
    who: fields.assignee ?? '',
    session: null,
    since: fields.startedAt ?? null,
    lastSeen: null,
    lastProgress: heard,
    state: 'alive',
    overdue: false,
    messages: [...(fields.messages ?? [])],
    output,
  }
}

function usedBy({ number, status, fields }: RoomTask | GovernedTask) {
  return {
    task: number,
    status,
    attempt: fields.epoch ?? 0,
    progress: fields.progress ?? null,
    tokens: fields.tokens ?? 0,
    costMicros: fields.costMicros ?? 0,
    model: fields.model ?? null,
  }
}
