// An independent check of what happened to the tasks of rooms. It knows the events and nothing else: no table of rules, no store, no
// code of the product decides here what is right.
//
// HI1. Each event begins where the one before it ended, and the version rises by one.
// HI2. One holder at a time: nobody claims what is held, every claim has the next epoch, and only its holder starts it, reports on it
//      and completes it, what it has started under this claim.
// HI3. Nothing that waits for other work, or rests, is claimed; and the clock ends no rest before its time.
// HI4. Once all is quiet nobody holds anything: no attempt without an end.
// HI5. There are no more failures in a row than the room allows, the last one goes to a person, and the pauses between them do not shrink.
// HI6. Of what was told to others every event was told at least once, and those of a task in their order.
// HI7. What is completed or closed is not worked on again, unless a person opened it for review.
// HI8. What a reviewer sent back is not completed by its holder: it is reviewed again.
// HI9. Nothing is claimed, started or completed before all that it was said to depend on is done. Judged by the statuses of those
//      tasks, not by what the product noted of them.
// HI10. A session has one task at a time in a role of a room.

export interface CheckedEvent {
  readonly taskId: string
  readonly version: number
  readonly at: number
  readonly by: string
  readonly trigger: string
  readonly from: string | null
  readonly to: string
  readonly set: Readonly<Record<string, unknown>>
  readonly cleared: readonly string[]
}

export interface HistoryCheck {
  /** Failures in a row that the room allows. */
  readonly mostAttempts: number
  /** Nothing is under way any more. */
  readonly isQuiet: boolean
  /** The events are in the order of the log, across tasks: what lies between tasks is checked too. */
  readonly inLogOrder?: boolean
  /** What was delivered, in the order it arrived; left out if nobody was told. */
  readonly delivered?: readonly { readonly taskId: string; readonly version: number }[]
}

const HELD = new Set(['acknowledged', 'in_progress'])
const OVER = new Set(['completed', 'closed'])
/** In rooms, in a to-do list and under policy. */
const DONE = new Set(['completed', 'done', 'approved'])

/** What is wrong, a sentence each. Events of one task are in their order; tasks may be mixed. */
export function checkHistory(events: readonly CheckedEvent[], check: HistoryCheck): string[] {
  const tasks = Map.groupBy(events, ({ taskId }) => taskId)
  const problems = [...tasks].flatMap(([id, own]) => checkTask(own, check).map((problem) => `${id} ${problem}`))
  if (check.inLogOrder === true) problems.push(...checkBetween(events))
  return check.delivered === undefined ? problems : [...problems, ...checkDeliveries(tasks, check.delivered)]
}

