// An answer to a question of governed work, and what it causes, without a store: an initiative with one task, as it stands
// when the question is answered.

import { type ItemTypeName, localPrincipal, type Principal } from '../packages/contract/src/index.ts'
import type { Fields, GovernedTask } from '../packages/kernel/src/index.ts'
import type { Asked } from '../packages/operations/src/governed/answers/asked.ts'
import { causedBy } from '../packages/operations/src/governed/answers.ts'
import type { Effects } from '../packages/operations/src/governed/effects.ts'
import { type Judges, NOBODY_ELSE } from '../packages/operations/src/governed/four-eyes.ts'
import type { Context } from '../packages/operations/src/index.ts'
import type {
  InitiativeView,
  RecordKind,
  RecordOf,
  StoredRecord,
} from '../packages/operations/src/ports/record-store.ts'

type Body = StoredRecord['body']

export function record<Kind extends RecordKind>(
  kind: Kind,
  id: string,
  body: Body = {},
  more: Partial<Omit<StoredRecord, 'kind' | 'body'>> = {},
): RecordOf<Kind> {
  const state = { initiative: 'active', policy: 'active', worker: 'enabled', result: 'submitted', item: 'open' }
  const made: StoredRecord = {
    kind,
    id,
    version: 1,
    subject: '',
    state: (state as Record<string, string>)[kind] ?? '',
    body,
    actor: 'person:dana',
    at: 10,
    ...more,
  }
  return made as RecordOf<Kind>
}

export function task(status: GovernedTask['status'], fields: Partial<GovernedTask['fields']> = {}): GovernedTask {
  return {
    id: 't1',
    number: 1,
    lifecycle: 'governed',
    status,
    version: 3,
    createdBy: 'person:dana',
    createdAt: 1,
    updatedAt: 2,
    fields: { initiative_id: 'i1', title: 'Ship it', ...fields },
  }
}

interface Situation {
  readonly task?: GovernedTask
  readonly view?: Partial<InitiativeView>
  /** What the question says. */
  readonly asks?: Body
  readonly principal?: Principal
  readonly actor?: string
  readonly judges?: Judges
  readonly reason?: string
}

/** Several people, who can be told apart. */
export const dana: Principal = { name: 'person:dana', role: 'owner', alone: false }
export const ALONE = localPrincipal(true)

export function contextFor({
  principal = ALONE,
  actor = principal.name,
}: Pick<Situation, 'principal' | 'actor'>): Context {
  let ids = 0
  return {
    // What an answer causes is decided on what was read before: nothing is asked of a store.
    store: undefined as never,
    principal,
    actor,
    language: 'en',
    now: () => 50,
    newId: () => `new${++ids}`,
  }
}

export function viewOf(about: GovernedTask, view: Partial<InitiativeView> = {}): InitiativeView {
  return {
    initiative: record('initiative', 'i1', { title: 'The initiative' }),
    tasks: new Map([[about.id, about]]),
    unassigned: [],
    live: [about.id],
    policies: [],
    policyHistory: undefined,
    workers: [],
    loads: {},
    results: [],
    cases: [],
    items: [],
    others: [],
    waiting: [],
    ...view,
  }
}

export function answered(type: ItemTypeName, answer: unknown, situation: Situation = {}) {
  const about = situation.task ?? task('completed')
  const asked: Asked = {
    context: contextFor(situation),
    view: viewOf(about, situation.view),
    item: record('item', 'q1', situation.asks),
    task: about,
    judges: situation.judges ?? NOBODY_ELSE,
    reason: situation.reason,
  }
  return told(causedBy(type, asked, answer))
}

/** What was caused, in the order it is stored, or the code of the refusal with its facts. */
interface Told {
  readonly refused?: string
  readonly moves?: readonly string[]
  /** The fields of each task that was moved or made. */
  readonly tasks?: readonly Fields[]
  /** Records by their kind, or by the type of a message. */
  readonly names?: readonly string[]
  readonly records?: readonly StoredRecord[]
  readonly bodies?: readonly Body[]
}

export function told(effects: Effects): Told {
  if (effects.refused) {
    const { code, variables } = effects.refusal
    const [problem] = (variables as { problems?: readonly { because?: object }[] }).problems ?? []
    return {
      refused: code,
      ...(variables as object),
      ...(problem && { problems: undefined, because: problem.because }),
    }
  }
  let number = 100
  const writes = effects.writes.map((write) => ('insert' in write ? write.insert(++number) : write.update))
  return {
    moves: writes.map(({ event: { taskId, trigger, to } }) => `${taskId} ${trigger} ${to}`),
    tasks: writes.map(({ task: { fields } }) => fields),
    names: effects.records.map(({ kind, id, state, body }) => `${body.type ?? `${kind} ${id}`} ${state}`),
    records: effects.records,
    bodies: effects.records.map(({ body }) => body),
  }
}
