// One walk through governed work: every step asks for something, right or wrong, and after each step what must always be
// true is looked at in the store itself.

import type { ITEM_TYPES, ItemTypeName } from '../packages/contract/src/index.ts'
import type { Context, StoredRecord } from '../packages/operations/src/index.ts'
import { acting, asked } from './operation-context.ts'

/** What is done, and two numbers to choose by. */
export interface Step {
  readonly verb: (typeof VERBS)[number]
  readonly pick: number
  readonly option: number
}

// What moves work on is listed more often, so that walks get somewhere.
export const VERBS = [
  ...['answer', 'answer', 'answer', 'answer', 'answer', 'work', 'work', 'work', 'work', 'initiative'],
  ...['review', 'policy', 'worker', 'cancel', 'begin', 'nonsense', 'late', 'fail', 'steer'],
] as const

/** What is written where this would do. */
export type Say = (plain: string, option: number) => string

type Task = Record<string, unknown> & { id: string; number: number; status: string; version: number }
type Item = StoredRecord & { body: Record<string, unknown> }

// Sorted as bytes these stand in another order than a dictionary has them in.
const WORKERS = ['ada', 'Bob', 'חוה']
const POLICIES = ['safe', 'Short', 'נעים']
/** Programs' own: whatever JSON can say. */
const ODD_SETTINGS = JSON.parse(
  String.raw`{"z":[{}],"10":1,"2":[null,1e21,-0.5,5e-324],"a":{"__proto__":"kept","":"\ufeff"},"__proto__":{"x":1}}`,
)
const SKILLS = ['x', 'כתיבה']
const ENDED = ['approved', 'canceled']

/** Signed in to a server, where people can be told apart. */
const OWNER: Context['principal'] = { name: 'person:eve', role: 'owner', alone: false }

export class Walk {
  readonly #context: Context
  readonly #say: Say
  readonly #ended = new Map<string, string>()
  readonly #approved = new Set<string>()

  constructor(context: Context, say: Say = (plain) => plain) {
    this.#context = context
    this.#say = say
  }