function checkTask(events: readonly CheckedEvent[], { mostAttempts, isQuiet }: HistoryCheck): string[] {
  const problems: string[] = []
  const fields: Record<string, unknown> = {}
  let status: string | null = null
  let version = 0
  let epoch = 0
  let holder: string | undefined
  let isStarted = false
  let lastPause = 0
  for (const event of events) {
    const wrong = (rule: string, what: string) => problems.push(`[${rule}] @${event.version} ${what}`)
    if (event.version !== version + 1) wrong('HI1', `follows version ${version}`)
    if (event.from !== status) wrong('HI1', `begins in ${event.from}, and the task was ${status}`)
    if (event.trigger === 'claimTask') {
      if (holder !== undefined) wrong('HI2', `claimed while ${holder} held it`)
      if (event.set.epoch !== epoch + 1) wrong('HI2', `claimed under epoch ${event.set.epoch} after ${epoch}`)
      if (fields.waitsFor !== undefined) wrong('HI3', 'claimed while it waits for other work')
      if (fields.pausedUntil !== undefined) wrong('HI3', 'claimed while it rests')
      epoch = Number(event.set.epoch)
      holder = String(event.set.claimedBy)
      isStarted = false
    }
    if (event.from !== null && OVER.has(event.from) && event.to !== event.from && event.to !== 'pending_user_review')
      wrong('HI7', `is ${event.to} after it was ${event.from}`)
    if (event.trigger === 'completeTask' && fields.reviewAgain === true)
      wrong('HI8', 'was sent back, and completed without a review')
    if (event.trigger === 'completeTask' && !isStarted) wrong('HI2', 'completed, and not started under this claim')
    if (event.trigger === 'startTask') isStarted = true
    if (event.set.progress !== undefined && !(holder !== undefined && event.by.endsWith(`/${holder}`)))
      wrong('HI2', `reported on by ${event.by}, held by ${holder}`)
    if (event.trigger === 'startTask' || event.trigger === 'completeTask') {
      if (holder === undefined) wrong('HI2', `${event.trigger} by ${event.by}, and nobody held it`)
      else if (!event.by.endsWith(`/${holder}`)) wrong('HI2', `${event.trigger} by ${event.by}, held by ${holder}`)
    }
    if (event.by === 'clock' && event.cleared.includes('pausedUntil') && event.at < Number(fields.pausedUntil))
      wrong('HI3', `its rest ended before ${fields.pausedUntil}`)
    const before = Number(fields.failures ?? 0)
    Object.assign(fields, event.set)
    for (const name of event.cleared) delete fields[name]
    const failures = Number(fields.failures ?? 0)
    if (failures > mostAttempts) wrong('HI5', `failed ${failures} times in a row`)
    if (failures > before && failures >= mostAttempts && event.from === 'in_progress' && event.to === 'pending')
      wrong('HI5', `was offered again after ${failures} failures`)
    if (failures === 0) lastPause = 0
    if (failures > before && event.set.pausedUntil !== undefined) {
      const pause = Number(event.set.pausedUntil) - event.at
      // They are spread by a tenth, so that what failed together is not tried together.
      if (pause < 0.9 * lastPause)
        wrong('HI5', `rests ${pause} ms, and rested ${lastPause} ms after the failure before`)
      lastPause = pause
    }
    if (!HELD.has(event.to)) holder = undefined
    else if (holder === undefined) wrong('HI2', `is ${event.to}, and nobody claimed it`)
    status = event.to
    version = event.version
  }
  if (isQuiet && holder !== undefined) problems.push(`[HI4] is still held by ${holder}`)
  return problems
}

const WORKED_ON = new Set(['claimTask', 'startTask', 'completeTask'])

/** What lies between tasks, by what was true of the others at each moment of the log. */
function checkBetween(events: readonly CheckedEvent[]): string[] {
  const problems: string[] = []
  const statuses = new Map<string, string>()
  const blockers = new Map<string, readonly string[]>()
  const places = new Map<string, string>()
  /** Who holds it: the room, the role and the session. */
  const holders = new Map<string, string>()
  for (const { taskId, version, trigger, set, cleared, to } of events) {
    const wrong = (rule: string, what: string) => problems.push(`${taskId} [${rule}] @${version} ${what}`)
    if (typeof set.chatroomId === 'string') places.set(taskId, set.chatroomId)
    if (WORKED_ON.has(trigger))
      for (const id of blockers.get(taskId) ?? []) {
        const status = statuses.get(id)
        if (status !== undefined && !DONE.has(status)) wrong('HI9', `${trigger} while ${id} is ${status}`)
      }
    if (Array.isArray(set.blockedBy)) blockers.set(taskId, set.blockedBy.map(String))
    if (cleared.includes('blockedBy')) blockers.delete(taskId)
    if (trigger === 'claimTask') {
      const holder = `${places.get(taskId)} ${set.assignedTo} ${set.claimedBy}`
      for (const [other, held] of holders)
        if (held === holder && other !== taskId) wrong('HI10', `claimed by ${holder}, who holds ${other}`)
      holders.set(taskId, holder)
    }
    if (!HELD.has(to)) holders.delete(taskId)
    statuses.set(taskId, to)
  }
  return problems
}

function checkDeliveries(
  tasks: ReadonlyMap<string, readonly CheckedEvent[]>,
  delivered: readonly { readonly taskId: string; readonly version: number }[],
): string[] {
  const problems: string[] = []
  const told = Map.groupBy(delivered, ({ taskId }) => taskId)
  for (const [id, events] of tasks) {
    // What comes again comes after it has come once.
    const first = [...new Set((told.get(id) ?? []).map(({ version }) => version))]
    for (const { version } of events)
      if (!first.includes(version)) problems.push(`${id} [HI6] @${version} was never delivered`)
    if (first.some((version, index) => index > 0 && version < (first[index - 1] as number)))
      problems.push(`${id} [HI6] was delivered as ${first.join(', ')}`)
  }
  return problems
}
