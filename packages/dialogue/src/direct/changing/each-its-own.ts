// ‘Move the vet to Friday and the oven to Sunday’: one verb, and tasks that get a value each.
//
// EO1. Every part must be a change of a task of its own, by the verb of the first: otherwise none of it is read here.

import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import type { DirectStep } from '../chain.ts'
import type { Act, Scene } from '../scene.ts'
import { commaParts, joinedParts } from '../several/enumeration.ts'
import { doDeed } from './deeds.ts'

/** Nobody says so in more letters or parts. */
const LONGEST = 200
const MOST_PARTS = 6

/** `read`: reads a message as if it was typed. */
export function eachItsOwn(
  message: string,
  readings: readonly Reading[],
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const [first] = readings
  if (first?.intent !== 'UPDATE_TASK' || first.mood !== 'order' || message.length > LONGEST) return undefined
  const verb = message.slice(first.order, first.from)
  const rest = message.slice(first.from)
  const ways = [joinedParts(scene.reader, rest), commaParts(scene.reader, rest)]
  const parts = ways.find(({ length }) => length > 1 && length <= MOST_PARTS)
  if (parts === undefined || splitWords(scene.reader, verb).length === 0) return undefined
  const acts: Act[] = []
  let current = scene
  for (const [at, part] of parts.entries()) {
    const hasVerb = at > 0 && readOpaque(scene.reader, part).some(({ role }) => role !== undefined)
    const step = read(hasVerb ? part : `${verb.trim()} ${part}`, current)
    const [act, ...more] = step.acts
    const task = current.tasks.find(({ id }) => id === act?.command.ref?.task_id)
    if (act === undefined || task === undefined || more.length > 0 || !isChange(act, step)) return undefined
    // What would be proposed alone is beyond doubt beside the others.
    const done = act.command.ready ? act : doDeed({ deed: 'update', fields: act.command.fields }, task, current)
    acts.push(done)
    current = { ...done.scene, variant: done.scene.variant + 1 }
  }
  const ids = new Set(acts.map(({ command }) => command.ref?.task_id))
  return ids.size < acts.length ? undefined : { acts, state: undefined, detected: acts.map(() => 'UPDATE_TASK') }
}

const isChange = ({ command, more }: Act, { state, detected }: DirectStep) =>
  (command.ready ? state === undefined : state === 'UPDATE:ASK_CONFIRMATION') &&
  more === undefined &&
  command.fields.title === undefined &&
  detected.every((intent) => intent === 'UPDATE_TASK') &&
  command.ref?.task_id !== undefined &&
  command.fields.undo !== true
