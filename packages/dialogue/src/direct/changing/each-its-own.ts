// ‘Move the vet to Friday and the oven to Sunday’: one verb, and tasks that get a value each.
//
// EO1. Every part must be a change of a task of its own, by the verb of the first: otherwise none of it is read here.

import { splitWords } from '../../reading/words.ts'
import type { Reading } from '../../reading/read-message.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import type { DirectStep } from '../chain.ts'
import type { Act, Scene } from '../scene.ts'
import { commaParts, joinedParts } from '../several/enumeration.ts'

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
    if (act === undefined || more.length > 0 || !isChange(act, step)) return undefined
    acts.push(act)
    current = { ...act.scene, variant: act.scene.variant + 1 }
  }
  const ids = new Set(acts.map(({ command }) => command.ref?.task_id))
  return ids.size < acts.length ? undefined : { acts, state: undefined, detected: acts.map(() => 'UPDATE_TASK') }
}

const isChange = ({ command, more }: Act, { state, detected }: DirectStep) =>
  command.ready &&
  more === undefined &&
  state === undefined &&
  detected.every((intent) => intent === 'UPDATE_TASK') &&
  command.ref?.task_id !== undefined &&
  command.fields.undo !== true
