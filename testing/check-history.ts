// An independent check of what happened to the tasks of rooms. It knows the events and nothing else: no table of rules, no store, no
// code of the product decides here what is right.
//
// HI1. Each event begins where the one before it ended, and the version rises by one.
// HI2. One holder at a time: nobody claims what is held, every claim has the next epoch, and only its holder starts and completes.
// HI3. Nothing that waits for other work, or rests, is claimed; and the clock ends no rest before its time.
// HI4. Once all is quiet nobody holds anything: no attempt without an end.
// HI5. There are no more failures in a row than the room allows, and the last one goes to a person.
// HI6. Of what was told to others every event was told at least once, and those of a task in their order.

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
  /** What was delivered, in the order it arrived; left out if nobody was told. */
  readonly delivered?: readonly { readonly taskId: string; readonly version: number }[]
}

const HELD = new Set(['acknowledged', 'in_progress'])

/** What is wrong, a sentence each. Events of one task are in their order; tasks may be mixed. */
export function checkHistory(events: readonly CheckedEvent[], check: HistoryCheck): string[] {
  const tasks = Map.groupBy(events, ({ taskId }) => taskId)
  const problems = [...tasks].flatMap(([id, own]) => checkTask(own, check).map((problem) => `${id} ${problem}`))
  return check.delivered === undefined ? problems : [...problems, ...checkDeliveries(tasks, check.delivered)]
}

function checkTask(events: readonly CheckedEvent[], { mostAttempts, isQuiet }: HistoryCheck): string[] {
  const problems: string[] = []
  const fields: Record<string, unknown> = {}
  let status: string | null = null
  let version = 0
  let epoch = 0
  let holder: string | undefined
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
    }
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
    if (!HELD.has(event.to)) holder = undefined
    else if (holder === undefined) wrong('HI2', `is ${event.to}, and nobody claimed it`)
    status = event.to
    version = event.version
  }
  if (isQuiet && holder !== undefined) problems.push(`[HI4] is still held by ${holder}`)
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
