// One walk through everything a store can hold: to-dos, rooms, governed work, conversations and tokens, in whatever order,
// with texts that are easily lost. Whatever the rules or the schemas refuse is left out; anything else is a defect.

import { MODES } from '../packages/contract/src/operations/conversation-operations.ts'
import type { Task } from '../packages/kernel/src/index.ts'
import { type Context, type handlers, remindOwners } from '../packages/operations/src/index.ts'
import { VERBS as GOVERNED_VERBS, Walk as GovernedWalk } from './governed-walk.ts'
import { ODD_MESSAGES, ODD_TEXTS, ODD_TITLES } from './odd-texts.ts'
import { asked } from './operation-context.ts'

export const AREAS = ['room', 'governed', 'todo', 'chat', 'token'] as const

/** What is done, and numbers to choose by. */
export interface Step {
  readonly area: (typeof AREAS)[number]
  readonly verb: number
  readonly pick: number
  readonly option: number
}

const ROOMS = ['build', 'alone']
/** Every reminder is due by then. */
const FAR = Date.UTC(2030, 0, 1)
const ROLES = ['planner', 'builder']
const MESSAGES = [
  ...['add milk', 'I need to call mom tomorrow', 'תוסיף משימה לקנות לחם', 'delete milk', 'yes', 'cancel', 'list'],
  ...['mark milk as done', 'new task', 'לא', '1', 'high', ...ODD_MESSAGES],
]

/** What people do in a room, and with what. */
const PEOPLE = [
  ['resetStuckTask', 'acknowledged', 'in_progress'],
  ['cancelTask', 'pending', 'in_progress'],
  ['moveToQueue', 'backlog'],
  ['sendBackForRework', 'pending_user_review'],
  ['markBacklogComplete', 'pending_user_review'],
  ['closeBacklogTask', 'backlog', 'backlog_acknowledged', 'pending_user_review'],
  ['reopenBacklogTask', 'completed', 'closed'],
] as const

/** What a planner knows of a task, in all its forms. */
const PLANS: readonly object[] = [
  {
    project: 'Garden & roof',
    tags: ['home', 'גינה'],
    reminders: ['30m', '2026-03-01T07:00'],
    timeZone: 'Asia/Jerusalem',
  },
  {
    recurrence: 'FREQ=DAILY;COUNT=9',
    recurrenceFrom: 'completion',
    deadline: '2026-02-01T08:00',
    timeZone: 'Asia/Jerusalem',
  },
  { recurrence: 'every friday', checklist: ['one', { text: 'two', done: true }] },
  { title: 'Only this time', onlyThis: true },
  { tags: null, checklist: null },
]

type Documents = keyof typeof handlers
type Verb = (pick: number, option: number) => Promise<unknown>

export class StoreWalk {
  readonly #context: Context
  readonly #governed: GovernedWalk
  readonly #talks: string[] = []
  #said = 0

  constructor(context: Context) {
    this.#context = context
    this.#governed = new GovernedWalk(context, () => this.#text())
  }

  async begin(): Promise<void> {
    const build = { room: 'build', roles: ROLES, leaseSeconds: 60, resetSuspects: true }
    await this.#ask('createRoom', build)
    await this.#ask('addToken', { name: SHARED_WITH, actor: `person:${SHARED_WITH}`, may: 'write' })
    await this.#ask('createRoom', { room: 'alone', roles: ['planner'], parallel: 3 })
    await this.#ask('admitMember', { room: 'alone', member: SHARED_WITH, rights: ['caretaker'] })
    await this.#ask('openToAll', { room: 'alone' })
    for (const name of ['Urgent', 'Outside']) await this.#ask('addView', { name, tag: 'home', group: 'project' })
    await this.#ask('removeView', { view: 'Outside' })
    for (const [verb, option] of [
      ['initiative', 1],
      ['answer', 2],
    ] as const)
      await this.#governed.take({ verb, pick: 0, option })
  }

