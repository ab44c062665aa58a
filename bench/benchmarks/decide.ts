// Deciding one transition in memory. A task of the room lifecycle goes round and round: claimed, started, set aside,
// sent back. Each contestant decides on what it decided before.

import { createTask, decide as decideByTable, type RoomTask, room } from '@pawl/kernel'
import { initialTransition, transition } from 'xstate'
import type { Bench, Row } from '../benchmark.ts'
import { mapOfMaps, oneMap } from '../floors/map-lookup.ts'
import { toMachine } from '../floors/xstate-machine.ts'
import { compare } from '../measure.ts'

const NO_FIELDS = {}
const ROUND_TRIP = [
  { to: 'acknowledged', trigger: 'claimTask', as: ['role'], fields: { assignedTo: 'agent:builder' } },
  { to: 'in_progress', trigger: 'startTask', as: ['holder'], fields: NO_FIELDS },
  { to: 'pending_user_review', trigger: 'setAside', as: ['holder'], fields: NO_FIELDS },
  { to: 'pending', trigger: 'sendBackForRework', as: ['reviewer'], fields: NO_FIELDS },
] as const
const FIELDS: RoomTask['fields'] = {
  chatroomId: 'room-1',
  content: 'Write the report',
  origin: 'chat',
  role: 'builder',
  queuePosition: 1,
}
const WORK = 'decide one transition, in memory'

export async function decide({ quick, say, measure }: Bench): Promise<readonly Row[]> {
  const rounds = quick ? 3 : 21
  const laps = quick ? 20_000 : 200_000
  say(`${rounds} rounds of ${laps * ROUND_TRIP.length} decisions`)
  const contestants = {
    oneMap: timeLookup(oneMap(room), laps),
    mapOfMaps: timeLookup(mapOfMaps(room), laps),
    // Far slower: fewer laps take as long.
    xstate: timeXState(Math.ceil(laps / 40)),
    pawl: timePawl(laps),
  }
  return measure(rounds, contestants, (figures) => {
    const row = (against: string, other: number[], atLeast: number): Row => ({
      work: WORK,
      against,
      unit: 'per second',
      goal: { atLeast },
      ...compare(figures.pawl, other),
    })
    return [
      row('Map lookup and a result object', figures.oneMap, 0.3),
      row('the same, a Map of Maps', figures.mapOfMaps, 0.3),
      row('XState 5 pure transition', figures.xstate, 20),
    ]
  })
}

function timePawl(laps: number) {
  const creation = { id: '0123456789abcd', number: 1, by: 'person:local', at: 0, fields: FIELDS }
  const { task: first } = createTask(room, creation)
  return () => {
    let task: RoomTask = first
    const start = performance.now()
    for (let lap = 0; lap < laps; lap++) {
      for (const { to, trigger, as, fields } of ROUND_TRIP) {
        const decision = decideByTable(room, task, { to, trigger, by: 'agent:builder', as, at: lap, fields })
        if (decision.refused) throw new Error(decision.error.message)
        task = decision.task
      }
    }
    const took = performance.now() - start
    if (task.version !== laps * ROUND_TRIP.length + 1) throw new Error('Not every decision was made')
    return perSecond(laps, took)
  }
}

function timeLookup(lookUp: ReturnType<typeof oneMap>, laps: number) {
  return () => {
    let status = 'pending'
    let starts = 0
    const start = performance.now()
    for (let lap = 0; lap < laps; lap++) {
      for (const { to, fields } of ROUND_TRIP) {
        const result = lookUp(status, to, lap, fields)
        status = result.status
        // Read, so that the compiler cannot leave the patch out.
        if ('startedAt' in result.patch) starts++
      }
    }
    const took = performance.now() - start
    if (starts !== laps * 2) throw new Error('Not every patch was made')
    return perSecond(laps, took)
  }
}

function timeXState(laps: number) {
  const machine = toMachine(room, FIELDS)
  return () => {
    let [snapshot] = initialTransition(machine)
    const start = performance.now()
    for (let lap = 0; lap < laps; lap++) {
      for (const { to, trigger, fields } of ROUND_TRIP) {
        ;[snapshot] = transition(machine, snapshot, { type: trigger, to, at: lap, fields })
        if (snapshot.value !== to) throw new Error(`XState did not go to ${to}`)
      }
    }
    return perSecond(laps, performance.now() - start)
  }
}

function perSecond(laps: number, milliseconds: number): number {
  return ((laps * ROUND_TRIP.length) / milliseconds) * 1000
}
