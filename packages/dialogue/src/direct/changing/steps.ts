// The steps of a task, its checklist: ‘add steps: measure the shop, price the signs’, ‘add a step: paint it’, ‘measured the shop’,
// ‘what's left on it?’.
//
// SP1. They are of the task that was just spoken of, or of the one that is named; a name that nothing has is a new task.
// SP2. Steps are added to those it has. Ticking one off leaves the task open.
// SP3. A step is read as a task would be, and only where the message says nothing of a task that is there.

import { languagesByScript } from '../../language-of-text.ts'
import { cleaned, normalized } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { trimmedTitle } from '../../slots/title-words.ts'
import type { CommandFields, KnownTask, Step } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { addTask } from '../adding/create.ts'
import { type DirectStep, only } from '../chain.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import { showTask } from '../listing/list.ts'
import type { Act, Scene } from '../scene.ts'
import { commaParts, listParts } from '../several/enumeration.ts'
import { doDeed, isPending } from './deeds.ts'

/** Nobody says so in more letters. */
const LONGEST = 600
const MOST_STEPS = 50
const ORDERED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: false }
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const ADDS = patternTable(
  ({ repairs }) => repairs.addsSteps ?? [],
  (pattern) => pattern,
)
const LEFT = patternTable(
  ({ repairs }) => repairs.stepsLeft ?? [],
  (pattern) => pattern,
)

/** ‘Add a checklist: …’, ‘make a list for the suitcase: …’. */
export function stepsAdded(message: string, scene: Scene): Act | undefined {
  if (message.length > LONGEST || message.includes('?') || message.includes('\n')) return undefined
  const text = cleaned(message)
  for (const speech of languagesByScript(scene.reader, text))
    for (const pattern of ADDS(scene.reader, speech, text)) {
      const { task, steps = '', step } = pattern.exec(text)?.groups ?? {}
      const texts = step === undefined ? stepsIn(steps, scene) : [step]
      const act = texts.length === 0 ? undefined : addedTo(task, texts, scene)
      if (act !== undefined) return act
    }
  return undefined
}

function stepsIn(text: string, { reader }: Scene): readonly string[] {
  const parts = text.includes(',') ? listParts(reader, text) : commaParts(reader, text)
  const told = parts.map((part) => trimmedTitle(reader, part)).filter((part) => part !== '')
  return told.length > MOST_STEPS ? [] : told
}

function addedTo(name: string | undefined, texts: readonly string[], scene: Scene): Act | undefined {
  const { reader, tracked } = scene
  const added = texts.map((text): Step => ({ text, done: false }))
  if (name === undefined || reader.get(PRONOUNS).has(normalized(name))) {
    if (tracked === undefined || !isPending(tracked)) return undefined
    return doDeed({ deed: 'update', fields: withSteps(tracked, added) }, tracked, scene)
  }
  const found = resolveFitting(reader, name, { ...scene, isIn: isPending })
  if (found.kind === 'none') return addTask({ title: bareName(name, scene), checklist: added }, scene)
  if (found.kind !== 'one' || found.how === 'similar') return undefined
  const wish = { deed: 'update', fields: withSteps(found.task, added) } as const
  return passing(wish, found.task, rulingOn(reader, wish, found.task, found.how, ORDERED), scene)
}

const ARTICLES = wordSet(({ slots }) => slots.articles)

/** ‘The suitcase’ is called suitcase. */
function bareName(name: string, { reader }: Scene): string {
  const title = trimmedTitle(reader, name)
  const [first = '', ...rest] = title.split(' ')
  return rest.length > 0 && reader.get(ARTICLES).has(first.toLowerCase()) ? rest.join(' ') : title
}

const withSteps = ({ checklist }: KnownTask, added: readonly Step[]): CommandFields => ({
  checklist: [...(checklist ?? []), ...added],
})

/** ‘What's left on it?’, ‘show the steps’. */
export function stepsAsked(message: string, scene: Scene): Act | undefined {
  const { reader, tracked } = scene
  if (!tracked?.checklist?.length || message.length > LONGEST) return undefined
  const text = cleaned(message)
  const isAsked = languagesByScript(reader, text).some((speech) =>
    LEFT(reader, speech, text).some((pattern) => pattern.test(text)),
  )
  return isAsked ? showTask(tracked, scene) : undefined
}

/** `read`: reads a message as if it was typed. */
export function stepDone(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { tracked, context } = scene
  const steps = tracked?.checklist ?? []
  if (tracked === undefined || steps.length === 0 || !isPending(tracked)) return undefined
  const tasks = steps.map(({ text, done }, at) => ({ id: `step-${at}`, title: text, status: done ? 'done' : 'open' }))
  const bare = {
    ...context,
    state: undefined,
    tracked: undefined,
    perhaps: undefined,
    shown: [],
    justDone: [],
    done: [],
  }
  const { acts, state } = read(message, { ...scene, tasks, tracked: undefined, shown: [], context: bare })
  const commands = acts.flatMap(({ command, more = [] }) => [command, ...more])
  const isDone = commands.every(
    ({ ready, intent, fields }) => ready && intent === 'update_task' && fields.status === 'done',
  )
  const ids = new Set(commands.map(({ ref }) => ref?.task_id))
  if (state !== undefined || !isDone || !tasks.some(({ id }) => ids.has(id))) return undefined
  const checklist = steps.map((one, at) => (ids.has(`step-${at}`) ? { ...one, done: true } : one))
  return only(doDeed({ deed: 'update', fields: { checklist } }, tracked, scene), 'UPDATE_TASK')
}
