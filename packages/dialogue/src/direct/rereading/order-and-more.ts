// An order about a task, and then what else is to be so of it: ‘set the insurance to tomorrow, it's urgent’, ‘add the cake for Friday,
// it's for work’. Both hold of that task.
//
// OM1. Each part is understood by itself, the first without a question, and the second as a value of what the first was about.

import { splitWords } from '../../reading/words.ts'
import { wordSet } from '../../word-tables.ts'
import type { DirectStep } from '../chain.ts'
import { isMark } from '../changing/phrase-ends.ts'
import type { Scene } from '../scene.ts'

const MOST_WORDS = 30
const PRONOUNS = wordSet(({ slots, saying }) => [...slots.pronouns, ...saying.itForms])
const FEWEST_BEFORE = 2

/** `step`: what the message was read as. `read`: reads a message as if it was typed. */
export function orderAndMore(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader } = scene
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS || message.includes('?') || scene.context.state !== undefined) return undefined
  for (let at = words.length - 2; at >= FEWEST_BEFORE; at--) {
    const next = words[at + 1]?.text.replace(/['’]s$/u, '') ?? ''
    if (!isMark(words[at]) || !reader.get(PRONOUNS).has(next)) continue
    const first = read(message.slice(0, words[at]?.start).trim(), scene)
    const [act] = first.acts
    const task = act?.scene.tracked
    const isDone = first.state === undefined && first.acts.length === 1 && act?.command.ready === true
    const isOfTask = act?.command.intent === 'update_task' || act?.command.intent === 'add_task'
    if (act === undefined || !isDone || !isOfTask || task === undefined || act.more !== undefined) continue
    // ‘Add call the plumber, it's urgent’ was understood as it stands.
    const title = act.command.intent === 'add_task' ? act.command.fields.title : undefined
    if (title !== undefined && step.acts.some(({ command }) => command.fields.title === title)) return undefined
    const more = read(message.slice(words[at + 1]?.start), { ...act.scene, isPlain: true })
    const isValue =
      more.state === undefined &&
      more.acts.length === 1 &&
      more.acts.every(
        ({ command }) => command.ready && command.intent === 'update_task' && command.fields.undo !== true,
      )
    if (isValue && more.acts[0]?.command.ref?.task_id === task.id)
      return { ...more, acts: [act, ...more.acts], detected: [...first.detected, ...more.detected] }
  }
  return undefined
}