  async take({ verb, pick, option }: Step): Promise<void> {
    const verbs: Record<Step['verb'], () => Promise<unknown>> = {
      initiative: () =>
        this.#ask('startInitiative', {
          title: `i${option}`,
          description: this.#say('d', option),
          requirePolicy: option % 3 === 0,
          planned: option % 5 === 0,
        }),
      begin: () => this.#begin(pick),
      fail: () => this.#fail(pick),
      steer: () => this.#steer(pick, option),
      answer: () => this.#answer(pick, option),
      work: () => this.#work(pick, option),
      review: () => this.#review(pick),
      policy: () => this.#policy(pick, option),
      worker: () => this.#worker(pick, option),
      cancel: () => this.#cancel(pick, option),
      nonsense: () => this.#nonsense(pick),
      late: () => this.#late(pick, option),
    }
    await verbs[verb]()
    await this.look()
  }

  /** Refused or done, never a defect. */
  async #ask(key: string, input: object, who: string | Context['principal'] = 'person:dana'): Promise<string> {
    const named = typeof who === 'string' ? acting(this.#context, who) : { principal: who, actor: who.name }
    const { done } = asked({ ...this.#context, ...named })
    try {
      await (done as (key: string, input: object) => Promise<unknown>)(key, input)
      return 'done'
    } catch (error) {
      if (/^[A-Z_]+$/.test((error as Error).message)) return (error as Error).message
      // The schema did not let it in.
      if ((error as Error).name === 'ZodError') return 'INVALID_INPUT'
      throw error
    }
  }

  async #answer(pick: number, option: number): Promise<void> {
    const items = await this.#waiting()
    const item = items[pick % Math.max(1, items.length)]
    if (item === undefined) return
    // Whoever has put a question off can answer it all the same.
    if (option % 3 === 1) await this.#ask('snoozeItem', { item: item.id, until: '2027-01-01' })
    if (option % 6 === 1) await this.#ask('wakeItem', { item: item.id })
    if (item.body.type === 'TaskReview' && option % 4 === 3) await this.#judgeAlone(item)
    else {
      const answeredWith = { command: 'judge.sh' }
      await this.#ask('answerItem', { item: item.id, answer: answerTo(item, option, this.#say), answeredWith })
    }
  }

  /** The only owner of a server, who has changed one of the policies since, judges with a reason [D42]. */
  async #judgeAlone({ id, body }: Item): Promise<void> {
    const policies = body.policies as readonly { policy_id: string }[]
    const reason = this.#say('nobody else is here', 3)
    await this.#ask('changePolicy', { policy: policies[0]?.policy_id, text: 'changed', reason }, OWNER)
    const cases = policies.map(({ policy_id }) => ({ policy_id, verdict: 'Satisfied', reasoning: 'read it' }))
    await this.#ask('answerItem', { item: id, answer: { cases }, reason }, OWNER)
  }

  async #work(pick: number, option: number): Promise<void> {
    const open = (await this.#tasks()).filter(({ status }) => status === 'pending' || status === 'in_progress')
    const task = open[pick % Math.max(1, open.length)]
    const worker = (task?.assignee as string | undefined) ?? WORKERS[option % 3]
    if (task === undefined) return
    const named = { task: String(task.number), session: worker }
    if (task.status === 'pending') await this.#ask('startWork', named)
    else if (option % 2 === 0)
      await this.#ask('blockWork', { ...named, owner: 'dana', action: this.#say('act', option) })
    else if (option === 3) {
      const progress = this.#say('half', pick)
      await this.#ask('reportProgress', { ...named, progress, tokens: 1 + (pick % 900), cost: 0.03, model: 'small-1' })
    } else await this.#ask('completeWork', { ...named, result: this.#say(`r${option}`, option), exitCode: 0 })
  }

  /** A person tells a worker something or stops it, or its process is seen to have ended. */
  async #steer(pick: number, option: number): Promise<void> {
    const begun = (await this.#tasks()).filter(({ status }) => status === 'in_progress')
    const task = begun[pick % Math.max(1, begun.length)]
    if (task === undefined) return
    const named = { task: String(task.number) }
    const said = this.#say('said', option)
    if (option % 3 === 0) await this.#ask('tellAgent', { ...named, text: said })
    else if (option % 3 === 1) await this.#ask('stopAgent', { ...named, because: said })
    else await this.#ask('releaseWork', { ...named, session: task.assignee, reason: said, isGone: true })
  }

  async #review(pick: number): Promise<void> {
    const tasks = await this.#tasks()
    const task = tasks[pick % Math.max(1, tasks.length)]
    const actor = pick % 4 === 0 ? 'person:dana' : 'system3'
    if (task !== undefined) await this.#ask('requestReview', { task: String(task.number) }, actor)
  }

  async #policy(pick: number, option: number): Promise<void> {
    const policy = POLICIES[pick % 3] as string
    if (option % 3 === 0) await this.#ask('addPolicy', { policy, text: this.#say('t', option) })
    else if (option % 3 === 1) await this.#ask('changePolicy', { policy, text: this.#say(`t${option}`, option) })
    else await this.#ask('changePolicy', { policy, retire: option % 2 === 0 })
  }

  async #worker(pick: number, option: number): Promise<void> {
    const worker = WORKERS[pick % 3] as string
    if (option % 2 === 0) await this.#ask('addWorker', { worker, skills: [] })
    else await this.#ask('changeWorker', { worker, enabled: option % 3 === 0 })
  }

  async #cancel(pick: number, option: number): Promise<void> {
    const all = await this.#context.store.records({ kind: 'initiative', limit: 1000 })
    const one = all[pick % Math.max(1, all.length)]
    if (one !== undefined && option % 4 === 0) await this.#ask('cancelInitiative', { initiative: one.id })
  }

  async #begin(pick: number): Promise<void> {
    const all = await this.#context.store.records({ kind: 'initiative', limit: 1000 })
    const one = all[pick % Math.max(1, all.length)]
    if (one !== undefined) await this.#ask('beginInitiative', { initiative: one.id })
  }

  /** An answerer that fails: tried again and set aside in the end, or at once. */
  async #fail(pick: number): Promise<void> {
    const items = await this.#waiting()
    const item = items[pick % Math.max(1, items.length)]
    if (item === undefined) return
    const failed = { item: item.id, reason: this.#say('no idea', pick) }
    await this.#ask(pick % 3 === 0 ? 'setItemAside' : 'reportFailedAnswer', failed)
  }

  async #nonsense(pick: number): Promise<void> {
    const items = await this.#waiting()
    const item = items[pick % Math.max(1, items.length)]
    if (item === undefined) return
    const before = await this.#everything()
    await this.#ask('answerItem', { item: item.id, answer: { anything: pick } })
    await this.#ask('answerItem', { item: item.id, answer: answerTo(item, pick, this.#say) }, 'system2')
    if ((await this.#everything()) !== before) throw new Error('a refused answer changed something')
  }

  /** An answer to what was answered or withdrawn before. */
  async #late(pick: number, option: number): Promise<void> {
    const over = await this.#context.store.records({ kind: 'item', states: ['answered', 'withdrawn'], limit: 1000 })
    const item = over[pick % Math.max(1, over.length)] as Item | undefined
    if (item === undefined) return
    const before = await this.#everything()
    const code = await this.#ask('answerItem', { item: item.id, answer: answerTo(item, option, (plain) => plain) })
    if (code !== 'ITEM_ANSWERED') throw new Error(`a late answer was ${code}`)
    if ((await this.#everything()) !== before) throw new Error('a late answer changed something')
  }

  async #everything(): Promise<string> {
    const records = await this.#context.store.records({ kind: 'item', limit: 10_000 })
    return JSON.stringify([await this.#tasks(), records])
  }

  async #waiting(): Promise<Item[]> {
    return (await this.#context.store.records({ kind: 'item', states: ['open', 'set_aside'], limit: 10_000 })) as Item[]
  }

  async #tasks(): Promise<Task[]> {
    const initiatives = await this.#context.store.records({ kind: 'initiative', limit: 1000 })
    const tasks = []
    for (const { id } of initiatives) {
      for (const { fields, ...task } of await this.#context.store.initiativeTasks(id, 10_000))
        tasks.push({ ...fields, ...task } as unknown as Task)
    }
    return tasks
  }

  async look(): Promise<void> {
    const { store } = this.#context
    const tasks = await this.#tasks()
    const waiting = await this.#waiting()
    const initiatives = await store.records({ kind: 'initiative', limit: 1000 })
    const policies = await store.records({ kind: 'policy', states: ['active'], limit: 1000 })
    const about = (task: Task) =>
      waiting.filter(({ body }) => body.task_id === task.id && body.type !== 'InternalError')
    for (const initiative of initiatives) {
      const own = tasks.filter((task) => task.initiative_id === initiative.id)
      const asks = waiting.filter(({ body }) => body.initiative_id === initiative.id).map(({ body }) => body.type)
      leadsOn(initiative, own, asks as string[], about)
    }
    for (const task of tasks) {
      if (ENDED.includes(task.status)) {
        // What depends on it may be said later; how it ended may not.
        const end = JSON.stringify([task.status, task.result])
        must((this.#ended.get(task.id) ?? end) === end, `${task.number} moved after its end`)
        this.#ended.set(task.id, end)
        must(about(task).length === 0, `${task.number} is over and still asked about`)
      }
      if (task.status === 'approved' && !this.#approved.has(task.id)) {
        this.#approved.add(task.id)
        if (task.no_policy_applied === true) must(policies.length === 0, `${task.number}: a policy applied`)
        else await this.#satisfied(task)
      }
      lineageHolds(task, tasks)
    }
  }

  /** Every policy that applied when it was handed in, on this very result: the last word on each counts [D42]. */
  async #satisfied(task: Task): Promise<void> {
    const { store } = this.#context
    const results = await store.records({ kind: 'result', subject: task.id, limit: 1000 })
    const cases = await store.records({ kind: 'case', subject: task.id, limit: 1000 })
    const judged = cases.filter(({ body }) => body.result_version === results.length)
    must(judged.length > 0, `${task.number} was approved by no policy, and does not say so`)
    const handedIn = Math.max(...results.map(({ at }) => at))
    for (const { id } of await store.records({ kind: 'policy', limit: 1000 })) {
      const versions = await store.recordVersions('policy', id)
      const then = versions.filter(({ at }) => at <= handedIn).at(-1)
      const last = judged
        .filter(({ body }) => body.policy_id === id)
        .toSorted((a, b) => a.at - b.at)
        .at(-1)
      if (then?.state === 'active' || last !== undefined)
        must(last?.body.verdict === 'Satisfied', `${task.number} was approved without ${id} v${then?.version}`)
    }
  }
}

function leadsOn(
  initiative: StoredRecord,
  tasks: readonly Task[],
  asks: readonly string[],
  about: (task: Task) => Item[],
): void {
  const live = tasks.filter(({ status }) => !ENDED.includes(status))
  if (initiative.state === 'under_review') must(asks.includes('InitiativeReview'), 'nobody reviews the initiative')
  if (initiative.state !== 'active')
    must(
      live.every(({ status }) => status !== 'pending'),
      'stopped, and yet pending',
    )
  if (initiative.state === 'active' && live.length === 0)
    must(asks.includes('InitiativeAssign'), 'an initiative without an end')
  const isAssigned = ({ status, assignee }: Task) =>
    assignee !== undefined && (status === 'pending' || status === 'in_progress')
  const isOwned = (task: Task) => isAssigned(task) || about(task).length === 1
  for (const task of live) {
    const waitsItsTurn = task.status === 'pending' && live.some((other) => other !== task && isOwned(other))
    must(isOwned(task) || waitsItsTurn, `${task.number} (${task.status}) hangs`)
    must(about(task).length <= 1, `${task.number} is asked about twice`)
  }
}

function lineageHolds(task: Task, tasks: readonly Task[]): void {
  const next = (task.follow_up_task_ids ?? []) as string[]
  must(next.length <= 1, `${task.number} was replaced twice`)
  if (next.length > 0) must(task.status === 'canceled', `${task.number} lives beside its replacement`)
  for (const id of next) must(tasks.find((one) => one.id === id)?.replaces_task_id === task.id, 'a link leads nowhere')
  if (task.replaces_task_id === undefined) return
  const before = tasks.find(({ id }) => id === task.replaces_task_id)
  must(((before?.follow_up_task_ids ?? []) as string[]).includes(task.id), `${task.number} is linked one way only`)
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

function answerTo({ body }: Item, option: number, say: Say): unknown {
  const text = (plain: string) => say(plain, option)
  const answers: Record<ItemTypeName, readonly unknown[]> = {
    InitiativeAssign: [1, 2, 3].map((count) => ({
      tasks: Array.from({ length: count }, (_, index) => ({
        title: `t${index}`,
        description: text('d'),
        skills: SKILLS.slice(0, index),
      })),
    })),
    TaskReview: ['Satisfied', 'Satisfied', 'Violated', 'Vague'].map((verdict, at) => ({
      cases: ((body.policies ?? []) as { policy_id: string }[]).map(({ policy_id }, index) => ({
        policy_id,
        reasoning: text('so'),
        verdict: index === 0 || at < 2 ? verdict : 'Satisfied',
      })),
    })),
    PolicyVague: [
      {
        clarifications:
          ((body.policies ?? []) as object[]).length === 0
            ? [{ policy_id: POLICIES[option % 3], text: text('c') }]
            : (body.policies as { policy_id: string }[]).map(({ policy_id }) => ({ policy_id, text: text('c') })),
      },
    ],
    RejectionDecision: [
      { decision: 'improve', description: text('d') },
      { decision: 'change_required', reason: text('r') },
    ],
    BlockedResolution: [
      { action: 'research', question: text('q') },
      ...[{ action: 'restart', description: text('d') }, { action: 'restart' }, { action: 'resume' }],
      ...['not_equipped', 'cancel'].map((action) => ({ action, reason: text('r') })),
    ],
    ResearchRequest: [{ findings: text('f') }],
    RemediationRequest: [
      ...WORKERS.map((worker) => ({ outcome: 'config_updated', worker, skills: ['x'] })),
      ...WORKERS.map((worker) => ({
        outcome: 'new_profile',
        worker,
        skills: SKILLS,
        configuration: ODD_SETTINGS,
      })),
      { outcome: 'none_viable', reason: text('r') },
    ],
    UserEscalation: [{ action: 'cancel' }],
    InternalError: [{ seen: true }],
    InitiativeReview: [
      { summary: text('s'), next: null },
      { summary: text('s'), next: { title: 'n' } },
    ],
  }
  const possible = answers[body.type as keyof typeof ITEM_TYPES]
  return possible[option % possible.length]
}