  async take({ area, verb, pick, option }: Step): Promise<void> {
    if (area === 'governed') {
      const chosen = GOVERNED_VERBS[verb % GOVERNED_VERBS.length] as (typeof GOVERNED_VERBS)[number]
      return this.#governed.take({ verb: chosen, pick, option })
    }
    const verbs = { todo: this.#todo(), room: this.#room(), chat: [this.#chat], token: this.#tokens() }[area]
    await (verbs[verb % verbs.length] as Verb)(pick, option)
  }

  #todo(): readonly Verb[] {
    const moves = ['startTask', 'completeTask', 'deleteTask', 'restoreTask', 'reopenTask', 'stopTask'] as const
    const change = (more: (option: number) => object): Verb => {
      return (pick, option) => this.#on('todo', pick, [], (task) => this.#ask('editTask', { task, ...more(option) }))
    }
    return [
      (pick, option) =>
        this.#ask(
          'addTask',
          { title: ODD_TITLES[pick % ODD_TITLES.length], ...this.#details(option) },
          option % 4 === 0 ? SIGNED_IN : undefined,
        ),
      change((option) => this.#details(option)),
      change(() => ({ priority: null, deadline: null })),
      (pick) => this.#ask('importTasks', { from: 'text', content: `- [ ] Imported ${pick}` }),
      change((option) => PLANS[option % PLANS.length] as object),
      (pick) => this.#on('todo', pick, [], (task) => this.#ask('skipTask', { task })),
      (pick) => this.#on('todo', pick, [], (task) => this.#ask('snoozeReminder', { task })),
      () => remindOwners(this.#context.store, FAR),
      (pick) => this.#on('todo', pick, [], (task) => this.#ask('commentTask', { task, text: this.#text() })),
      (pick, option) =>
        this.#on('todo', pick, [], (task) =>
          this.#on('todo', option, [], (before) => this.#ask('arrangeTask', { task, before })),
        ),
      (pick, option) =>
        this.#on('todo', pick, [], (task) =>
          this.#on('todo', option, [], (on) => this.#ask('dependTask', { task, on: [on] })),
        ),
      (pick, option) =>
        this.#on('room', pick, [], (task) =>
          this.#on('todo', option, [], (on) => this.#ask('dependTask', { task, on: [on] })),
        ),
      (pick) => this.#on('todo', pick, [], (task) => this.#ask('unblockTask', { task, answer: 'go_on' })),
      ...moves.map(
        (key): Verb =>
          (pick) =>
            this.#on('todo', pick, [], (task) => this.#ask(key, { task })),
      ),
      (pick, option) =>
        this.#on('todo', pick, [], (task) =>
          this.#ask('shareTask', { task, with: SHARED_WITH, to: option % 2 === 0 ? 'change' : 'see' }),
        ),
      (pick) => this.#on('todo', pick, [], (task) => this.#ask('unshareTask', { task })),
      () => this.#ask('undoChange', {}),
    ]
  }

  #room(): readonly Verb[] {
    const wait: Verb = (pick, option) => {
      const who = { room: roomOf(pick), role: roleIn(roomOf(pick), option), session: `s${option % 3}` }
      return this.#ask('waitForTask', { ...who, timeoutSeconds: 0 })
    }
    const start = this.#asHolder('startWork', ['acknowledged'], () => ({}))
    const post: Verb = (pick) => this.#ask('postMessage', { room: roomOf(pick), content: this.#text() })
    const plan: Verb = (pick, option) => {
      const level = ['low', 'medium', 'high', undefined][option % 4]
      const scores = { complexity: level, value: level, priority: option % 3 === 0 ? option / 7 : undefined }
      return this.#ask('addBacklogTask', { room: roomOf(pick), content: this.#text(), ...scores })
    }
    return [
      ...[wait, wait, wait, start, start, post, post, plan, plan, plan, this.#diesThrice],
      this.#asHolder('releaseWork', ['in_progress'], (option) => ({
        reason: this.#text(),
        failed: option % 4 !== 0,
        exitCode: option % 256,
      })),
      this.#asHolder('reportProgress', ['acknowledged', 'in_progress'], (option) => ({
        progress: this.#text(),
        tokens: 1 + (option % 5_000),
        cost: 0.03,
        model: 'small-1',
      })),
      this.#asHolder('failWork', ['acknowledged', 'in_progress'], () => ({ because: `no: ${this.#text()}` })),
      this.#asHolder('giveBackWork', ['acknowledged', 'in_progress'], () => ({ because: `no: ${this.#text()}` })),
      this.#asHolder('handOff', ['in_progress'], () => ({ to: 'user', message: this.#text(), result: this.#text() })),
      this.#asHolder('blockWork', ['in_progress'], (option) => ({
        ask: this.#text(),
        ...(option % 2 === 0 && { of: ROLES[(option >> 1) % 2] }),
      })),
      (pick) =>
        this.#on('room', pick, ['pending_user_review'], (item) =>
          this.#ask('answerItem', { item, answer: this.#text() }),
        ),
      (pick, option) =>
        this.#on('room', pick, ['pending_user_review'], async (item) => {
          await this.#ask('handItem', { item, person: SHARED_WITH })
          return option % 2 === 0 && this.#ask('returnItem', { item })
        }),
      (pick) =>
        this.#on('room', pick, ['pending_user_review'], (task) =>
          this.#ask('sendBackForRework', { task, because: this.#text() }),
        ),
      this.#asHolder('completeWork', ['in_progress'], () => ({ result: this.#text(), exitCode: 0 })),
      this.#asHolder('handOff', ['in_progress'], (option) => ({
        to: ROLES[option % 2],
        message: this.#text(),
        result: this.#text(),
      })),
      (pick) =>
        this.#on('room', pick, ['backlog'], (item, { fields }) =>
          this.#ask('postMessage', { room: fields.chatroomId, content: this.#text(), attach: [item] }),
        ),
      (pick, option) =>
        this.#on('room', pick, ['backlog'], (task) =>
          this.#on('room', option, ['pending', 'acknowledged'], (to) => this.#ask('attachToMessage', { task, to })),
        ),
      (pick, option) =>
        this.#on('room', pick, ['backlog'], (task) => this.#ask('scoreBacklogTask', { task, priority: option - 5.5 })),
      ...PEOPLE.map(
        ([key, ...statuses]): Verb =>
          (pick) =>
            this.#on('room', pick, statuses, (task) => this.#ask(key, { task })),
      ),
    ]
  }

  /** What is said of work besides doing it, and what stands around it: each once, when the walk is over. */
  async end(): Promise<void> {
    await this.#ask('createRoom', { room: 'last', roles: ROLES })
    for (const verb of this.#around()) await verb(0, 1)
  }

  #around(): readonly Verb[] {
    const waiting = (pick: number) => ({ room: 'last', message: `m${2 + pick}` })
    const depends =
      (own: string, other: string): Verb =>
      (pick, option) =>
        this.#on(own, pick, [], (task) =>
          this.#on(other, option, [], (on) => this.#ask('dependTask', { task, on: [on] })),
        )
    return [
      () => this.#ask('addTask', { title: 'Stands in the way' }),
      ...[{}, { labels: ['ui'] }, { skills: ['rust'] }].map(
        (more): Verb =>
          () =>
            this.#ask('postMessage', { room: 'last', content: this.#text(), ...more }),
      ),
      (pick, option) => this.#ask('editMessage', { ...waiting(pick), content: this.#text(), priority: option }),
      (pick) => this.#ask('moveMessage', { ...waiting(pick + 1), first: true }),
      (pick) => this.#ask('cancelMessage', waiting(pick + 1)),
      (pick) => this.#ask('restoreMessage', waiting(pick + 1)),
      (pick) => this.#ask('cancelMessage', waiting(pick + 1)),
      (pick) => this.#on('room', pick, ['pending'], (task) => this.#ask('moveRoomTask', { task, last: true })),
      (pick) =>
        this.#on('room', pick, ['pending'], (task) =>
          this.#ask('editRoomTask', { task, skills: ['rust'], labels: ['ui', 'גינה'] }),
        ),
      (pick) => this.#on('room', pick, ['pending'], (task) => this.#ask('editRoomTask', { task, skills: null })),
      (pick) => this.#on('room', pick, [], (task) => this.#ask('tellAgent', { task, text: this.#text() })),
      (pick, option) => this.#ask('changeRoom', { room: roomOf(pick + 1), parallel: 3 + (option % 2) }),
      (pick) => this.#ask('addSchedule', { room: roomOf(pick), content: 'Triage', every: 'every weekday at 9' }),
      () => this.#ask('addHook', { on: 'room:* -> completed', to: 'https://example.com/hook' }),
      (pick) => this.#ask('setBudget', { room: roomOf(pick), cost: 1_000 }),
      (pick) => {
        const issue = { number: pick + 1, title: 'Imported', url: `https://github.com/x/y/issues/${pick + 1}` }
        return this.#ask('importWork', { room: 'alone', from: 'github', content: JSON.stringify([issue]) })
      },
      async (pick) => {
        const [first] = await this.#context.store.records({ kind: 'initiative', states: ['active'], limit: 1 })
        const issues = [1, 2].map((number) => ({ number: number + pick, title: 'Imported', body: 'Blocked by #1' }))
        const file = { from: 'github', content: JSON.stringify(issues) }
        return this.#ask('importIntoInitiative', { initiative: first?.id ?? 'none', ...file })
      },
      this.#begun('blockWork', { ask: 'Which wheel?', of: 'builder' }),
      () => this.#answerLast(),
      this.#begun('handOff', { to: 'builder', message: 'Paint it', result: 'Built' }),
      this.#begun('stopAgent', { because: 'The wrong wheel' }),
      ...[depends('room', 'room'), depends('todo', 'room'), depends('governed', 'todo'), depends('todo', 'governed')],
      (pick) => this.#on('todo', pick, ['open'], (task) => this.#ask('deleteTask', { task })),
      (pick) => this.#on('governed', pick, [], (task) => this.#ask('unblockTask', { task, answer: 'go_on' })),
      (pick) => this.#on('todo', pick, [], (task) => this.#ask('unblockTask', { task, answer: 'go_on' })),
    ]
  }

  /** With a task of the last room that was claimed and started. */
  #begun(key: Documents, more: object): Verb {
    return async () => {
      // What was handed on is the one that is stopped.
      const who = { room: 'last', role: key === 'stopAgent' ? 'builder' : 'planner', session: 'last' }
      const held = await this.#ask('waitForTask', { ...who, timeoutSeconds: 0, skills: ['rust'] })
      const task = String((held as { task: Task } | undefined)?.task.number)
      await this.#ask('startWork', { task, session: 'last' })
      return this.#ask(key, { task, ...(key !== 'stopAgent' && { session: 'last' }), ...more })
    }
  }

  /** What was asked last in the last room. */
  async #answerLast(): Promise<unknown> {
    const tasks = await this.#context.store.roomTasks({ room: 'last', statuses: ['pending_user_review'], limit: 9 })
    return this.#ask('answerItem', { item: String(tasks[0]?.number), answer: 'The small one' })
  }

  #asHolder(key: Documents, statuses: readonly string[], more: (option: number) => object): Verb {
    return (pick, option) =>
      this.#on('room', pick, statuses, (task, { fields }) =>
        this.#ask(key, { task, session: fields.claimedBy, ...more(option) }),
      )
  }

  readonly #diesThrice: Verb = async (_, option) => {
    const room = roomOf(option)
    for (let death = 0; death < 3; death++) {
      const held = await this.#ask('waitForTask', { room, role: 'planner', session: 'mortal', timeoutSeconds: 0 })
      if (held === undefined) return
      const named = { task: String((held as { task: Task }).task.number), session: 'mortal' }
      await this.#ask('startWork', named)
      await this.#ask('releaseWork', { ...named, reason: this.#text() })
    }
  }

  #tokens(): readonly Verb[] {
    const names = ['ci', 'Zed', 'אסימון']
    return [
      (pick, option) => {
        const may = (['read', 'write', 'admin'] as const)[option % 3]
        return this.#ask('addToken', { name: names[pick % 3], actor: `agent:${names[pick % 3]}`, may })
      },
      (pick) => this.#ask('revokeToken', { name: names[pick % 3] }),
    ]
  }

  readonly #chat: Verb = async (pick, option) => {
    const conversation_id = this.#talks[pick % (this.#talks.length + 1)]
    const message = MESSAGES[(pick * 11 + option) % MESSAGES.length]
    const begins = conversation_id === undefined && { mode: MODES[option % 2] }
    const answer = await this.#ask('takeTurn', { message, conversation_id, ...begins, message_id: `m ${this.#said++}` })
    if (conversation_id === undefined && answer !== undefined)
      this.#talks.push((answer as { conversation_id: string }).conversation_id)
  }

  #details(option: number) {
    return {
      description: this.#text(),
      ...(option % 2 === 0 && { priority: (['low', 'urgent'] as const)[(option % 4) >> 1] }),
      ...(option % 3 === 0 && { deadline: option % 2 === 0 ? '2026-03-01' : '2026-03-01T09:00:00Z' }),
    }
  }

  #text(): string {
    return ODD_TEXTS[this.#said++ % ODD_TEXTS.length] as string
  }

  /** Mostly with a task of these statuses, if there is one. */
  async #on(
    lifecycle: string,
    pick: number,
    statuses: readonly string[],
    act: (number: string, task: Task) => Promise<unknown>,
  ): Promise<unknown> {
    const snapshot = await this.#context.store.openSnapshot()
    const tasks = (await snapshot.tasksAfter(0, 1000)).map(({ task }) => task)
    await snapshot.close()
    const own = tasks.filter((task) => task.lifecycle === lifecycle)
    const fit = own.filter(({ status }) => statuses.includes(status))
    const task = fit[pick % (fit.length || 1)] ?? own[pick % (own.length || 1)]
    return task && act(String(task.number), task)
  }

  /** Undefined if it was refused. */
  async #ask(key: Documents, input: object, principal = this.#context.principal): Promise<unknown> {
    try {
      return await (asked({ ...this.#context, principal }).done as (key: string, input: object) => Promise<unknown>)(
        key,
        given(input),
      )
    } catch (error) {
      if (/^[A-Z_]+$/.test((error as Error).message) || (error as Error).name === 'ZodError') return undefined
      throw error
    }
  }
}

/** Someone of a server, whose to-dos are named after them. */
/** To-dos are shared with someone who has a token. */
const SHARED_WITH = 'noa'
const SIGNED_IN: Context['principal'] = { name: 'person:eve', role: 'member', alone: false }

const roomOf = (pick: number) => ROOMS[pick % ROOMS.length] as string
const roleIn = (room: string, option: number) => (room === 'alone' ? 'planner' : ROLES[option % 2])

function given(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
